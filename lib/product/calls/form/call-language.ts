/** In which language a business is probably best called. */
import type { Business } from "#lib/product/directory/business/business";
import { baseOf, locales, type Locale } from "#lib/base/i18n/locales";

/** Languages of ours that are at home in a country beside the one that most people there speak. */
const besides: Readonly<Record<string, readonly string[]>> = {
  CA: ["fr"],
  CH: ["fr"],
  CM: ["en"],
  LU: ["de"],
  PR: ["en"],
};

/** Where people speak the Spanish of Spain. */
const spanishOfSpain: readonly string[] = ["ES", "GQ"];

/**
 * The main language of a business's country, where that is another than the page's and calls support it. Null where the page's is
 * spoken there too, where the main one is none of ours, and where the country is not known.
 */
export function languageThere(
  { country, languages }: Pick<Business, "country" | "languages">,
  page: Locale,
): Locale | null {
  if (country === "") return null;
  const main = new Intl.Locale("und", { region: country }).maximize().language;
  if ([main, ...(besides[country] ?? []), ...languages].includes(baseOf(page))) return null;
  if (main === "es") return spanishOfSpain.includes(country) ? "es" : "es-mx";
  return locales.find((one) => baseOf(one) === main) ?? null;
}
