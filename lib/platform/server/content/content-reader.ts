import "server-only";
/**
 * Cached reads of content. Domains give a query, its parameters and tags. This file decides how long an answer lives and which
 * webhook invalidates it.
 */
import { cacheLife, cacheTag } from "next/cache";
import { env } from "#lib/platform/env";
import { datedTypes, isPublished, languageOf, momentOf, publicationDate } from "#lib/platform/published";
import { addressIn, isPublishedAt } from "#lib/platform/server/content/content-memos";
import { askStore, readStore, type QueryParams } from "#lib/platform/server/content/content-store";
import { documentTags, ownTag, withinLimit } from "#lib/platform/server/content/content-tags";
import { isForEverybody } from "#lib/platform/server/content/for-everybody";
import { memo } from "#lib/platform/server/memo";
import { parseList, parseOne, type Shape } from "#lib/platform/server/content/parse-content";
import { askPastCaches, isCached } from "#lib/platform/server/content/past-caches";
import { notePreviewed } from "#lib/platform/server/content/preview";
import { wholeType } from "#lib/platform/server/content/whole-type";
import type { Locale } from "#lib/base/i18n/locales";

/** For how many seconds an answer is fresh: 5 min for most lists, 2 for searches, 10 for a single term, categories, topics. */
const freshness = { list: 300, search: 120, slow: 600 } as const;
export type Freshness = keyof typeof freshness;

const aYear = 31_536_000;
/** After a failed read, the older answer is renewed this soon. */
const retrySeconds = 15;

const publishedAt = momentOf(publicationDate);
const nextPublicationQuery = /* groq */ `*[_type in ${JSON.stringify(datedTypes)} && ${publishedAt} > dateTime(now())]
  | order(${publishedAt} asc)[0]{ "date": ${publicationDate} }.date`;

/** Seconds until the next scheduled publication, if one is known. Read at most once a minute. */
async function secondsToNextPublication(): Promise<number> {
  const date = await memo("next-publication", () => askStore(nextPublicationQuery, {})).catch(() => null);
  const ahead = typeof date === "string" ? (Date.parse(date) - Date.now()) / 1000 : NaN;
  return Number.isFinite(ahead) ? Math.max(1, Math.ceil(ahead)) : Infinity;
}

async function live(kind: Freshness, isFresh: boolean) {
  const revalidate = isFresh ? Math.min(freshness[kind], await secondsToNextPublication()) : retrySeconds;
  cacheLife({ stale: 300, revalidate, expire: aYear });
}

async function cachedQuery(
  query: string,
  params: QueryParams,
  tags: string[],
  kind: Freshness,
): Promise<unknown> {
  "use cache";
  const { result, isFresh } = await readStore(query, params);
  cacheTag("sanity", ...tags, ...documentTags(tags, result));
  await live(kind, isFresh);
  return result;
}

/** What is read of the documents of a type, as GROQ. */
type Projected = { type: string; projection: string };

/** Where a document is found. */
type Place = { slug: string; language: Locale };

async function cachedDocument(
  { type, projection }: Projected,
  { slug, language }: Place,
  kind: Freshness,
): Promise<unknown> {
  "use cache";
  const { result, isFresh } = env.isBuild
    ? { result: (await wholeType(type, projection)).get(addressIn(language, slug)) ?? null, isFresh: true }
    : await readStore(documentQuery(projection), { type, slug, language });
  cacheTag("sanity", ownTag(type, slug), ...documentTags([], { _type: type, slug }, result));
  await live(kind, isFresh);
  return result;
}

const documentQuery = (projection: string) =>
  /* groq */ `*[_type == $type && slug.current == $slug && ${languageOf()} == $language && ${isPublished()}] | order(_id)[0] { ${projection} }`;

/**
 * Makes the rendered answer depend on documents that it shows without having read them itself. An answer that depends only on memos
 * names a `kind`, because it would not expire by itself.
 */
export async function dependOn(tags: string[], kind?: Freshness): Promise<void> {
  if (tags.length > 0 && (await isCached()))
    await cachedDependency(withinLimit([...new Set(tags)]).toSorted(), kind ? freshness[kind] : aYear);
}

/** The result of `read`, or `nothing` if it fails. The answer rendered without it is renewed as soon as after a failed read. */
export async function orWithout<T>(read: () => Promise<T>, nothing: T): Promise<T> {
  try {
    return await read();
  } catch {
    // A memo is no rendered answer, and is read again by rules of its own.
    if (!isForEverybody() && (await isCached())) await cachedDependency([], retrySeconds);
    return nothing;
  }
}

async function cachedDependency(tags: string[], revalidate: number): Promise<true> {
  "use cache";
  cacheTag(...tags);
  cacheLife({ stale: 300, revalidate, expire: aYear });
  return true;
}

/** The answer to a query: cached under the tags, except where nothing is cached. */
async function answerOf(
  query: string,
  params: QueryParams,
  tags: string[],
  kind: Freshness,
): Promise<unknown> {
  return (await isCached()) ? cachedQuery(query, params, tags, kind) : askPastCaches(query, params);
}

/** Every document in a query's answer, parsed. An invalid one is left out and logged with its id. */
export async function readList<T>(
  shape: Shape<T>,
  query: string,
  params: QueryParams,
  tags: string[],
  kind: Freshness = "list",
): Promise<T[]> {
  return parseList(shape, await answerOf(query, params, tags, kind));
}

/** The single answer of a query, parsed; null when there is none or it is invalid. */
export async function readOne<T>(
  shape: Shape<T>,
  query: string,
  params: QueryParams,
  tags: string[],
  kind: Freshness,
): Promise<T | null> {
  return parseOne(shape, await answerOf(query, params, tags, kind));
}

/**
 * The document of a type with this slug in a language, parsed; null when there is none. Unknown slugs cost no query and no memory.
 */
export async function readDocument<T>(
  { shape, type, projection }: Projected & { shape: Shape<T> },
  { slug, language }: Place,
  kind: Freshness = "list",
): Promise<T | null> {
  if (!(await isCached())) {
    const document = await askPastCaches(documentQuery(projection), { type, slug, language });
    notePreviewed(document);
    return parseOne(shape, document);
  }
  if (!(await isPublishedAt(type, slug, [language]))) return null;
  return parseOne(shape, await cachedDocument({ type, projection }, { slug, language }, kind));
}
