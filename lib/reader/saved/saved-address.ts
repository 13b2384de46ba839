/** The address of a saved piece. */
import { contentLanguage, contentLanguages, languages, locales, type Locale } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";
import type { SavedPiece } from "#lib/reader/saved/saved";

/**
 * Where a piece of the list is read: in the reader's language, as long as it may stand there, and else in the piece's own, in
 * which its title stands on the list.
 */
export function savedAddress({ path, lang }: Pick<SavedPiece, "path" | "lang">, locale: Locale): string {
  const isOf = (one: Locale) => languages[one].tag === lang || one === lang;
  const own = locales.find(isOf) ?? contentLanguage;
  return localePath(path, contentLanguages(locale).includes(own) ? locale : own);
}
