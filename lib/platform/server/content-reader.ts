import "server-only";
/**
 * Cached reads of content. Domains give a query, its parameters and tags. This file decides how long an answer lives and which
 * webhook invalidates it, and parses the answer.
 */
import { cache } from "react";
import { cacheLife, cacheTag } from "next/cache";
import { z } from "zod";
import { env } from "#lib/platform/env";
import {
  datedTypes,
  isInOurLanguages,
  isPublished,
  languageOf,
  momentOf,
  nameOf,
  newestFirst,
  publicationDate,
} from "#lib/platform/published";
import { askStore, readStore, type QueryParams } from "#lib/platform/server/content-store";
import { documentTags, ownTag, withinLimit } from "#lib/platform/server/content-tags";
import { isForEverybody } from "#lib/platform/server/for-everybody";
import { memo } from "#lib/platform/server/memo";
import { logger } from "#lib/platform/server/logger";
import { isPreview, notePreviewed } from "#lib/platform/server/preview";
import { contentLanguage, locales, type Locale } from "#lib/base/i18n/locales";

/** For how many seconds an answer is fresh: 5 min for most lists, 2 for searches, 10 for a single term, categories, topics. */
const freshness = { list: 300, search: 120, slow: 600 } as const;
export type Freshness = keyof typeof freshness;

const aYear = 31_536_000;
/** After a failed read, the older answer is renewed this soon. */
const retrySeconds = 15;

/** In a preview and in development nothing is cached, so that an edit is visible at the next look. */
const isCached = async () => !env.isDevelopment && !(await isPreview());

/** Past every cache: with the drafts in a preview, as published otherwise. A page sends the same query only once. */
const askPastCaches = async (query: string, params: QueryParams) =>
  askOnce(query, JSON.stringify(params), await isPreview());
const askOnce = cache(async (query: string, params: string, preview: boolean) =>
  askStore(query, JSON.parse(params) as QueryParams, { fresh: true, preview }),
);

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

async function cachedDocument(
  type: string,
  projection: string,
  slug: string,
  language: string,
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

const addressIn = (language: string, slug: string) => `${language} ${slug}`;

const documentQuery = (projection: string) =>
  /* groq */ `*[_type == $type && slug.current == $slug && ${languageOf()} == $language && ${isPublished()}] | order(_id)[0] { ${projection} }`;

/** How many documents are fetched at once when a whole type is read: an answer of some 10 MB. */
const chunk = 1_000;
/** `in` is the language; what names none in words has no address. */
const wholeDocuments = z.array(
  z.object({ id: z.string(), in: z.string().catch(""), document: z.record(z.string(), z.unknown()) }),
);
const wholeTypes = new Map<string, Promise<Map<string, unknown>>>();

/** Build only: every document of a type by slug, in a number of reads that does not depend on the number of pages. */
function wholeType(type: string, projection: string): Promise<Map<string, unknown>> {
  const key = `${type}\n${projection}`;
  const known = wholeTypes.get(key);
  if (known) return known;
  const reading = (async () => {
    const bySlug = new Map<string, unknown>();
    for (let after = ""; ;) {
      // Continues after the last read's id, because with an offset a store counts through all earlier documents again.
      const query = /* groq */ `*[_type == $type && _id > $after && ${isPublished()}] | order(_id)[0...${chunk}]
        { "id": _id, "in": ${languageOf()}, "document": { ${projection} } }`;
      const documents = wholeDocuments.parse(await askStore(query, { type, after }));
      after = documents.at(-1)?.id ?? "";
      for (const { in: language, document } of documents) {
        const address = typeof document.slug === "string" ? addressIn(language, document.slug) : null;
        if (address !== null && !bySlug.has(address)) bySlug.set(address, document);
      }
      if (documents.length < chunk) return bySlug;
    }
  })();
  wholeTypes.set(key, reading);
  return reading;
}

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

export type Shape<T> = z.ZodType<T>;

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
  kind: Freshness = "list",
): Promise<T | null> {
  return parseOne(shape, await answerOf(query, params, tags, kind));
}

/**
 * The document of a type with this slug in a language, parsed; null when there is none. Unknown slugs cost no query and no memory.
 */
export async function readDocument<T>(
  shape: Shape<T>,
  type: string,
  projection: string,
  slug: string,
  language: Locale,
  kind: Freshness = "list",
): Promise<T | null> {
  if (!(await isCached())) {
    const document = await askPastCaches(documentQuery(projection), { type, slug, language });
    notePreviewed(document);
    return parseOne(shape, document);
  }
  if (!(await isPublishedAt(type, slug, [language]))) return null;
  return parseOne(shape, await cachedDocument(type, projection, slug, language, kind));
}

/** The address of a document: its slug and its language. */
export type ContentAddress = { slug: string; language: Locale };

/**
 * The slugs of a type with their languages, newest first, without those that no page can show. A memo beside the page cache, for at
 * most 60 s or until the type's webhook. So a page does not depend on the whole type, and unknown addresses are not stored
 * anywhere.
 */
export async function readAddressesOf(type: string): Promise<ContentAddress[]> {
  const query = /* groq */ `*[_type == $type && defined(slug.current) && defined(${nameOf}) && ${isInOurLanguages()} && ${isPublished()}]
    | ${newestFirst()} { "slug": slug.current, "language": ${languageOf()} }`;
  if (!(await isCached())) return addressList.parse(await askPastCaches(query, { type }));
  return memo(
    `${type}:slugs`,
    async ({ isKnown }) => addressList.parse(await askForMemo(query, { type }, isKnown)),
    { staleServed: false },
  );
}

const knownAddresses = new WeakMap<readonly ContentAddress[], ReadonlySet<string>>();

/** The addresses of a list as a set, made once for each list. */
function addressesIn(list: readonly ContentAddress[]): ReadonlySet<string> {
  const known =
    knownAddresses.get(list) ?? new Set(list.map(({ language, slug }) => addressIn(language, slug)));
  knownAddresses.set(list, known);
  return known;
}

/** Whether a document of a type has this slug in one of these languages, and a page to show it. */
export async function isPublishedAt(
  type: string,
  slug: string,
  languages: readonly Locale[],
): Promise<boolean> {
  const addresses = addressesIn(await readAddressesOf(type));
  return languages.some((language) => addresses.has(addressIn(language, slug)));
}

/**
 * Reads for a memo. A memo keeps its value when the store fails; one without a value takes the answer stored by an earlier process.
 */
async function askForMemo(query: string, params: QueryParams, isKnown: boolean): Promise<unknown> {
  const { result, isFresh } = await readStore(query, params);
  if (!isFresh && isKnown) throw new Error("The content store did not answer");
  return result;
}

const addressList = z.array(z.object({ slug: z.string(), language: z.enum(locales).catch(contentLanguage) }));

/** A small list that many pages use without depending on all of it (such as the terms to link). The same array until reread. */
export async function readMemoList<T>(name: string, shape: Shape<T>, query: string): Promise<T[]> {
  if (!(await isCached())) return parseList(shape, await askPastCaches(query, {}));
  return memo(name, async ({ isKnown }) => parseList(shape, await askForMemo(query, {}, isKnown)));
}

/** The documents of an answer. An invalid one is left out and logged with its id. */
export function parseList<T>(shape: Shape<T>, answer: unknown): T[] {
  if (!Array.isArray(answer)) return [];
  return answer.flatMap((item: unknown) => {
    const parsed = parseOne(shape, item);
    return parsed === null ? [] : [parsed];
  });
}

function parseOne<T>(shape: Shape<T>, answer: unknown): T | null {
  if (answer === null || answer === undefined) return null;
  const parsed = shape.safeParse(answer);
  if (parsed.success) return parsed.data;
  const id = (answer as { _id?: unknown })._id;
  const faults = parsed.error.issues.slice(0, 5).map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  logger.warn({ documentId: typeof id === "string" ? id : null, faults }, "content document left out");
  return null;
}
