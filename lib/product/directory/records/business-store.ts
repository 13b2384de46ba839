import "server-only";
/** The businesses in the database, and what every look at them has in common. */
import { and, count, desc, eq, getTableColumns, inArray, isNull, like, notLike, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { isCategory, type Business } from "#lib/product/directory/business/business";
import { withCurrentHours, type StoredBusiness } from "#lib/product/directory/hours/current-hours";
import { vectorOf, type Point } from "#lib/product/directory/business/distance";
import { restOfDistrict, type PostalPlace } from "#lib/product/directory/places/postal-code";
import type { Database } from "#lib/platform/server/database/database";
import { isRowId } from "#lib/platform/server/database/row-id";
import { businesses } from "#lib/platform/server/database/directory-tables";

const {
  nameKey: _key,
  searchText: _text,
  openWeek: _week,
  position: _position,
  cell: _cell,
  seedVersion: _version,
  ...shown
} = getTableColumns(businesses);

/** The columns that a business is made of; the others are what it is found by. */
export const businessColumns = shown;

/** A row as it is kept; none when its category is not one of ours. */
export const businessOf = <T extends { category: string }>({
  category,
  ...row
}: T): (Omit<T, "category"> & Pick<Business, "category">)[] =>
  isCategory(category) ? [{ ...row, category }] : [];

/** Spans of minutes since Monday as the database writes them. */
export const spansText = (spans: readonly (readonly [from: number, to: number])[]): string =>
  `{${spans.map(([from, to]) => `[${from},${to})`).join(",")}}`;

/** A point as the database writes it. */
export const vectorText = (point: Point): string => `(${vectorOf(point).join(",")})`;

/** A statement takes many more parameters than this, but not as many as there may be numbers. */
const phonesAtOnce = 1_000;

export const businessStore = (db: Database) => ({
  /** A business by its id; null when there is none, whatever the id looks like. */
  async read(id: string, now: Date): Promise<Business | null> {
    if (!isRowId(id)) return null;
    const rows = await db.select(businessColumns).from(businesses).where(eq(businesses.id, id));
    const kept: StoredBusiness[] = rows.flatMap(businessOf);
    return (await withCurrentHours(kept, now))[0] ?? null;
  },

  /**
   * The middle of the businesses of a postal code or district.
   * Two countries may have the same: then it is where most of them are.
   */
  async postalPlace(word: string): Promise<PostalPlace | null> {
    // So few digits begin longer codes too, and are part of names: Studio 2000 is not where 2000 is.
    const isShort = /^\d{4}$/.test(word);
    const beginning = isShort ? `% ${word} %` : `% ${word}%`;
    const unnamed = isShort ? notLike(businesses.name, `%${word}%`) : undefined;
    // E1 is not E14: a code ends after the rest of its district.
    const rest = restOfDistrict(word);
    const whole = rest === null ? undefined : sql`${businesses.searchText} ~ ${` ${word}${rest} `}`;
    const middle = (column: AnyPgColumn) => sql<number>`avg(${column})::float8`;
    const [row] = await db
      .select({
        city: businesses.city,
        latitude: middle(businesses.latitude),
        longitude: middle(businesses.longitude),
      })
      .from(businesses)
      .where(and(isNull(businesses.goneAt), like(businesses.searchText, beginning), unnamed, whole))
      .groupBy(businesses.city, businesses.cell)
      .orderBy(desc(count()), businesses.city)
      .limit(1);
    return row ?? null;
  },

  /**
   * The numbers among these that businesses in the directory have, each with the name of one of them.
   * No index helps: not for a page.
   */
  async namesByPhone(phones: readonly string[]): Promise<Map<string, string>> {
    const names = new Map<string, string>();
    for (let from = 0; from < phones.length; from += phonesAtOnce) {
      const some = phones.slice(from, from + phonesAtOnce);
      const rows = await db
        .select({ phone: businesses.phone, name: businesses.name })
        .from(businesses)
        .where(and(inArray(businesses.phone, some), isNull(businesses.goneAt)));
      for (const { phone, name } of rows) if (phone !== null) names.set(phone, name);
    }
    return names;
  },
});
