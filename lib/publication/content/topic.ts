import "server-only";
/** Categories and topics: what briefs and actions are about. */
import type { z } from "zod";
import {
  isInLanguages,
  categoryLink,
  categoryLinkProjection,
  linkProjection,
  orNull,
  text,
  topicLink,
} from "#lib/publication/content/fields";
import { readCurrentSlug } from "#lib/publication/content/former-slugs";
import { orWithout, readList } from "#lib/platform/server/content/content-reader";
import { inLanguage } from "#lib/publication/content/in-language";
import { bestOf, readTranslations } from "#lib/publication/content/translations";
import { collator } from "#lib/base/i18n/formats";
import { contentLanguage, languages, type Locale } from "#lib/base/i18n/locales";

const category = categoryLink.extend({ description: orNull(text) });
export type Category = z.infer<typeof category>;

const topic = topicLink.extend({ description: orNull(text) });
export type Topic = z.infer<typeof topic>;

/**
 * Categories or topics with their names in a language, in its order. Ids stay those of the originals, which pieces of every
 * language point at; of two that a group ties together, that of the one that readers get.
 */
async function byTitle<T extends { _id: string; title: string }>(all: T[], locale: Locale): Promise<T[]> {
  const originals = await bestOf(all, contentLanguage);
  const subjects = locale === contentLanguage ? originals : await inLanguage(originals, locale);
  // Not by the store, which has every capital before every small letter.
  const { compare } = collator(languages[locale].tag, {});
  return subjects.toSorted((one, other) => compare(one.title, other.title));
}

/** Every category, ascending by title. */
export const readCategories = async (locale: Locale) =>
  byTitle(
    await readList(
      category,
      `*[_type == "category" && defined(slug.current) && ${isInLanguages}] | order(_id asc) { ...${categoryLinkProjection}, description }`,
      { languages: [contentLanguage] },
      ["category"],
      "slow",
    ),
    locale,
  );

/** Every topic, ascending by title. */
export const readTopics = async (locale: Locale) =>
  byTitle(
    await readList(
      topic,
      `*[_type == "topic" && defined(slug.current) && ${isInLanguages}] | order(_id asc) { ...${linkProjection}, description }`,
      { languages: [contentLanguage] },
      ["topic"],
      "slow",
    ),
    locale,
  );

/**
 * Which of the subjects an address names: by slug, by id, by the slug that it has in another language, which links in
 * texts use and which a change of language keeps, or by one that it had before. Null where it names none.
 */
export async function namedSubject<T extends Pick<Category | Topic, "_id" | "_type" | "slug">>(
  name: string | null,
  subjects: readonly T[],
  locale: Locale,
): Promise<T | null> {
  if (name === null) return null;
  const found = (await subjectAt(name, subjects)) ?? subjects.find(({ _id }) => _id === name);
  if (found) return found;
  const [type] = subjects.map(({ _type }) => _type);
  if (type === undefined) return null;
  const current = await orWithout(() => readCurrentSlug(type, name, locale), null);
  return current === null ? null : subjectAt(current, subjects);
}

/** The subject with that slug, in its own language or in another, or with the id of another in its group. */
async function subjectAt<T extends Pick<Category | Topic, "_id" | "_type" | "slug">>(
  asked: string,
  subjects: readonly T[],
): Promise<T | null> {
  const own = subjects.find(({ slug }) => slug === asked);
  if (own) return own;
  const { at, of } = await readTranslations();
  const isNamed = ({ _id, _type }: T): boolean =>
    of(_id).some(
      (member) => member._id === asked || at(_type, asked).some((named) => named._id === member._id),
    );
  return subjects.find(isNamed) ?? null;
}
