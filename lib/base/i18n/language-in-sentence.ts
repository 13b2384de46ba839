import { displayNames } from "#lib/base/i18n/formats";
import { baseOf, languages, type Locale } from "#lib/base/i18n/locales";

/**
 * The name of a language within a sentence of the page's language: `French`, `français`, `Französisch`. Menus call each language by
 * its own name instead.
 */
export function languageInSentence(language: Locale, page: Locale): string {
  const { label } = languages[language];
  // The menu offers Mexican Spanish to all of Latin America, but its tag would name Mexico alone. Every other language is named
  // without a country.
  const named = language === "es-mx" ? "es-419" : baseOf(language);
  return displayNames(languages[page].tag, { type: "language" }).of(named) ?? label;
}
