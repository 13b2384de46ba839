import "server-only";
/**
 * The languages of what we show: of single pieces, and of lists,
 * which count as one of a language when half of their items are in it.
 */
import type { ListedType } from "#lib/publication/content/kinds";
import { readTranslations, type Translations } from "#lib/publication/content/translations";
import { readAddressesOf, type ContentAddress } from "#lib/platform/server/content/content-memos";
import {
  contentLanguage,
  contentLanguages,
  isSameLanguage,
  locales,
  type Locale,
} from "#lib/base/i18n/locales";

/**
 * The slug at which a document is found.
 * A page of the footer has that of its original in every language, whatever its own slug.
 */
export function shownSlug(
  { _id, _type, slug }: { _id: string; _type: string; slug: string },
  translations: Translations,
): string {
  const original =
    _type === "page" ? translations.of(_id).find(({ language }) => language === contentLanguage) : undefined;
  return original?.slug ?? slug;
}

/**
 * The addresses at which a piece stands in its own and in other languages, in the order of our languages; without those that
 * ask not to be found.
 */
export function versionsOf(
  piece: ContentAddress & { _id: string },
  translations: Translations,
): ContentAddress[] {
  const versions = translations.of(piece._id);
  return versions.length === 0
    ? [{ slug: piece.slug, language: piece.language }]
    : locales.flatMap((locale) => {
        const version = versions.find(({ language }) => language === locale);
        return version && !version.isHidden
          ? [{ slug: shownSlug(version, translations), language: locale }]
          : [];
      });
}

/** The addresses of a piece in all languages, by the translations that there are now. */
export const readVersions = async (piece: ContentAddress & { _id: string }) =>
  versionsOf(piece, await readTranslations());

/** The items in the reader's language; all of them when there are none. */
export function ownOrAll<T extends { language: Locale }>(shown: readonly T[], locale: Locale): readonly T[] {
  const own = shown.filter(({ language }) => isSameLanguage(language, locale));
  return own.length > 0 ? own : shown;
}

/** Whether a list counts as one of this language: at least half of its items are in it. An empty list counts only as English. */
export const isMostlyIn = (shown: readonly { language: Locale }[], locale: Locale): boolean =>
  locale === contentLanguage ||
  (shown.length > 0 &&
    shown.filter(({ language }) => isSameLanguage(language, locale)).length * 2 >= shown.length);

/** The addresses of a type that readers of each language are given: one of each group of translations. */
export async function readGiven(type: ListedType): Promise<(locale: Locale) => ContentAddress[]> {
  const [addresses, translations] = await Promise.all([readAddressesOf(type), readTranslations()]);
  return (locale) => {
    const readable = new Set(contentLanguages(locale));
    return addresses.filter(({ slug, language }) => {
      if (!readable.has(language)) return false;
      const own = translations.at(type, slug).find((one) => one.language === language);
      return !own || translations.best(own._id, locale)?._id === own._id;
    });
  };
}

/** The languages in which the list of a type is one of that language. */
export async function readListLanguages(type: ListedType): Promise<Locale[]> {
  const givenTo = await readGiven(type);
  const shownTo = (locale: Locale) =>
    type === "glossaryTerm" ? ownOrAll(givenTo(locale), locale) : givenTo(locale);
  return locales.filter((locale) => isMostlyIn(shownTo(locale), locale));
}
