import "server-only";
/** Small lists of content that are remembered in the process, beside the page cache: the addresses of a type, the terms to link. */
import { z } from "zod";
import { contentLanguage, locales, type Locale } from "#lib/base/i18n/locales";
import { isInOurLanguages, isPublished, languageOf, nameOf, newestFirst } from "#lib/platform/published";
import { readStore, type QueryParams } from "#lib/platform/server/content/content-store";
import { memo } from "#lib/platform/server/memo";
import { parseList, type Shape } from "#lib/platform/server/content/parse-content";
import { askPastCaches, isCached } from "#lib/platform/server/content/past-caches";

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

/** An address as one text, by which it is looked up. */
export const addressIn = (language: string, slug: string) => `${language} ${slug}`;

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
