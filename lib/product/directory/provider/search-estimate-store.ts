import "server-only";
/** The estimates that a search is planned by: how near businesses lie to a place, and how many of them are open. */
import { isNull, sql, type SQL } from "drizzle-orm";
import { vectorText } from "#lib/product/directory/records/business-store";
import type { Point } from "#lib/product/directory/business/distance";
import { remembered } from "#lib/product/directory/records/remembered";
import type { Database } from "#lib/platform/server/database/database";
import { businesses } from "#lib/platform/server/database/directory-tables";
import { hourMs } from "#lib/base/values/durations";

/** People search from few places. */
const mostRadii = 2000;
const radii = remembered<number>(mostRadii);

/** Shares of businesses that are open, by the hour: asking for one takes a look at some of them. */
const openShares = remembered<number>(1);
/** How many businesses are looked at. A small directory is looked at whole. */
const sampleSize = 3000;

export const searchEstimateStore = (db: Database) => ({
  /** The chord within which so many businesses of a directory lie round a place, or a little more. */
  radiusOf(directory: object, near: Point, count: number): Promise<number> {
    // Rounded up to a power of two, so that searches of like rarity share it.
    const rounded = 2 ** Math.ceil(Math.log2(count));
    const key = `${near.latitude} ${near.longitude} ${rounded}`;
    return radii(directory, key, () => radiusOf(db, near, rounded));
  },

  /** Which share of a directory's businesses is open at a moment, as `isOpen` asks of a row; as it was within the hour. */
  openShare(directory: object, isOpen: SQL | undefined, at: Date): Promise<number> {
    const hour = Math.floor(at.getTime() / hourMs);
    return openShares(directory, String(hour), () => openShare(db, isOpen));
  },
});

async function radiusOf(db: Database, near: Point, count: number): Promise<number> {
  const center = sql`${vectorText(near)}::cube`;
  const nearest = db
    .select({ at: sql<number>`${businesses.position} <-> ${center}`.as("at") })
    .from(businesses)
    .where(isNull(businesses.goneAt))
    .orderBy(sql`${businesses.position} <-> ${center}`)
    .limit(count)
    .as("nearest");
  const [row] = await db.select({ most: sql<number>`coalesce(max(${nearest.at}), 2)::float8` }).from(nearest);
  return row?.most ?? 2;
}

async function openShare(db: Database, isOpen: SQL | undefined): Promise<number> {
  const some = db
    .select({ timeZone: businesses.timeZone, openWeek: businesses.openWeek })
    .from(businesses)
    .where(isNull(businesses.goneAt))
    .limit(sampleSize)
    .as("businesses");
  const [row] = await db
    .select({ share: sql<number>`coalesce(avg((${isOpen ?? sql`true`})::int), 0)::float8` })
    .from(some);
  return row?.share ?? 0;
}
