import "server-only";
/** Which documents say the same in several languages, and what a reader of one language is given of them. */
import { z } from "zod";
import {
  firstOutAtField,
  language,
  languageField,
  linkedTypes,
  listOf,
  orNull,
  storedDate,
  text,
} from "#lib/publication/content/fields";
import { kinds, listedTypes } from "#lib/publication/content/kinds";
import { isRecord } from "#lib/base/values/json";
import {
  dependOn,
  orWithout,
  readAddressesOf,
  readList,
  readMemoList,
  type Freshness,
  type Shape,
} from "#lib/platform/server/content-reader";
import { documentTag } from "#lib/platform/server/content-tags";
import { processWide } from "#lib/platform/server/process-wide";
import { isInOurLanguages, isPublished, nameOf, publicationDateOf } from "#lib/platform/published";
import type { QueryParams } from "#lib/platform/server/content-store";
import { contentLanguage, contentLanguages, type Locale } from "#lib/base/i18n/locales";

const member = z.object({
  _id: z.string(),
  _type: z.enum(linkedTypes),
  language,
  slug: text,
  /** Its title, or the term. Without one neither its page nor a list can show it, and it stands in nobody's place. */
  name: text,
  /** Whether it asks search engines not to name it. */
  isHidden: z.boolean().catch(false).default(false),
  firstOutAt: storedDate,
  updatedAt: orNull(z.string()),
  revision: orNull(z.string()),
  /** Of a translation: when, and of which revision of its original, it was made; and the date of that revision, if it has one. */
  madeAt: storedDate,
  madeOf: orNull(z.string()),
  madeOfDate: storedDate,
  /** What lists and links show of a translation beside it; an original's own words stand where it is linked. */
  goal: orNull(text),
  excerpt: orNull(text),
  summary: orNull(text),
  description: orNull(text),
  parentTranslation: orNull(text),
});
/** One document of a group of translations. */
export type Translation = z.infer<typeof member>;

const group = z.object({ _id: z.string(), members: listOf(member) });

const groupsQuery = /* groq */ `*[_type == "translation.metadata"] | order(_id asc) { _id, "members":
  translations[defined(value->slug.current) && ${isInOurLanguages("value->language")} && ${isPublished(publicationDateOf("value"))}]{
    ...value->{ _id, _type, ${languageField}, "slug": slug.current, "name": ${nameOf}, ${firstOutAtField}, "updatedAt": _updatedAt, "revision": _rev,
      "isHidden": seo.noIndex == true, "madeAt": translationOf.at, "madeOf": translationOf._rev, "madeOfDate": translationOf._updatedAt,
      defined(language) => { goal, excerpt, summary, description, parentTranslation } } } }`;

/** Who belongs together. */
export type Translations = {
  /** All that say what this document says, itself among them; none of a document that stands alone. */
  of: (id: string) => readonly Translation[];
  /** The one that a reader of this language is given in the place of a document; null where it stands alone. */
  best: (id: string, locale: Locale) => Translation | null;
  /** The documents with that address, in whatever language. */
  at: (type: string, slug: string) => readonly Translation[];
};

/**
 * Every member that each group was read with in this process. One that a group has lost pages show as its own until they are made
 * anew, and neither the change nor the store tells of it any more.
 */
const everTied = processWide(
  "ever-tied",
  () => new Map<string, Map<string, Pick<Translation, "_type" | "slug">>>(),
);

/** The documents that a group of translations ties or tied together, as far as this process has read of it. */
export const everTiedBy = (id: string): Pick<Translation, "_type" | "slug">[] => [
  ...(everTied.get(id)?.values() ?? []),
];

const none: Translations = { of: () => [], best: () => null, at: () => [] };
const known = new WeakMap<readonly object[], Translations>();

function indexOf(groups: readonly z.infer<typeof group>[]): Translations {
  const byId = new Map<string, readonly Translation[]>();
  const byAddress = new Map<string, Translation[]>();
  for (const { _id, members } of groups) {
    const tied = everTied.get(_id) ?? new Map<string, Pick<Translation, "_type" | "slug">>();
    everTied.set(_id, tied);
    for (const one of members) {
      tied.set(documentTag(one._type, one.slug), { _type: one._type, slug: one.slug });
      byId.set(one._id, members);
      const address = `${one._type} ${one.slug}`;
      byAddress.set(address, [...(byAddress.get(address) ?? []), one]);
    }
  }
  const of = (id: string) => byId.get(id) ?? [];
  return {
    of,
    best: (id, locale) => {
      const members = of(id);
      const inOrder = contentLanguages(locale).flatMap(
        (one) => members.find((two) => two.language === one) ?? [],
      );
      return inOrder[0] ?? null;
    },
    at: (type, slug) => byAddress.get(`${type} ${slug}`) ?? [],
  };
}

/** Every group of translations. Where they cannot be read, each document stands alone. A memo: small, and dropped by a webhook. */
export async function readTranslations(): Promise<Translations> {
  const groups = await orWithout(() => readMemoList("translations", group, groupsQuery), null);
  if (groups === null) return none;
  const index = known.get(groups) ?? indexOf(groups);
  known.set(groups, index);
  return index;
}

/** What a place that shows one of these shows of its translation. A page of the footer keeps the address of its original. */
const shown = ({ slug, ...one }: Translation): Record<string, unknown> => ({
  ...one,
  ...(one._type === "page" ? {} : { slug }),
  title: one.name,
  term: one.name,
  text: one.summary ?? one.excerpt ?? one.parentTranslation ?? one.description,
});

const typeOfList = new Map(listedTypes.map((type) => [kinds[type].list as string, type]));
const ownPath = new RegExp(`^(${[...typeOfList.keys()].join("|")})/([^/?#]+)(.*)$`, "s");

/**
 * The unprefixed path at which readers of `locale` find the piece that `path` shows to those of `current`: the list where they
 * are not given it. Of what is no piece, the same; and so of all while the content cannot be read.
 */
export async function pathFor(path: string, current: Locale, locale: Locale): Promise<string> {
  const [, list = "", slug = "", rest = ""] = ownPath.exec(path) ?? [];
  const type = typeOfList.get(list);
  if (!type) return path;
  const translations = await readTranslations();
  const shown = translations.at(type, slug);
  const own = shown.find(({ language: one }) => contentLanguages(current).includes(one));
  const best = own && translations.best(own._id, locale);
  if (best) return `${list}/${best.slug}${rest}`;
  const addresses = await orWithout(() => readAddressesOf(type), []);
  const languagesHere = addresses.flatMap((one) => (one.slug === slug ? [one.language] : []));
  const isIn = (of: Locale) => contentLanguages(of).some((one) => languagesHere.includes(one));
  return isIn(current) && !isIn(locale) ? list : path;
}

/**
 * A document, or several, with what they link to as a reader of this language is given it: by its translation's words and
 * address where there is one. Ids stay those of what is pointed at. A term that a text names is one of the text's own language.
 */
export async function inLanguage<T>(value: T, locale: Locale): Promise<T> {
  const translations = await readTranslations();
  if (locale === contentLanguage || translations === none) return value;
  const used = new Set<string>();
  const use = (one: Translation) => used.add(documentTag(one._type, one.slug));
  const address = (href: string): string => {
    const [, list = "", slug = "", rest = ""] = ownPath.exec(href) ?? [];
    const [target] = translations.at(typeOfList.get(list) ?? "", slug);
    const best = target && translations.best(target._id, locale);
    if (!best) return href;
    use(best);
    return `${list}/${best.slug}${rest}`;
  };
  const walk = (item: unknown, of: Locale): unknown => {
    if (Array.isArray(item)) return item.map((one) => walk(one, of));
    if (!isRecord(item)) return item;
    if (item._type === "link" && typeof item.href === "string") return { ...item, href: address(item.href) };
    const own = typeof item._id === "string" ? language.parse(item.language) : null;
    const fields = Object.fromEntries(
      Object.entries(item).map(([name, field]) => [
        name,
        item._type === "glossaryReference" && name === "term" ? named(field, of) : walk(field, own ?? of),
      ]),
    );
    return own === null ? fields : named(fields, locale);
  };
  /** A document's name in the words of its best translation. */
  const named = (item: unknown, wanted: Locale): unknown => {
    if (!isRecord(item) || typeof item._id !== "string") return item;
    const best = translations.best(item._id, wanted);
    if (!best || best._id === item._id) return item;
    use(best);
    const words = shown(best);
    return Object.fromEntries(
      Object.entries(item).map(([name, field]) => [
        name,
        name.startsWith("_") || !(name in words) ? field : (words[name] ?? field),
      ]),
    );
  };
  const result = walk(value, contentLanguage) as T;
  await dependOn([...used]);
  return result;
}

/**
 * Every document a query gives in the languages that a reader is given, one of each group, in the query's order. The query
 * narrows by `isIn`, and gives `_id` and `language`.
 */
export async function readListIn<T extends { _id: string }>(
  locale: Locale,
  shape: Shape<T>,
  query: string,
  params: QueryParams,
  tags: string[],
  kind: Freshness = "list",
): Promise<T[]> {
  const languages = contentLanguages(locale);
  const documents = await readList(shape, query, { ...params, languages }, tags, kind);
  if (locale === contentLanguage) return documents;
  return inLanguage(await bestOf(documents, locale), locale);
}

/** Those of the documents that a reader of this language is given: of each group the best, and what stands alone in a language of theirs. */
export async function bestOf<T extends { _id: string }>(
  documents: readonly T[],
  locale: Locale,
): Promise<T[]> {
  return bestAmong(documents, locale, await readTranslations());
}

/** The same by these translations. */
export const bestAmong = <T extends { _id: string }>(
  documents: readonly T[],
  locale: Locale,
  translations: Translations,
): T[] => documents.filter(({ _id }) => (translations.best(_id, locale)?._id ?? _id) === _id);

type Piece = { _id: string; _type: string; language: Locale };

/**
 * The document with this slug in the first language of a reader's that has one, its links in the reader's language. What
 * points at a document points at its original, so the lists of `pointing` are those of the original too.
 */
export async function readIn<T extends Piece>(
  locale: Locale,
  slug: string,
  read: (slug: string, language: Locale) => Promise<T | null>,
  pointing: readonly (keyof T)[] = [],
): Promise<T | null> {
  for (const one of contentLanguages(locale)) {
    const found = await read(slug, one);
    if (found) return inLanguage(await pointedAt(found, read, pointing), locale);
  }
  return null;
}

async function pointedAt<T extends Piece>(
  found: T,
  read: (slug: string, language: Locale) => Promise<T | null>,
  pointing: readonly (keyof T)[],
): Promise<T> {
  if (found.language === contentLanguage || pointing.length === 0) return found;
  const translations = await readTranslations();
  const place = translations.of(found._id).find((one) => one.language === contentLanguage);
  const original = place && (await read(place.slug, contentLanguage));
  if (!original) return found;
  const both = pointing.map((name) => [name, [...listed(original[name]), ...listed(found[name])]]);
  return { ...found, ...(Object.fromEntries(both) as Partial<T>) };
}

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
