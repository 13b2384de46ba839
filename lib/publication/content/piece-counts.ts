import "server-only";
/** How many pieces there are in each language. */
import { pieceTypes } from "#lib/publication/content/kinds";
import { readGiven } from "#lib/publication/content/shown-languages";
import { isOwnLanguage, locales, type Locale } from "#lib/base/i18n/locales";

export type PieceCounts = Record<Locale, number>;

/** Counts, for each language, the pieces in it that its readers are given. A country's Spanish counts those in Spanish too. */
async function readCount(): Promise<(locale: Locale) => number> {
  const given = await Promise.all(pieceTypes.map(readGiven));
  return (locale) =>
    given.flatMap((to) => to(locale)).filter(({ language }) => isOwnLanguage(language, locale)).length;
}

/** Of one language. */
export const readPieceCount = async (locale: Locale): Promise<number> => (await readCount())(locale);

/** Of every language. */
export async function readPieceCounts(): Promise<PieceCounts> {
  const count = await readCount();
  return Object.fromEntries(locales.map((locale) => [locale, count(locale)])) as PieceCounts;
}
