/** Countries as choices of a form: by their names, in alphabetical order, and regions after them. */
import { countryName } from "#lib/base/i18n/country-names";
import { contentLanguage } from "#lib/base/i18n/locales";
import { countries, helpRegions, type Option } from "./vocabulary.ts";

const named = (codes: readonly string[]): Option[] =>
  codes
    .map((value) => ({ value, title: countryName(value, contentLanguage) }))
    .toSorted((one, other) => one.title.localeCompare(other.title, contentLanguage));

export const countryOptions: readonly Option[] = named(countries);
export const helpCountryOptions: readonly Option[] = [...countryOptions, ...named(helpRegions)];
