/** Where the words of a glossary are heard. Pure. */
import { countryNames } from "#lib/base/i18n/country-names";
import { isSameLanguage, languages, type Locale } from "#lib/base/i18n/locales";

type Heard = { readonly language: Locale; readonly heardIn: readonly string[] };

/** Every country in which any of the words is heard. */
const everywhere = (terms: readonly Heard[]): string[] => [
  ...new Set(terms.flatMap(({ heardIn }) => heardIn)),
];

/** The countries of a glossary in words, where there are several to be told apart; null where there are not. */
export function heardInAll(terms: readonly Heard[], locale: Locale): string | null {
  const all = everywhere(terms);
  return all.length > 1 ? countryNames(all, languages[locale].tag) : null;
}

/**
 * Of each word where it is heard, in words of its own language; null of one that is heard in every country of its glossary, and
 * where nobody has looked.
 */
export function heardInSome(terms: readonly Heard[], locale: Locale): (term: Heard) => string | null {
  const all = everywhere(terms).length;
  return ({ language, heardIn }) =>
    heardIn.length > 0 && heardIn.length < all && isSameLanguage(language, locale)
      ? countryNames(heardIn, languages[locale].tag)
      : null;
}
