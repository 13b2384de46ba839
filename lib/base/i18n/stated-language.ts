/**
 * The language of a document without a `language`, stated as a field. The file leaves it out. A store that editors work in names
 * it, because Sanity's plugin for translations takes a document without one for a document of no language yet, and gives it the
 * language into which its editor wants a translation.
 */
import { contentLanguage } from "#lib/base/i18n/locales";

type Fields = Readonly<Record<string, unknown>>;

/** The document as a store holds it: one with an address has a language. */
export const withStatedLanguage = <T extends Fields>(document: T): T =>
  document.slug === undefined || document.language !== undefined
    ? document
    : { ...document, language: contentLanguage };

/** The document as the file holds it. */
export function withoutStatedLanguage(document: Fields): Record<string, unknown> {
  const { language, ...fields } = document;
  return language === contentLanguage ? fields : { ...document };
}
