import "server-only";
/** How many pieces there are in each language. */
import { pieceTypes } from "#lib/publication/content/kinds";
import { readGiven } from "#lib/publication/content/shown-languages";
import { isOwnLanguage, locales, type Locale } from "#lib/base/i18n/locales";

export type PieceCounts = Record<Locale, number>;

/** Of those that its readers are given, the ones that are their own: a country reads its language too, and not another's words. */
export async function readPieceCounts(): Promise<PieceCounts> {
  const given = await Promise.all(pieceTypes.map(readGiven));
  const count = (locale: Locale) =>
    given.flatMap((to) => to(locale)).filter(({ language }) => isOwnLanguage(language, locale)).length;
  return Object.fromEntries(locales.map((locale) => [locale, count(locale)])) as PieceCounts;
}
