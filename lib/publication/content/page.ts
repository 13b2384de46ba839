import "server-only";
/** The footer's pages and the dated notes of /blog: documents of type `page`. */
import { z } from "zod";
import {
  isInLanguages,
  language,
  languageField,
  listOf,
  orNull,
  richText,
  richTextProjection,
  seo,
  storedDate,
  text,
} from "#lib/publication/content/fields";
import { readMemoList } from "#lib/platform/server/content/content-memos";
import { readDocument } from "#lib/platform/server/content/content-reader";
import { isPublished, newestFirst } from "#lib/platform/published";
import { readIn, readListIn } from "#lib/publication/content/in-language";
import { bestAmong, readTranslations, type Translations } from "#lib/publication/content/translations";
import { contentLanguage, contentLanguages, type Locale } from "#lib/base/i18n/locales";
import { footerPages } from "#lib/base/site/site-defaults";

const page = z.object({
  _id: z.string(),
  _type: z.literal("page"),
  language,
  slug: text,
  title: text,
  description: orNull(text),
  content: richText,
  publishedAt: storedDate,
  updatedAt: storedDate,
  reviewedAt: storedDate,
  seo,
});
export type Page = z.infer<typeof page>;

const pageProjection = /* groq */ `_id, _type, ${languageField}, "slug": slug.current, title, description, "content": ${richTextProjection("content")},
  "publishedAt": publishedDate, "updatedAt": _updatedAt, reviewedAt, seo`;

const readOwn = (slug: string, own: Locale) =>
  readDocument({ shape: page, type: "page", projection: pageProjection }, { slug, language: own });

const readAt = (slug: string, locale: Locale) => readIn(locale, slug, readOwn);

/**
 * The page of the footer at this address, as a reader of this language is given it; null when there is none. The footer's links
 * stand in code: a translation is at the address of its original, whatever slug it has.
 */
export async function readPage(slug: string, locale: Locale): Promise<Page | null> {
  const found = await readAt(slug, locale);
  if (!found) return null;
  const best = (await readTranslations()).best(found._id, locale);
  if (!best || best._id === found._id) return found;
  // The groups may name a translation a moment longer than it is published, when it was just withdrawn.
  const given = (await readAt(best.slug, locale)) ?? (await readAt(slug, contentLanguage)) ?? found;
  return { ...given, slug };
}

const named = z.object({
  _id: z.string(),
  language,
  slug: text,
  title: text,
  keywords: listOf(text),
  isNote: z.boolean(),
});

const namesQuery = /* groq */ `*[_type == "page" && defined(slug.current) && (!defined(publishedDate) || ${isPublished("publishedDate")})]
  | ${newestFirst("publishedDate")} {
    _id, ${languageField}, "slug": slug.current, title, "keywords": seo.keywords, "isNote": defined(publishedDate) }`;

/** A page or note, with its unprefixed path, and what it is asked for by, its title among that. */
type PageName = { path: string; title: string; language: Locale; phrases: readonly string[] };
type NamedPage = z.infer<typeof named>;
type Names = { translations: Translations; ofReaders: Map<Locale, readonly PageName[]> };
const known = new WeakMap<readonly NamedPage[], Names>();

/**
 * What the footer's pages and the notes are called and asked for by, in a reader's language.
 * The same array until they are read anew.
 */
export async function readPageNames(locale: Locale): Promise<readonly PageName[]> {
  const all = await readMemoList("page-names", named, namesQuery);
  const translations = await readTranslations();
  const latest = known.get(all);
  const isLatest = latest?.translations === translations;
  const ofReaders = isLatest ? latest.ofReaders : new Map<Locale, readonly PageName[]>();
  const names = ofReaders.get(locale) ?? pageNames(all, translations, locale);
  known.set(all, { translations, ofReaders: ofReaders.set(locale, names) });
  return names;
}

function pageNames(all: readonly NamedPage[], translations: Translations, locale: Locale): PageName[] {
  const wanted = contentLanguages(locale);
  return bestAmong(
    all.filter((one) => wanted.includes(one.language)),
    locale,
    translations,
  ).flatMap(({ _id, slug, title, language: own, keywords, isNote }) => {
    const original = translations.of(_id).find((one) => one.language === contentLanguage);
    const address = original?.slug ?? slug;
    const phrases = [title, ...keywords];
    if (isNote) return [{ path: notePath(slug), title, language: own, phrases }];
    return isFooterPage(address) ? [{ path: `/${address}`, title, language: own, phrases }] : [];
  });
}

/** Where a note stands on the blog. */
export const notePath = (slug: string): string => `/blog#${slug}`;

const footerSlugs: readonly string[] = footerPages;
const isFooterPage = (slug: string): boolean => footerSlugs.includes(slug);

/** The dated notes, newest first. */
export const readNotes = (locale: Locale) =>
  readListIn(
    locale,
    page,
    `*[_type == "page" && defined(slug.current) && ${isInLanguages} && defined(publishedDate) && ${isPublished("publishedDate")}]
      | ${newestFirst("publishedDate")} { ${pageProjection} }`,
    {},
    ["page"],
  );
