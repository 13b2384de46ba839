import "server-only";
/** Searches of the businesses in the database. */
import { and, asc, desc, eq, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Category } from "#lib/product/directory/business";
import { businessColumns, businessOf, vectorText } from "#lib/product/directory/business-store";
import { categoriesCalled } from "#lib/product/directory/category-words";
import { withCurrentHours } from "#lib/product/directory/current-hours";
import type { DirectorySource } from "#lib/product/directory/directory-source";
import { cellsWithin, chordOfKm, kmOfChord, type Point } from "#lib/product/directory/distance";
import { openState, weekMinute } from "#lib/product/directory/opening";
import type { ResultPlace as PageKey } from "#lib/product/directory/result-place";
import type { DirectoryPage, DirectoryQuery } from "#lib/product/directory/provider";
import { wordStore } from "#lib/product/directory/word-store";
import type { Database } from "#lib/platform/server/database/database";
import { planLines } from "#lib/platform/server/database/plan-rows";
import { businesses } from "#lib/platform/server/database/schema";

/** What the search has to know of its directory beside the businesses. */
type Known = Pick<DirectorySource, "timeZones" | "businesses" | "ofCategory">;

export const businessSearchStore = (db: Database, known: Known) => ({
  /** One page of the businesses that fit. */
  async readPage(query: DirectoryQuery): Promise<DirectoryPage> {
    const asked = query.before ?? query.after;
    // A key of another order, from an address put together by hand, means nothing in this one.
    const key = asked && (typeof asked.at === "number") === (query.near !== null) ? asked : null;
    const isBackwards = key !== null && query.before !== null;
    const read = async (readings: readonly Reading[] | null) =>
      readings === null ? nothing : readRows(db, query, { key, isBackwards, readings, known });
    let isApproximate = key?.isApproximate ?? false;
    let { rows, first, rest } = await read(isApproximate ? await asMeant(db, query) : asSpelled(query));
    // On the first page only: a later one goes on with what the first one was. Nor where there are rows that were not read.
    if (rows.length === 0 && rest === null && key === null && query.words.length > 0) {
      isApproximate = true;
      ({ rows, first, rest } = await read(await asMeant(db, query)));
    }
    const page = rows.slice(0, query.size);
    const keyOf = (row: RowPlace | null | undefined): PageKey | null =>
      row ? { at: row.at, id: row.id, isApproximate } : null;
    const onwards = keyOf(rows.length > query.size ? page.at(-1) : rest);
    const back = keyOf(key && first);
    if (isBackwards) page.reverse();
    return {
      businesses: page.map(({ at, ...business }) => ({
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
    const search = { key: null, isBackwards: false, readings: asSpelled(query), known };
    const lines: string[] = [];
    for (const way of await waysFor(db, query, search)) {
      const answer: unknown = await db.execute(sql`explain ${pageQuery(db, query, search, way).getSQL()}`);
      lines.push(...planLines(answer));
    }
    return lines;
  },
});

type Search = {
  key: PageKey | null;
  isBackwards: boolean;
  readings: readonly Reading[];
  known: Known;
};

/** Where holidays or seasons close what is usually open, further rows are read to fill the page; so often at most. */
const mostReads = 4;

/** A row's place in the order. */
type RowPlace = Pick<PageKey, "at" | "id">;

const nothing = { rows: [], first: null, rest: null };

/**
 * The rows of a page and one more, where there are so many: of those asked for as open, the ones that are. `first` is the
 * first row that was read, open or not; `rest` the last one, where reading ended before the page was full or the list over.
 */
async function readRows(db: Database, query: DirectoryQuery, search: Search) {
  const now = query.openAt ?? new Date();
  const rows = [];
  let first: RowPlace | null = null;
  let { key } = search;
  for (let reads = 0; reads < mostReads; reads += 1) {
    const found = await findRows(db, query, { ...search, key });
    const current = await withCurrentHours(found.flatMap(businessOf), now);
    first ??= found[0] ?? null;
    rows.push(
      ...current.filter(
        ({ hours, timeZone }) =>
          query.openAt === null || (hours !== null && openState({ hours, timeZone }, now).isOpen),
      ),
    );
    const last = found.at(-2);
    if (rows.length > query.size || found.length <= query.size || !last) return { rows, first, rest: null };
    // The one beyond says that there is more, and is read once more with it.
    if (rows.at(-1)?.id === found.at(-1)?.id) rows.pop();
    key = { at: last.at, id: last.id, isApproximate: false };
  }
  return { rows, first, rest: key };
}

/** The rows of a page and one more, by the first way that finds so many, or else by the last one. */
async function findRows(db: Database, query: DirectoryQuery, search: Search) {
  const reach = reachOf(query);
  let rows: Awaited<ReturnType<typeof pageQuery>> = [];
  for (const way of await waysFor(db, query, search)) {
    rows = await pageQuery(db, query, search, way);
    if (rows.length > query.size) break;
  }
  return rows.filter(({ at }) => reach === null || typeof at !== "number" || at <= reach);
}

/** How far the page reaches, as a chord; null for any distance. */
const reachOf = ({ withinKm }: DirectoryQuery) => (withinKm === null ? null : chordOfKm(withinKm));

/**
 * What a word that was asked for may stand for: one of the beginnings must be that of a word of the business, or the
 * business be of one of the categories.
 */
type Reading = { beginnings: readonly string[]; categories: readonly Category[] };

const readingOf = (beginnings: readonly string[]): Reading => ({
  beginnings,
  categories: [...new Set(beginnings.flatMap(categoriesCalled))],
});

/** What the words stand for when all are spelled as they are meant. */
const asSpelled = ({ words }: DirectoryQuery): readonly Reading[] => words.map((word) => readingOf([word]));

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

/** What is asked for of a business, beside where it is. */
type Trait = "category" | "open" | Reading;

/**
 * A way to find a page. `traits` are picked out by their index first and then sorted, as is what lies `within` a chord from
 * where one searches. What a way does not name is looked at row by row: told of every index, the database would use too
 * many, since it cannot count what is near. With `order`, what comes next in the order of the list is gone through, no
 * further than the `first` so many, or until the page is full where that is null.
 */
type Way = { order: boolean; first: number | null; traits: readonly Trait[]; within: number | null };

const inOrder: Way = { order: true, first: null, traits: [], within: null };

/** A ring round a place has so many times as many businesses as a page needs by its traits, for they are not spread evenly. */
const ringSpare = 3;
/** By name they are: so many times as many names are gone through. */
const namesSpare = 1.6;
/** A ring, or a number of names, that is larger is not worth a try. */
const mostTried = 6000;

/**
 * The ways to a page, to be tried in turn. Going through all in order costs the more, the fewer have the traits; picking them
 * out, the more have them: both cost the same where their number is the root of all there are, times the page. So where many
 * should have them, the next names are gone through first, or those around a place. Where these are not enough, some traits
 * are hardly ever together: then they are picked out, which costs by those that have all of them.
 */
async function waysFor(db: Database, query: DirectoryQuery, search: Search): Promise<Way[]> {
  const { known, key, isBackwards } = search;
  const { near, size } = query;
  const traits = await traitsOf(db, query, search);
  const pick = (some: readonly CountedTrait[], within: number | null): Way => ({
    order: false,
    first: null,
    traits: some.map(({ trait }) => trait),
    within,
  });
  const [rarest] = traits;
  if (!rarest && near === null) return [inOrder];
  const few = Math.sqrt((size + 1) * known.businesses);
  if (rarest && rarest.count < few) return [pick([rarest], null)];
  const share = shareOf(traits, known.businesses);
  if (near === null) {
    const names = Math.ceil((namesSpare * (size + 1)) / share);
    const picked = pick(traits, null);
    return names > mostTried ? [picked] : [{ ...inOrder, first: names }, picked];
  }
  const reach = reachOf(query);
  const from = key && typeof key.at === "number" ? key.at : 0;
  // Going back, nothing lies farther than the key.
  if (isBackwards) return [pick([], from)];
  const inRing = Math.ceil((ringSpare * (size + 1)) / share);
  const radius = inRing > mostTried ? null : await radiusOf(db, near, inRing);
  const ring = radius === null ? null : Math.max(radius, from * ringSpare);
  const last = rarest || reach !== null ? pick(traits, reach) : inOrder;
  return ring !== null && (reach === null || ring < reach) ? [pick([], ring), last] : [last];
}

type CountedTrait = { trait: Trait; count: number };

/** Which share of all has every trait, if one says nothing of another; words for the same category are taken for one. */
function shareOf(traits: readonly CountedTrait[], businesses: number): number {
  const counted = new Set<Category>();
  let share = 1;
  for (const { trait, count } of traits) {
    const named = typeof trait === "string" ? [] : trait.categories;
    if (named.some((category) => counted.has(category))) continue;
    for (const category of named) counted.add(category);
    share *= Math.min(1, count / businesses);
  }
  return share;
}

/** What is asked for, the rarest first, with about how many businesses have each. */
async function traitsOf(
  db: Database,
  query: DirectoryQuery,
  { readings, known }: Search,
): Promise<CountedTrait[]> {
  const traits: CountedTrait[] = [];
  if (query.category) traits.push({ trait: "category", count: known.ofCategory[query.category] });
  const words = wordStore(db);
  for (const reading of readings) {
    let [ofCategories, ofWords] = [0, 0];
    for (const category of reading.categories) ofCategories += known.ofCategory[category];
    for (const word of reading.beginnings) ofWords += await words.countOf(word);
    // Mostly the same businesses: a dentist is called one.
    traits.push({ trait: reading, count: Math.max(ofCategories, ofWords) });
  }
  if (query.openAt)
    traits.push({
      trait: "open",
      count: known.businesses * (await openShare(db, openCondition(query.openAt, known, true), query.openAt)),
    });
  return traits.toSorted((a, b) => a.count - b.count);
}

const mostRadii = 2000;
const radii = new WeakMap<Database, Map<string, Promise<number>>>();

/** The chord within which so many businesses lie round a place, or a little more. Remembered: people search from few places. */
async function radiusOf(db: Database, near: Point, count: number): Promise<number> {
  const known = radii.get(db) ?? new Map<string, Promise<number>>();
  radii.set(db, known);
  // Rounded up to a power of two, so that searches of like rarity share it.
  const rounded = 2 ** Math.ceil(Math.log2(count));
  const key = `${near.latitude} ${near.longitude} ${rounded}`;
  const center = sql`${vectorText(near)}::cube`;
  const nearest = db
    .select({ at: sql<number>`${businesses.position} <-> ${center}`.as("at") })
    .from(businesses)
    .where(isNull(businesses.goneAt))
    .orderBy(sql`${businesses.position} <-> ${center}`)
    .limit(rounded)
    .as("nearest");
  const radius =
    known.get(key) ??
    db
      .select({ most: sql<number>`coalesce(max(${nearest.at}), 2)::float8` })
      .from(nearest)
      .then(([row]) => row?.most ?? 2);
  if (known.size >= mostRadii) known.clear();
  known.set(key, radius);
  radius.catch(() => known.delete(key));
  return radius;
}

/** Shares of businesses that are open, by the hour: asking for one takes a look at some of them. */
const openShares = new WeakMap<Database, { hour: number; share: Promise<number> }>();
const hourMs = 3_600_000;
/** Of a directory of a million, some thousand are looked at; a small one is looked at whole. */
const sampleSize = 3000;

async function openShare(db: Database, isOpen: SQL | undefined, at: Date): Promise<number> {
  const hour = Math.floor(at.getTime() / hourMs);
  const known = openShares.get(db);
  if (known?.hour === hour) return known.share;
  const some = db
    .select({ timeZone: businesses.timeZone, openWeek: businesses.openWeek })
    .from(businesses)
    .where(isNull(businesses.goneAt))
    .limit(sampleSize)
    .as("businesses");
  const share = db
    .select({ share: sql<number>`coalesce(avg((${isOpen ?? sql`true`})::int), 0)::float8` })
    .from(some)
    .then(([row]) => row?.share ?? 0);
  openShares.set(db, { hour, share });
  share.catch(() => openShares.delete(db));
  return share;
}

/** Whether a business is open at a moment by its own clock, as far as usual weeks go. */
function openCondition(openAt: Date, { timeZones }: Known, isIndexed: boolean): SQL | undefined {
  const week = isIndexed ? sql`${businesses.openWeek}` : sql`(${businesses.openWeek} + '{}'::int4multirange)`;
  return or(
    ...[...Map.groupBy(timeZones, (timeZone) => weekMinute(timeZone, openAt))].map(([minute, zones]) =>
      and(inArray(businesses.timeZone, zones), sql`${week} @> ${minute}::int`),
    ),
  );
}

/** A text as an index has it, or so that none can be used. */
const textOf = (column: AnyPgColumn, isIndexed: boolean) =>
  isIndexed ? sql`${column}` : sql`(${column} || '')`;

function readingCondition(reading: Reading, isIndexed: boolean): SQL | undefined {
  const { beginnings, categories } = reading;
  const text = textOf(businesses.searchText, isIndexed);
  const category = textOf(businesses.category, isIndexed);
  return or(
    ...beginnings.map((word) => sql`${text} like ${`% ${word}%`}`),
    categories.length > 0 ? inArray(category, [...categories]) : undefined,
  );
}

/** What a row must be to be on the list, without its place in it. */
function conditionOf(
  query: DirectoryQuery,
  { readings, known }: Search,
  { traits, within }: Way,
): SQL | undefined {
  const { category, near, openAt } = query;
  return and(
    isNull(businesses.goneAt),
    ...readings.map((reading) => readingCondition(reading, traits.includes(reading))),
    category ? eq(textOf(businesses.category, traits.includes("category")), category) : undefined,
    openAt ? openCondition(openAt, known, traits.includes("open")) : undefined,
    near && within !== null ? withinCondition(near, within, traits.length > 0) : undefined,
  );
}

/** Of more squares than these, each is a look of its own at the index, one index of places is the better. */
const mostCells = 12;

/**
 * Whether a business is within a chord of a place. With traits, the index of these picks out the squares that the chord
 * reaches too: what many have and nobody near is then found to be nowhere without a look at all that are near.
 */
function withinCondition(near: Point, within: number, hasTraits: boolean): SQL | undefined {
  const center = sql`${vectorText(near)}::cube`;
  const isNear = sql`${businesses.position} <-> ${center} <= ${within}::float8`;
  const cells = hasTraits ? cellsWithin(near, kmOfChord(within), mostCells) : null;
  return and(
    cells
      ? inArray(businesses.cell, cells)
      : sql`${businesses.position} <@ cube_enlarge(${center}, ${within}::float8, 3)`,
    isNear,
  );
}

/** The query for one page and one row more, from its key onwards or, `isBackwards`, back from it. */
function pageQuery(db: Database, query: DirectoryQuery, search: Search, way: Way) {
  const { key, isBackwards } = search;
  const { near, size } = query;
  const line = near && sql<number>`${businesses.position} <-> ${vectorText(near)}::cube`;
  // The sum, and the longer text, are given in order by no index: what fits is picked out first and then sorted.
  const chord = line && (way.order ? line : sql<number>`(${line}) + 0`);
  const place =
    chord ?? (way.order ? sql<string>`${businesses.nameKey}` : sql<string>`(${businesses.nameKey} || '')`);
  const at = key && (chord ? sql`${key.at}::float8` : sql`${key.at}::text`);
  const beyond =
    at === null
      ? undefined
      : isBackwards
        ? sql`(${place}, ${businesses.id}) < (${at}, ${key?.id}::uuid)`
        : sql`(${place}, ${businesses.id}) > (${at}, ${key?.id}::uuid)`;
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
