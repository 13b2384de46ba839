import "server-only";
/** Searches of the businesses in the database. */
import { and, asc, desc, eq, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { Category } from "#lib/product/directory/business";
import { businessColumns, businessOf, vectorText } from "#lib/product/directory/business-store";
import { categoriesCalled } from "#lib/product/directory/category-words";
import { withCurrentHours } from "#lib/product/directory/current-hours";
import type { DirectorySource } from "#lib/product/directory/directory-source";
import { chordOfKm, kmOfChord } from "#lib/product/directory/distance";
import { openState, weekMinute } from "#lib/product/directory/opening";
import type { PageKey } from "#lib/product/directory/page-key";
import type { DirectoryPage, DirectoryQuery } from "#lib/product/directory/provider";
import { wordStore } from "#lib/product/directory/word-store";
import type { Database } from "#lib/platform/server/database/database";
import { businesses } from "#lib/platform/server/database/schema";

/** What the search has to know of its directory beside the businesses. */
type Known = Pick<DirectorySource, "timeZones" | "businesses" | "ofCategory">;

/** Where holidays or seasons close what is usually open, further rows are read to fill the page; so often at most. */
const mostReads = 4;

export const businessSearchStore = (db: Database, known: Known) => ({
  /** One page of the businesses that fit. */
  async readPage(query: DirectoryQuery): Promise<DirectoryPage> {
    const asked = query.before ?? query.after;
    // A key of another order, from an address put together by hand, means nothing in this one.
    const key = asked && (typeof asked.at === "number") === (query.near !== null) ? asked : null;
    const isBackwards = key !== null && query.before !== null;
    const read = async (readings: readonly Reading[] | null) =>
      readings === null ? [] : readRows(db, query, { key, isBackwards, readings, known });
    let isApproximate = key?.isApproximate ?? false;
    let rows = await read(await (isApproximate ? asMeant(db, query) : asSpelled(db, query)));
    // On the first page only: a later one goes on with what the first one was.
    if (rows.length === 0 && key === null && query.words.length > 0) {
      isApproximate = true;
      rows = await read(await asMeant(db, query));
    }
    const isMore = rows.length > query.size;
    const page = rows.slice(0, query.size);
    if (isBackwards) page.reverse();
    const keyOf = (row: (typeof page)[number] | undefined): PageKey | null =>
      row ? { at: row.at, id: row.id, isApproximate } : null;
    return {
      businesses: page.map(({ at, ...business }) => ({
        ...business,
        distanceKm: typeof at === "number" ? kmOfChord(at) : null,
      })),
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
    const readings = await asSpelled(db, query);
    const isCommon = await isCommonEnough(db, query, readings, known);
    const answer: unknown = await db.execute(
      sql`explain ${pageQuery(db, query, { ...page, readings, known, isCommon }).getSQL()}`,
    );
    return planRows.parse(answer).rows.map((row) => row["QUERY PLAN"]);
  },
});

const planRows = z.object({ rows: z.array(z.object({ "QUERY PLAN": z.string() })) });

type Search = {
  key: PageKey | null;
  isBackwards: boolean;
  readings: readonly Reading[];
  known: Known;
};

/** The rows of a page and one more, where there are so many: of those asked for as open, the ones that are. */
async function readRows(db: Database, query: DirectoryQuery, search: Search) {
  const now = query.openAt ?? new Date();
  const isCommon = await isCommonEnough(db, query, search.readings, search.known);
  const reach = reachOf(query);
  const rows = [];
  let { key } = search;
  for (let reads = 0; reads < mostReads; reads += 1) {
    const found = await pageQuery(db, query, { ...search, key, isCommon });
    const near = found.filter(({ at }) => reach === null || typeof at !== "number" || at <= reach);
    const current = await withCurrentHours(near.flatMap(businessOf), now);
    rows.push(
      ...current.filter(
        ({ hours, timeZone }) =>
          query.openAt === null || (hours !== null && openState({ hours, timeZone }, now).isOpen),
      ),
    );
    const last = near.at(-1);
    if (rows.length > query.size || near.length <= query.size || !last) break;
    key = { at: last.at, id: last.id, isApproximate: false };
  }
  return rows;
}

/** How far the page reaches, as a chord; null for any distance. */
const reachOf = ({ withinKm }: DirectoryQuery) => (withinKm === null ? null : chordOfKm(withinKm));

/**
 * What a word that was asked for may stand for: one of the beginnings must be that of a word of the business, or the
 * business be of one of the categories. `businesses` is about how many there are of these.
 */
type Reading = { beginnings: readonly string[]; categories: readonly Category[]; businesses?: number };

const readingOf = (beginnings: readonly string[]): Reading => ({
  beginnings,
  categories: [...new Set(beginnings.flatMap(categoriesCalled))],
});

/** What the words stand for when all are spelled as they are meant. */
const asSpelled = async (_db: Database, { words }: DirectoryQuery): Promise<readonly Reading[]> =>
  words.map((word) => readingOf([word]));

/**
 * What the words may have been meant to be, where some are in no business; null when there is nothing like one of them, or
 * nothing that they were not taken for already.
 */
async function asMeant(db: Database, { words }: DirectoryQuery): Promise<readonly Reading[] | null> {
  const store = wordStore(db);
  const readings: string[][] = [];
  for (const word of words) {
    const isKnown = categoriesCalled(word).length > 0 || (await store.countOf(word)) > 0;
    const alike = isKnown ? [word] : await store.alike(word);
    if (alike.length === 0) return null;
    readings.push(alike);
  }
  const isNew = readings.some((alike, at) => alike[0] !== words[at]);
  return isNew ? readings.map(readingOf) : null;
}

/**
 * With fewer businesses than this to find, they are picked out first and then sorted; with more of them, going through all
 * in their order comes upon enough of them soon.
 */
const fewEnough = 4000;

/** Whether what is asked for is so common that going through everything in order finds a page of it soon. */
async function isCommonEnough(
  db: Database,
  query: DirectoryQuery,
  readings: readonly Reading[],
  known: Known,
): Promise<boolean> {
  let most = known.businesses;
  if (query.category) most = Math.min(most, known.ofCategory[query.category]);
  for (const { beginnings, categories } of readings) {
    let count = 0;
    for (const category of categories) count += known.ofCategory[category];
    for (const word of beginnings) if (count < fewEnough) count += await wordStore(db).countOf(word);
    most = Math.min(most, count);
    if (most < fewEnough) return false;
  }
  if (query.openAt === null || most < fewEnough) return most >= fewEnough;
  return most * (await openShare(db, openCondition(query.openAt, known), query.openAt)) >= fewEnough;
}

/** Shares of businesses that are open, by the hour: asking for one takes a look at some of them. */
const openShares = new WeakMap<Database, { hour: number; share: Promise<number> }>();
const hourMs = 3_600_000;
const samplePercent = 0.3;

async function openShare(db: Database, isOpen: SQL | undefined, at: Date): Promise<number> {
  const hour = Math.floor(at.getTime() / hourMs);
  const known = openShares.get(db);
  if (known?.hour === hour) return known.share;
  const share = db
    .select({ share: sql<number>`coalesce(avg((${isOpen ?? sql`true`})::int), 0)::float8` })
    .from(sql`${businesses} tablesample system (${sql.raw(String(samplePercent))})`)
    .then(([row]) => row?.share ?? 0);
  openShares.set(db, { hour, share });
  return share;
}

/** Whether a business is open at a moment by its own clock, as far as usual weeks go. */
const openCondition = (openAt: Date, { timeZones }: Known): SQL | undefined =>
  or(
    ...[...Map.groupBy(timeZones, (timeZone) => weekMinute(timeZone, openAt))].map(([minute, zones]) =>
      and(inArray(businesses.timeZone, zones), sql`${businesses.openWeek} @> ${minute}::int`),
    ),
  );

/** What a row must be to be on the list, without its place in it. */
function conditionOf(
  query: DirectoryQuery,
  { readings, known, isCommon }: Pick<Search, "readings" | "known"> & { isCommon: boolean },
): SQL | undefined {
  const { category, near, openAt } = query;
  const center = near && sql`${vectorText(near)}::cube`;
  const reach = reachOf(query);
  // What is met on the way is looked at there: an index of it would pick out far more than the page needs.
  const text = isCommon ? sql`(${businesses.searchText} || '')` : sql`${businesses.searchText}`;
  return and(
    isNull(businesses.goneAt),
    ...readings.map(({ beginnings, categories }) =>
      or(
        ...beginnings.map((word) => sql`${text} like ${`% ${word}%`}`),
        categories.length > 0 ? inArray(businesses.category, [...categories]) : undefined,
      ),
    ),
    category ? eq(businesses.category, category) : undefined,
    center && reach !== null && !isEverything(query)
      ? sql`${businesses.position} <@ cube_enlarge(${center}, ${reach}::float8, 3)`
      : undefined,
    openAt ? openCondition(openAt, known) : undefined,
  );
}

/** Whether all there is from a place outwards is asked for: then looking where the page ends is enough. */
const isEverything = ({ words, category, openAt }: DirectoryQuery): boolean =>
  words.length === 0 && category === null && openAt === null;

/** The query for one page and one row more, from its key onwards or, `isBackwards`, back from it. */
function pageQuery(db: Database, query: DirectoryQuery, search: Search & { isCommon: boolean }) {
  const { key, isBackwards, isCommon } = search;
  const { near, size } = query;
  const line = near && sql<number>`${businesses.position} <-> ${vectorText(near)}::cube`;
  // The sum, and the empty text, are given in order by no index: what fits is picked out first and then sorted.
  const chord = line && (isCommon ? line : sql<number>`(${line}) + 0`);
  const place =
    chord ?? (isCommon ? sql<string>`${businesses.nameKey}` : sql<string>`(${businesses.nameKey} || '')`);
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
    .where(and(conditionOf(query, search), beyond, nearer))
    .orderBy(order(place), order(businesses.id))
    .limit(size + 1);
}
