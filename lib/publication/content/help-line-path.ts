/** Where help lines stand: the page of all of them, and the part of it for each country. Pure, so that the Studio reads it too. */
import { countriesOf } from "#lib/publication/content/choose-help-lines";
import { baseOf, contentLanguage, locales } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";

export const helpLinesPath = "/help-lines";

/** The id of the page's list of countries. */
export const countriesAnchor = "help-countries";

/** The id of a country's part of the page. */
export const countryAnchor = (country: string): string => `help-${country.toLowerCase()}`;

/**
 * The place of a help line on the page, in the first language it answers in that is one of the site's: where its country's readers
 * have that page, or else in any country's.
 */
export function helpLinePath({
  country,
  languages,
}: {
  country: string;
  languages: readonly string[];
}): string {
  const spoken = languages.flatMap((code) => locales.filter((locale) => baseOf(locale) === code));
  const own = spoken.find((locale) => countriesOf[locale].some((one) => one === country));
  return localePath(`${helpLinesPath}#${countryAnchor(country)}`, own ?? spoken[0] ?? contentLanguage);
}
