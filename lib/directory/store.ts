import "server-only";
/** The embedded directory: a table, filled once from the list that ships with the product. */
import { and, asc, desc, eq, getTableColumns, ne, or, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { isCategory, type Business } from "#lib/directory/business";
import { chordOfKm, kmOfChord, vectorOf, type Point } from "#lib/directory/distance";
import { weekMinute, weekSpans } from "#lib/directory/opening";
import type { PageKey } from "#lib/directory/page-key";
import { cityLabel } from "#lib/directory/places";
import type { DirectoryPage, DirectoryProvider, DirectoryQuery } from "#lib/directory/provider";
import { fold } from "#lib/directory/words";
import { database, type Database } from "#lib/platform/server/database/database";
import { businesses, businessVisits, directorySeeds } from "#lib/platform/server/database/schema";
import {
  embeddedCities,
  seedBusinesses,
  seedVersion,
  type SeedBusiness,
} from "#lib/platform/server/directory-source";
import { processWide } from "#lib/platform/server/process-wide";

const cityNames = new Map(embeddedCities.map((city) => [city.id, cityLabel(city)]));
const timeZones = [...new Set(embeddedCities.map(({ timeZone }) => timeZone))];

type Row = typeof businesses.$inferInsert;

const cubeText = (point: Point) => `(${vectorOf(point).join(",")})`;

/** A business of the list as a row, with what it is searched by. */
export function rowOf(business: SeedBusiness): Row {
  const { cityId, keywords, ...rest } = business;
  const city = cityNames.get(cityId) ?? cityId;
  const { name, category, neighborhood, services } = rest;
  const words = [name, category, neighborhood, city, keywords, ...services.map((service) => service.name)];
  return {
    ...rest,
    city,
    nameKey: fold(name),
    searchText: ` ${fold(words.join(" "))} `,
    openWeek: `{${weekSpans(rest.hours)
      .map(([from, to]) => `[${from},${to})`)
      .join(",")}}`,
    position: cubeText(rest),
    seedVersion,
  };
}

const seedName = "businesses";
/** Rows to an insertion: a statement carries at most 65,535 values. */
const batchSize = 240;
/** Held while the table is filled, so that of several instances one does it. */
const seedLock = 7_215_081_921;

/** Fills the table, unless it holds this version of the list already. What calls point to keeps its id. */
export async function seedDirectory(db: Database, now = new Date()): Promise<void> {
  const isFilled = async (connection: Pick<Database, "select">) => {
    const [seed] = await connection.select().from(directorySeeds).where(eq(directorySeeds.name, seedName));
    return seed?.version === seedVersion;
  };
  if (await isFilled(db)) return;
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    if (await isFilled(transaction)) return;
    const rows = [...seedBusinesses()].map(rowOf);
    const columns = Object.entries(getTableColumns(businesses)).filter(([key]) => key !== "id");
    const set = Object.fromEntries(columns.map(([key, { name }]) => [key, sql.raw(`excluded."${name}"`)]));
    for (let start = 0; start < rows.length; start += batchSize)
      await transaction
        .insert(businesses)
        .values(rows.slice(start, start + batchSize))
        .onConflictDoUpdate({ target: businesses.id, set });
    await transaction.delete(businesses).where(ne(businesses.seedVersion, seedVersion));
    const seed = { name: seedName, version: seedVersion, seededAt: now };
    await transaction
      .insert(directorySeeds)
      .values(seed)
      .onConflictDoUpdate({ target: directorySeeds.name, set: seed });
  });
  // The embedded database gathers no statistics by itself, and without them an index may go unused.
  await db.execute(sql`analyze businesses`);
}

const seeding = processWide("directory", () => ({ of: new WeakMap<Database, Promise<void>>() }));

/** The database with the directory in it. */
async function filled(given?: Database): Promise<Database> {
  const db = given ?? (await database());
  const begun = seeding.of.get(db) ?? seedDirectory(db);
  seeding.of.set(db, begun);
  try {
    await begun;
  } catch (error) {
    seeding.of.delete(db);
    throw error;
  }
  return db;
}

const {
  nameKey: _key,
  searchText: _text,
  openWeek: _week,
  position: _position,
  seedVersion: _version,
  ...shown
} = getTableColumns(businesses);

function businessOf({ category, ...row }: Omit<Business, "category"> & { category: string }): Business[] {
  return isCategory(category) ? [{ ...row, category }] : [];
}

const uuid = z.uuid();

async function readOne(id: string, given?: Database): Promise<Business | null> {
  if (!uuid.safeParse(id).success) return null;
  const db = await filled(given);
  const rows = await db.select(shown).from(businesses).where(eq(businesses.id, id));
  return rows.flatMap(businessOf)[0] ?? null;
}

/** How far the page reaches, as a chord; null for any distance. */
const reachOf = ({ withinKm }: DirectoryQuery) => (withinKm === null ? null : chordOfKm(withinKm));

/**
 * Whether all there is from a place outwards is asked for: then the index gives the next rows as they come, and looking
 * where they end is cheaper than picking out everything in reach first. With less to find it might walk to the end.
 */
const isWalk = ({ near, words, category, openAt }: DirectoryQuery): boolean =>
  near !== null && words.length === 0 && category === null && openAt === null;

/** What a row must be to be on the list, without its place in it. Null where everything is. */
function conditionOf(query: DirectoryQuery, isApproximate: boolean): SQL | undefined {
  const { words, category, near, openAt } = query;
  const center = near && sql`${cubeText(near)}::cube`;
  const reach = isWalk(query) ? null : reachOf(query);
  return and(
    ...words.map((word) =>
      isApproximate
        ? sql`${word} <% ${businesses.searchText}`
        : sql`${businesses.searchText} like ${`% ${word}%`}`,
    ),
    category ? eq(businesses.category, category) : undefined,
    center && reach !== null
      ? sql`${businesses.position} <@ cube_enlarge(${center}, ${reach}::float8, 3) and ${businesses.position} <-> ${center} <= ${reach}::float8`
      : undefined,
    openAt
      ? or(
          ...timeZones.map((timeZone) =>
            and(
              eq(businesses.timeZone, timeZone),
              sql`${businesses.openWeek} @> ${weekMinute(timeZone, openAt)}::int`,
            ),
          ),
        )
      : undefined,
  );
}

/** The query for one page and one row more, from its key onwards or, `isBackwards`, back from it. */
function pageQuery(
  db: Database,
  query: DirectoryQuery,
  { key, isBackwards, isApproximate }: { key: PageKey | null; isBackwards: boolean; isApproximate: boolean },
) {
  const { near, size, words, openAt } = query;
  const line = near && sql<number>`${businesses.position} <-> ${cubeText(near)}::cube`;
  // Walking outwards by the index suits what is everywhere. A word of one city, or what is open in one zone only, may be
  // found last that way: the sum, which no index gives in order, has what fits picked out first and then sorted.
  const chord = line && (words.length > 0 || openAt ? sql<number>`(${line}) + 0` : line);
  const place = chord ?? sql<string>`${businesses.nameKey}`;
  const at = key && (chord ? sql`${key.at}::float8` : sql`${key.at}::text`);
  const beyond =
    at === null
      ? undefined
      : isBackwards
        ? sql`(${place}, ${businesses.id}) < (${at}, ${key?.id}::uuid)`
        : sql`(${place}, ${businesses.id}) > (${at}, ${key?.id}::uuid)`;
  // Going back, nothing lies farther than the key: the index need not look there.
  const nearer =
    at && near && isBackwards
      ? sql`${businesses.position} <@ cube_enlarge(${cubeText(near)}::cube, ${at}, 3)`
      : undefined;
  const order = isBackwards ? desc : asc;
  return db
    .select({ ...shown, at: place.as("at") })
    .from(businesses)
    .where(and(conditionOf(query, isApproximate), beyond, nearer))
    .orderBy(order(place), order(businesses.id))
    .limit(size + 1);
}

/** How the database would find a page, line by line: shows which index is at work. */
export async function planOf(
  db: Database,
  query: DirectoryQuery,
  page: Parameters<typeof pageQuery>[2],
): Promise<string[]> {
  const answer: unknown = await db.execute(sql`explain ${pageQuery(db, query, page).getSQL()}`);
  return planRows.parse(answer).rows.map((row) => row["QUERY PLAN"]);
}

const planRows = z.object({ rows: z.array(z.object({ "QUERY PLAN": z.string() })) });

async function search(query: DirectoryQuery, given?: Database): Promise<DirectoryPage> {
  const db = await filled(given);
  const asked = query.before ?? query.after;
  // A key of another order, from an address put together by hand, means nothing in this one.
  const key = asked && (typeof asked.at === "number") === (query.near !== null) ? asked : null;
  const isBackwards = key !== null && query.before !== null;
  const reach = reachOf(query);
  const read = async (isApproximate: boolean) => ({
    isApproximate,
    rows: (await pageQuery(db, query, { key, isBackwards, isApproximate })).filter(
      ({ at }) => reach === null || typeof at !== "number" || at <= reach,
    ),
  });
  let { rows, isApproximate } = await read(key?.isApproximate ?? false);
  // On the first page only: a later one goes on with what the first one was.
  if (rows.length === 0 && key === null && query.words.length > 0)
    ({ rows, isApproximate } = await read(true));
  const isMore = rows.length > query.size;
  const page = rows.slice(0, query.size);
  if (isBackwards) page.reverse();
  const keyOf = (row: (typeof page)[number] | undefined): PageKey | null =>
    row ? { at: row.at, id: row.id, isApproximate } : null;
  return {
    businesses: page.flatMap(({ at, ...row }) =>
      businessOf(row).map((business) => ({
        ...business,
        distanceKm: typeof at === "number" ? kmOfChord(at) : null,
      })),
    ),
    previous: isBackwards ? (isMore ? keyOf(page[0]) : null) : key ? keyOf(page[0]) : null,
    next: isBackwards || isMore ? keyOf(page.at(-1)) : null,
    isApproximate: isApproximate && page.length > 0,
  };
}

/** The directory of a database; the one in use by default. */
export const directoryOf = (db?: Database): DirectoryProvider => ({
  search: (query) => search(query, db),
  read: (id) => readOne(id, db),
  cities: () => embeddedCities,
});

export const embeddedDirectory: DirectoryProvider = directoryOf();

/** Remembers that a user has looked at a business. */
export async function noteVisit(
  userId: string,
  businessId: string,
  now = new Date(),
  db?: Database,
): Promise<void> {
  await (db ?? (await database()))
    .insert(businessVisits)
    .values({ userId, businessId, visitedAt: now })
    .onConflictDoUpdate({
      target: [businessVisits.userId, businessVisits.businessId],
      set: { visitedAt: now },
    });
}

/** Whether a user has looked at any business yet. */
export async function hasVisited(userId: string, db?: Database): Promise<boolean> {
  const visits = await (db ?? (await database()))
    .select({ businessId: businessVisits.businessId })
    .from(businessVisits)
    .where(eq(businessVisits.userId, userId))
    .limit(1);
  return visits.length > 0;
}

/** How many of the businesses last looked at are given out. */
const mostVisits = 1000;

/** Everything that is kept of a user here: the businesses they have looked at, the latest first. */
export const exportOfUser = async (userId: string, db?: Database): Promise<Record<string, unknown>> => ({
  visits: await (db ?? (await database()))
    .select({
      businessId: businessVisits.businessId,
      name: businesses.name,
      visitedAt: businessVisits.visitedAt,
    })
    .from(businessVisits)
    .leftJoin(businesses, eq(businesses.id, businessVisits.businessId))
    .where(eq(businessVisits.userId, userId))
    .orderBy(desc(businessVisits.visitedAt))
    .limit(mostVisits),
});

/** Deletes it. */
export async function deleteOfUser(userId: string, db?: Database): Promise<void> {
  await (db ?? (await database())).delete(businessVisits).where(eq(businessVisits.userId, userId));
}
