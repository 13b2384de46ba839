import { displayNames } from "#lib/base/i18n/formats";
import { baseOf, languages, type Locale } from "#lib/base/i18n/locales";

/**
 * What a language is called within a sentence of the page's language: `French`, `français`, `Französisch`. Menus call each
 * by its own name instead.
 */
export function languageInSentence(language: Locale, page: Locale): string {
  const { label } = languages[language];
  // The menu offers it to all of Latin America; its tag would name Mexico alone. Of the others each is the one of its language.
  const named = language === "es-mx" ? "es-419" : baseOf(language);
  return displayNames(languages[page].tag, { type: "language" }).of(named) ?? label;
}
