import "server-only";
/** The unified feed of the home page. It holds briefs, newest first. */
import { z } from "zod";
import {
  brief,
  briefProjection,
  newestBriefs,
  newestBriefsOfAll,
  readBrief,
  type Brief,
} from "#lib/publication/content/brief";
import { readListIn } from "#lib/publication/content/in-language";
import { bestOf, readTranslations } from "#lib/publication/content/translations";
import { isFiltered, passesFilters, type FeedFilters } from "#lib/publication/content/feed-filters";
import {
  ages,
  agesProjection,
  language,
  languageField,
  listOf,
  orNull,
  parseAge,
  text,
  type AgeBand,
} from "#lib/publication/content/fields";
import {
  namedSubject,
  readCategories,
  readTopics,
  type Category,
  type Topic,
} from "#lib/publication/content/topic";
import { readTracks, type TrackCard } from "#lib/publication/content/track";
import { readMemoList } from "#lib/platform/server/content/content-memos";
import { contentLanguage, contentLanguages, type Locale } from "#lib/base/i18n/locales";
import { firstValue } from "#lib/base/addresses/filtered-addresses";

/** How many items one page of the feed holds. */
const feedPageSize = 10;

/** The track strip holds at most this many: the rest are on the tracks' own page. */
const longestStrip = 8;

/** The first page of the feed in English, with whole briefs. A single query, for the page that most readers see. */
const readFirstPage = () =>
  readListIn(contentLanguage, brief, `${newestBriefs} [0...${feedPageSize}] { ${briefProjection} }`, {}, [
    "microBrief",
  ]);

const entry = z
  .object({
    _id: z.string(),
    _type: z.string(),
    language,
    slug: text,
    ages,
    categoryId: orNull(z.string()),
    topicIds: listOf(z.string()),
  })
  .readonly();

type Entry = z.infer<typeof entry>;

/**
 * The fields that filters look at, for every item in every language, in the feed's order.
 * A memo: small, and dropped by a webhook.
 */
const readFeedIndex = () =>
  readMemoList(
    "feed",
    entry,
    `${newestBriefsOfAll} { _id, _type, ${languageField}, "slug": slug.current, ${agesProjection}, "categoryId": category._ref, "topicIds": topics[]._ref }`,
  );

/** Parameters of an address, each its first value or null. `after` is the slug of the last item already shown. */
export type FeedQuery = Record<"age" | "category" | "topic" | "after", string | null>;

const wholeFeed: FeedQuery = { age: null, category: null, topic: null, after: null };

/** One page of the feed and all that stands around it. */
export type Feed = {
  items: Brief[];
  filters: FeedFilters;
  /** The same as in the address: a category and a topic by slug. */
  query: FeedQuery;
  age: AgeBand | null;
  category: Category | null;
  topic: Topic | null;
  categories: Category[];
  topics: Topic[];
  /** Tracks of the chosen age; none without one. */
  tracks: TrackCard[];
  /** How many items the filters leave. */
  total: number;
  /** The `after` of the next page; null at the end. */
  next: string | null;
};

/**
 * The page of the feed that a query names, for readers of a language. Values that mean nothing are unset; an unknown `after`
 * is the start.
 */
export async function readFeed(locale: Locale, asked: FeedQuery = wholeFeed): Promise<Feed> {
  const [categories, topics] = await Promise.all([readCategories(locale), readTopics(locale)]);
  const [category, topic] = await Promise.all([
    namedSubject(asked.category, categories, locale),
    namedSubject(asked.topic, topics, locale),
  ]);
  const filters: FeedFilters = {
    ageGuidance: parseAge(asked.age),
    categoryId: category?._id ?? null,
    topicId: topic?._id ?? null,
  };
  const [page, tracks] = await Promise.all([
    readPage(locale, filters, asked.after),
    filters.ageGuidance ? readTracks(locale, filters.ageGuidance) : [],
  ]);
  return {
    ...page,
    filters,
    query: {
      age: filters.ageGuidance,
      category: category?.slug ?? null,
      topic: topic?.slug ?? null,
      after: page.after,
    },
    age: filters.ageGuidance,
    category,
    topic,
    categories,
    topics,
    tracks: tracks.slice(0, longestStrip),
  };
}

/** Of two subjects that a group of translations ties together only one is in the menus: pieces of the other count as its own. */
async function withOfferedSubjects(items: Entry[]): Promise<Entry[]> {
  const { best, hasTwoOriginals } = await readTranslations();
  if (!hasTwoOriginals) return items;
  const offered = (id: string) => best(id, contentLanguage)?._id ?? id;
  return items.map((item) => ({
    ...item,
    categoryId: item.categoryId && offered(item.categoryId),
    topicIds: item.topicIds.map(offered),
  }));
}

async function readPage(locale: Locale, filters: FeedFilters, after: string | null) {
  const given = (await readFeedIndex()).filter(({ language: own }) => contentLanguages(locale).includes(own));
  const matching = (await withOfferedSubjects(await bestOf(given, locale))).filter((item) =>
    passesFilters(item, filters),
  );
  const from = after === null ? 0 : matching.findIndex(({ slug }) => slug === after) + 1;
  const shown = matching.slice(from, from + feedPageSize);
  const isFirstOfAll = from === 0 && !isFiltered(filters) && locale === contentLanguage;
  const items = isFirstOfAll
    ? await readFirstPage()
    : (await Promise.all(shown.map(({ slug }) => readBrief(slug, locale)))).filter((item) => item !== null);
  // The query of the first page may be newer or older than the memo. The next page begins after the last item that is shown.
  const known = items.findLast(({ slug }) => matching.some((one) => one.slug === slug));
  const last = (isFirstOfAll ? known?.slug : undefined) ?? shown.at(-1)?.slug ?? null;
  const isMore = matching.findIndex(({ slug }) => slug === last) + 1 < matching.length;
  return { items, total: matching.length, next: isMore ? last : null, after: from > 0 ? after : null };
}

/** Reads the feed's parameters from an address. */
export function parseFeedQuery(query: Record<string, string | string[] | undefined>): FeedQuery {
  const value = (key: keyof FeedQuery) => firstValue(query, key);
  return { age: value("age"), category: value("category"), topic: value("topic"), after: value("after") };
}
