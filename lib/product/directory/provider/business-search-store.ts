import "server-only";
/** Searches of the businesses in the database: how a page is asked for by each way to it that search-ways.ts plans. */
import { and, asc, desc, isNull, sql } from "drizzle-orm";
import { businessColumns, businessOf, vectorText } from "#lib/product/directory/records/business-store";
import { withCurrentHours } from "#lib/product/directory/hours/current-hours";
import { chordOfKm, kmOfChord } from "#lib/product/directory/business/distance";
import { openState } from "#lib/product/directory/hours/opening";
import { isOpenAtTimes, timesThere } from "#lib/product/directory/hours/opening-times";
import type { DirectoryPage, DirectoryQuery } from "#lib/product/directory/provider/provider";
import { asMeant, asSpelled, asTyped, namedIn, type Reading } from "#lib/product/directory/provider/readings";
import type { ResultPlace } from "#lib/product/directory/provider/result-place";
import {
  conditionOf,
  momentOf,
  openCondition,
  type KnownDirectory,
  type ListPart,
} from "#lib/product/directory/provider/search-conditions";
import { searchEstimateStore } from "#lib/product/directory/provider/search-estimate-store";
import { waysFor, type CountedTrait, type Way } from "#lib/product/directory/provider/search-ways";
import { wordStore } from "#lib/product/directory/records/word-store";
import type { Database } from "#lib/platform/server/database/database";
import { planLines } from "#lib/platform/server/database/plan-rows";
import { businesses } from "#lib/platform/server/database/directory-tables";

export const businessSearchStore = (db: Database, known: KnownDirectory) => ({
  /** One page of the businesses that fit. */
  async readPage(query: DirectoryQuery): Promise<DirectoryPage> {
    const asked = query.before ?? query.after;
    // A place in another order, from an address put together by hand, means nothing in this one.
    const from = asked && (typeof asked.at === "number") === (query.near !== null) ? asked : null;
    const isBackwards = from !== null && query.before !== null;
    const read = (readings: readonly Reading[]) =>
      readParts(db, query, { from, isBackwards, readings: readingsOf(query, readings), known });
    const readMeant = async () => {
      for await (const readings of asMeant(db, known, query.words, query.category !== null)) {
        const found = await read(readings);
        if (found.rows.length > 0 || found.rest !== null) return found;
      }
      return nothing;
    };
    let isApproximate = from?.isApproximate ?? false;
    let { rows, first, rest } = await (isApproximate
      ? readMeant()
      : read(asSpelled(query.words, query.category !== null)));
    // On the first page only: a later one goes on with what the first one was. Nor where there are rows that were not read.
    if (rows.length === 0 && rest === null && from === null && query.words.length > 0) {
      isApproximate = true;
      ({ rows, first, rest } = await readMeant());
    }
    const page = rows.slice(0, query.size);
    const number = from === null ? 1 : from.page;
    const placeOf = (row: RowPlace | null | undefined, isBack: boolean): ResultPlace | null =>
      row
        ? {
            at: row.at,
            id: row.id,
            isApproximate,
            isNamed: row.isNamed,
            page: number === null ? null : Math.max(1, isBack ? number - 1 : number + 1),
          }
        : null;
    const onwards = placeOf(rows.length > query.size ? page.at(-1) : rest, isBackwards);
    const back = placeOf(from && first, !isBackwards);
    if (isBackwards) page.reverse();
    return {
      businesses: page.map(({ at, isNamed: _isNamed, ...business }) => ({
        ...business,
        distanceKm: typeof at === "number" ? kmOfChord(at) : null,
      })),
      previous: isBackwards ? onwards : back,
      next: isBackwards ? back : onwards,
      isApproximate: isApproximate && page.length > 0,
    };
  },

  /** How the database would find a page, line by line, of each query that may be made for it: shows which index is at work. */
  async planOf(query: DirectoryQuery): Promise<string[]> {
    const readings = readingsOf(query, asSpelled(query.words));
    const lines: string[] = [];
    for (const part of partsOf(readings)) {
      const search = { from: null, isBackwards: false, readings, part, known };
      for (const way of await waysOf(db, query, search)) {
        const answer: unknown = await db.execute(sql`explain ${pageQuery(db, query, search, way).getSQL()}`);
        lines.push(...planLines(answer));
      }
    }
    return lines;
  },
});

/** The readings of a query's words, and what else of a text it asks for. */
const readingsOf = ({ phrases, called }: DirectoryQuery, ofWords: readonly Reading[]): readonly Reading[] => [
  ...(phrases ? asTyped(ofWords, phrases) : ofWords),
  ...(called === undefined ? [] : [{ beginnings: [`${called} `], categories: [] }]),
];

type Search = {
  from: ResultPlace | null;
  isBackwards: boolean;
  readings: readonly Reading[];
  /** The part of the list that is read; null where it has only one. */
  part: ListPart | null;
  known: KnownDirectory;
};

/** The parts of a list, in their order. */
function partsOf(readings: readonly Reading[]): (ListPart | null)[] {
  const named = namedIn(readings);
  return named === null ? [null] : [true, false].map((isNamed) => ({ named, isNamed }));
}

/**
 * How many pages of rows each read asks for. Where holidays or seasons close what is usually open, further rows are read to fill
 * the page. Eight pages take hardly longer to find than one.
 */
const pagesOfReads = [1, 8];

/** A row's place in the order. */
type RowPlace = Pick<ResultPlace, "at" | "id" | "isNamed">;

const nothing = { rows: [], first: null, rest: null };

/** As `readRows`, from one part of the list on into the next. */
async function readParts(db: Database, query: DirectoryQuery, search: Omit<Search, "part">) {
  const { isBackwards } = search;
  let { from } = search;
  const parts = isBackwards ? partsOf(search.readings).toReversed() : partsOf(search.readings);
  const start =
    from === null ? 0 : parts.findIndex((part) => part === null || part.isNamed === from?.isNamed);
  const rows = [];
  let first: RowPlace | null = null;
  for (const part of parts.slice(start)) {
    const found = await readRows(db, query, { ...search, from, part });
    rows.push(...found.rows);
    first ??= found.first;
    if (rows.length > query.size || found.rest !== null) return { rows, first, rest: found.rest };
    from = null;
  }
  return { rows, first, rest: null };
}

/**
 * The rows of a page and at least one more, if there are so many. Where what is open is asked for, only rows that are open count.
 * `first` is the first row that was read, open or not; `rest` the last one, where reading ended before the page was full or the
 * list over.
 */
async function readRows(db: Database, query: DirectoryQuery, search: Search) {
  const now = momentOf(query);
  const isNamed = search.part?.isNamed ?? false;
  const placeOf = (row: { at: string | number; id: string } | undefined): RowPlace | null =>
    row ? { at: row.at, id: row.id, isNamed } : null;
  const rows = [];
  let first: RowPlace | null = null;
  let { from } = search;
  for (const pages of pagesOfReads) {
    const size = pages * query.size;
    const found = await findRows(db, { ...query, size }, { ...search, from });
    const current = await withCurrentHours(found.flatMap(businessOf), now);
    first ??= placeOf(found[0]);
    const open = current.filter(
      ({ hours, timeZone }) =>
        (query.openAt === null || (hours !== null && openState({ hours, timeZone }, now).isOpen)) &&
        (query.openTimes === null ||
          (hours !== null && isOpenAtTimes(hours, timesThere(query.openTimes, timeZone, now)))),
    );
    rows.push(...open.map((row) => ({ ...row, isNamed })));
    const last = found.at(-2);
    if (rows.length > query.size || found.length <= size || !last) return { rows, first, rest: null };
    // The one beyond says that there is more, and is read once more with it.
    if (rows.at(-1)?.id === found.at(-1)?.id) rows.pop();
    from = { at: last.at, id: last.id, isApproximate: false, isNamed, page: null };
  }
  return { rows, first, rest: from };
}

/** The rows of a page and one more, by the first way that finds so many, or else by the last one. */
async function findRows(db: Database, query: DirectoryQuery, search: Search) {
  const reach = reachOf(query);
  let rows: Awaited<ReturnType<typeof pageQuery>> = [];
  for (const way of await waysOf(db, query, search)) {
    rows = await pageQuery(db, query, search, way);
    if (rows.length > query.size) break;
  }
  return rows.filter(({ at }) => reach === null || typeof at !== "number" || at <= reach);
}

/** How far the page reaches, as a chord; null for any distance. */
const reachOf = ({ withinKm }: DirectoryQuery) => (withinKm === null ? null : chordOfKm(withinKm));

/** The ways to a page, to be tried in turn. */
async function waysOf(db: Database, query: DirectoryQuery, search: Search): Promise<Way[]> {
  const { near, size } = query;
  const { from, isBackwards, known } = search;
  return waysFor({
    traits: await traitsOf(db, query, search),
    businesses: known.businesses,
    rows: size + 1,
    round: near && {
      reach: reachOf(query),
      from: from && typeof from.at === "number" ? from.at : 0,
      isBackwards,
      radiusOf: (count) => searchEstimateStore(db).radiusOf(known, near, count),
    },
  });
}

/** A reading may be of two words, of which the first is counted. */
const firstWordOf = (beginning: string) => beginning.split(" ", 1)[0] ?? beginning;

/** What is asked for, the rarest first, with about how many businesses have each. */
async function traitsOf(
  db: Database,
  query: DirectoryQuery,
  { readings, part, known }: Search,
): Promise<CountedTrait[]> {
  const traits: CountedTrait[] = [];
  if (query.category) traits.push({ trait: "category", count: known.ofCategory[query.category] });
  // So few have the same number that there is no need to count them.
  if (query.phone !== null) traits.push({ trait: "phone", count: 1 });
  const words = wordStore(db);
  const rarer = part?.isNamed
    ? [...readings.filter(({ named = [] }) => named.length === 0), part.named]
    : null;
  for (const reading of rarer ?? readings) {
    let [ofCategories, ofWords] = [0, 0];
    for (const category of reading.categories) ofCategories += known.ofCategory[category];
    for (const word of new Set(reading.beginnings.map(firstWordOf)))
      ofWords += await words.countOf(known, word);
    // Mostly the same businesses: a dentist is called one.
    traits.push({ trait: reading, count: Math.max(ofCategories, ofWords) });
  }
  if (query.openAt) {
    const isOpen = openCondition(query.openAt, known, true);
    const share = await searchEstimateStore(db).openShare(known, isOpen, query.openAt);
    traits.push({ trait: "open", count: known.businesses * share });
  }
  return traits.toSorted((a, b) => a.count - b.count);
}

/** The query for one page and one row more, from its place onwards or, `isBackwards`, back from it. */
function pageQuery(db: Database, query: DirectoryQuery, search: Search, way: Way) {
  const { from, isBackwards } = search;
  const { near, size } = query;
  const line = near && sql<number>`${businesses.position} <-> ${vectorText(near)}::cube`;
  // The sum, and the longer text, are given in order by no index: what fits is picked out first and then sorted.
  const chord = line && (way.order ? line : sql<number>`(${line}) + 0`);
  const place =
    chord ?? (way.order ? sql<string>`${businesses.nameKey}` : sql<string>`(${businesses.nameKey} || '')`);
  const at = from && (chord ? sql`${from.at}::float8` : sql`${from.at}::text`);
  const beyond =
    at === null
      ? undefined
      : isBackwards
        ? sql`(${place}, ${businesses.id}) < (${at}, ${from?.id}::uuid)`
        : sql`(${place}, ${businesses.id}) > (${at}, ${from?.id}::uuid)`;
  const order = isBackwards ? desc : asc;
  const next =
    way.first === null
      ? businesses
      : db
          .select()
          .from(businesses)
          .where(and(isNull(businesses.goneAt), beyond))
          .orderBy(order(place), order(businesses.id))
          .limit(way.first)
          .as("businesses");
  return db
    .select({ ...businessColumns, at: place.as("at") })
    .from(next)
    .where(and(conditionOf(query, search, way), beyond))
    .orderBy(order(place), order(businesses.id))
    .limit(size + 1);
}
