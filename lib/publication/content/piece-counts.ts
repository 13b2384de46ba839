import "server-only";
/** How many pieces there are in each language. */
import { pieceTypes } from "#lib/publication/content/kinds";
import { readAddressesOf } from "#lib/platform/server/content-reader";
import { isSameLanguage, locales, type Locale } from "#lib/base/i18n/locales";

export type PieceCounts = Record<Locale, number>;

/** Of a language that is spoken in several countries, all that are written in it. */
export async function readPieceCounts(): Promise<PieceCounts> {
  const addresses = (await Promise.all(pieceTypes.map(readAddressesOf))).flat();
  const count = (locale: Locale) =>
    addresses.filter(({ language }) => isSameLanguage(language, locale)).length;
  return Object.fromEntries(locales.map((locale) => [locale, count(locale)])) as PieceCounts;
}
