/** The names of countries in a language. Pure, so that server and browser agree. */
import { collator, displayNames, listFormat } from "#lib/base/i18n/formats";

/** A country by its code in capital letters. The UN's codes of regions have names too. */
export function countryName(code: string, tag: string): string {
  const name = displayNames(tag, { type: "region" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Several countries as a list in a sentence, in alphabetical order. */
export const countryNames = (codes: readonly string[], tag: string): string =>
  listFormat(tag, {}).format(codes.map((code) => countryName(code, tag)).toSorted(collator(tag, {}).compare));
