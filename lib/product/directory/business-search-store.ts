import "server-only";
/** Searches of the businesses in the database. */
import { and, asc, desc, eq, or, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { businessColumns, businessOf, vectorText } from "#lib/product/directory/business-store";
import { chordOfKm, kmOfChord } from "#lib/product/directory/distance";
import { weekMinute } from "#lib/product/directory/opening";
import type { PageKey } from "#lib/product/directory/page-key";
import type { DirectoryPage, DirectoryQuery } from "#lib/product/directory/provider";
import { directorySpelling } from "#lib/product/directory/word-store";
import type { Database } from "#lib/platform/server/database/database";
import { businesses } from "#lib/platform/server/database/schema";
import { embeddedCities } from "#lib/platform/server/directory-source";

const timeZones = [...new Set(embeddedCities.map(({ timeZone }) => timeZone))];

export const businessSearchStore = (db: Database) => ({
  /** One page of the businesses that fit. */
  async readPage(query: DirectoryQuery): Promise<DirectoryPage> {
    const asked = query.before ?? query.after;
    // A key of another order, from an address put together by hand, means nothing in this one.
    const key = asked && (typeof asked.at === "number") === (query.near !== null) ? asked : null;
    const isBackwards = key !== null && query.before !== null;
    const reach = reachOf(query);
    const read = async (readings: Readings | null) =>
      readings === null
        ? []
        : (await pageQuery(db, query, { key, isBackwards, readings })).filter(
            ({ at }) => reach === null || typeof at !== "number" || at <= reach,
          );
    let isApproximate = key?.isApproximate ?? false;
    let rows = await read(isApproximate ? await asMeant(query, db) : asSpelled(query));
    // On the first page only: a later one goes on with what the first one was.
    if (rows.length === 0 && key === null && query.words.length > 0) {
      isApproximate = true;
      rows = await read(await asMeant(query, db));
    }
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
  },

  /** How the database would find a page, line by line: shows which index is at work. */
  async planOf(
    query: DirectoryQuery,
    page: { key: PageKey | null; isBackwards: boolean },
  ): Promise<string[]> {
    const readings = asSpelled(query);
    const answer: unknown = await db.execute(
      sql`explain ${pageQuery(db, query, { ...page, readings }).getSQL()}`,
    );
    return planRows.parse(answer).rows.map((row) => row["QUERY PLAN"]);
  },
});

const planRows = z.object({ rows: z.array(z.object({ "QUERY PLAN": z.string() })) });

/** How far the page reaches, as a chord; null for any distance. */
const reachOf = ({ withinKm }: DirectoryQuery) => (withinKm === null ? null : chordOfKm(withinKm));

/**
 * Whether all there is from a place outwards is asked for: then the index gives the next rows as they come, and looking
 * where they end is cheaper than picking out everything in reach first. With less to find it might walk to the end.
 */
const isWalk = ({ near, words, category, openAt }: DirectoryQuery): boolean =>
  near !== null && words.length === 0 && category === null && openAt === null;

/** For each word that was asked for, what it may stand for: one of them must be the beginning of a word. */
type Readings = readonly (readonly string[])[];

/** What the words stand for when all are spelled as they are meant. */
const asSpelled = ({ words }: DirectoryQuery): Readings => words.map((word) => [word]);

/**
 * What the words may have been meant to be, where some are in no business; null when there is nothing like one of them, or
 * nothing that they were not taken for already.
 */
async function asMeant(query: DirectoryQuery, db: Database): Promise<Readings | null> {
  const spelling = await directorySpelling(db);
  const readings = query.words.map((word) => (spelling.knows(word) ? [word] : spelling.alike(word)));
  const isNew = readings.some((alike, at) => alike[0] !== query.words[at]);
  return isNew && readings.every((alike) => alike.length > 0) ? readings : null;
}

/** What a row must be to be on the list, without its place in it. Null where everything is. */
function conditionOf(query: DirectoryQuery, readings: Readings): SQL | undefined {
  const { category, near, openAt } = query;
  const center = near && sql`${vectorText(near)}::cube`;
  const reach = isWalk(query) ? null : reachOf(query);
  return and(
    ...readings.map((alike) =>
      or(...alike.map((word) => sql`${businesses.searchText} like ${`% ${word}%`}`)),
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
  { key, isBackwards, readings }: { key: PageKey | null; isBackwards: boolean; readings: Readings },
) {
  const { near, size, words, openAt } = query;
  const line = near && sql<number>`${businesses.position} <-> ${vectorText(near)}::cube`;
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
      ? sql`${businesses.position} <@ cube_enlarge(${vectorText(near)}::cube, ${at}, 3)`
      : undefined;
  const order = isBackwards ? desc : asc;
  return db
    .select({ ...businessColumns, at: place.as("at") })
    .from(businesses)
    .where(and(conditionOf(query, readings), beyond, nearer))
    .orderBy(order(place), order(businesses.id))
    .limit(size + 1);
}
