/** The address of a saved piece. */
import { contentLanguage, contentLanguages, languages, locales, type Locale } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";
import type { SavedPiece } from "#lib/reader/saved/saved";

/**
 * The address of a piece on the list: in the reader's language if the site may show it there, otherwise in the piece's own
 * language, in which the list shows its title.
 */
export function savedAddress({ path, lang }: Pick<SavedPiece, "path" | "lang">, locale: Locale): string {
  const isOf = (one: Locale) => languages[one].tag === lang || one === lang;
  const own = locales.find(isOf) ?? contentLanguage;
  return localePath(path, contentLanguages(locale).includes(own) ? locale : own);
}
