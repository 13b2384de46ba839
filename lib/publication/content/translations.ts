import "server-only";
/** Which documents say the same in several languages, and which of them a reader of a language is given. */
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
import { readMemoList } from "#lib/platform/server/content/content-memos";
import { orWithout } from "#lib/platform/server/content/content-reader";
import { documentTag } from "#lib/platform/server/content/content-tags";
import { isPreview } from "#lib/platform/server/content/preview";
import { processWide } from "#lib/base/values/process-wide";
import { isInOurLanguages, isPublished, nameOf, publicationDateOf } from "#lib/platform/published";
import { contentLanguage, contentLanguages, type Locale } from "#lib/base/i18n/locales";

const member = z.object({
  _id: z.string(),
  _type: z.enum(linkedTypes),
  language,
  slug: text,
  /** Its title, or the term. Without one neither its page nor a list can show it, and it takes the place of no other. */
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

/**
 * The groups of translations, by what is asked of them. A group may tie documents of several types by mistake: none of them is a
 * translation of one of another type.
 */
export type Translations = {
  /** All documents of this document's group and type, itself among them; none when it belongs to no group. */
  of: (id: string) => readonly Translation[];
  /** The document of the group that a reader of this language is given; null when the document belongs to no group. */
  best: (id: string, locale: Locale) => Translation | null;
  /** The documents with that address, in whatever language. */
  at: (type: string, slug: string) => readonly Translation[];
  /** Whether a group ties two originals by mistake: readers of the originals' language too are given another than is named. */
  hasTwoOriginals: boolean;
};

/**
 * All tags that each group ever had in this process. A document that has left the group is still shown on old pages, and neither
 * the webhook nor the store names it any more.
 */
const everTied = processWide("ever-tied", () => new Map<string, Set<string>>());

/** The tags of what a group of translations ties or tied together, as far as this process has read of it. */
export const tagsEverTied = (id: string): string[] => [...(everTied.get(id) ?? [])];

function noteTied(groups: readonly z.infer<typeof group>[]): void {
  for (const { _id, members } of groups) {
    const tags = everTied.get(_id) ?? new Set<string>();
    everTied.set(_id, tags);
    for (const { _type, slug } of members) tags.add(_type).add(documentTag(_type, slug));
  }
}

/** The translations of a store that has none, or cannot be read. */
export const noTranslations: Translations = {
  of: () => [],
  best: () => null,
  at: () => [],
  hasTwoOriginals: false,
};
const known = new WeakMap<readonly object[], Translations>();

function indexOf(groups: readonly z.infer<typeof group>[]): Translations {
  const byId = new Map<string, readonly Translation[]>();
  const byAddress = new Map<string, Translation[]>();
  let hasTwoOriginals = false;
  for (const { members } of groups)
    for (const one of members) {
      const kin = members.filter(({ _type }) => _type === one._type);
      byId.set(one._id, kin);
      hasTwoOriginals ||= kin.filter((two) => two.language === contentLanguage).length > 1;
      const address = `${one._type} ${one.slug}`;
      byAddress.set(address, [...(byAddress.get(address) ?? []), one]);
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
    hasTwoOriginals,
  };
}

/** Every group of translations. Where they cannot be read, each document stands alone. A memo: small, and dropped by a webhook. */
export async function readTranslations(): Promise<Translations> {
  const groups = await orWithout(() => readMemoList("translations", group, groupsQuery), null);
  if (groups === null) return noTranslations;
  const latest = known.get(groups);
  if (latest) return latest;
  const index = indexOf(groups);
  known.set(groups, index);
  // A preview shows drafts: an address as far as an editor has typed it is on no page of others.
  if (!(await isPreview())) noteTied(groups);
  return index;
}

/** The documents that a reader of this language is given: the best of each group, and those that belong to none. */
export async function bestOf<T extends { _id: string }>(
  documents: readonly T[],
  locale: Locale,
): Promise<T[]> {
  return bestAmong(documents, locale, await readTranslations());
}

/** The documents that a reader of this language is given, by these translations. */
export const bestAmong = <T extends { _id: string }>(
  documents: readonly T[],
  locale: Locale,
  translations: Translations,
): T[] => documents.filter(({ _id }) => isBest(_id, locale, translations));

/** Whether readers of a language are given this document itself: the best of its group, or one that stands alone. */
export const isBest = (id: string, locale: Locale, translations: Translations): boolean =>
  (translations.best(id, locale)?._id ?? id) === id;
