/**
 * What a document without a `language` is written in, said in so many words. The file leaves it out; a store that editors work in
 * names it, because Sanity's plugin for translations takes a document without one for of no language yet, and gives it the one that
 * its editor wants a translation into.
 */
import { contentLanguage } from "#lib/base/i18n/locales";

type Fields = Readonly<Record<string, unknown>>;

/** The document as a store holds it. Those with an address have a language. */
export const withStatedLanguage = <T extends Fields>(document: T): T =>
  document.slug === undefined || document.language !== undefined
    ? document
    : { ...document, language: contentLanguage };

/** The document as the file holds it. */
export function withoutStatedLanguage(document: Fields): Record<string, unknown> {
  const { language, ...fields } = document;
  return language === contentLanguage ? fields : { ...document };
}
