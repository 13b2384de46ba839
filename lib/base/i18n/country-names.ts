/** Countries in the words of a language. Pure; server and browser agree by it. */
import { collator, displayNames, listFormat } from "#lib/base/i18n/formats";

/** A country by its code, with a capital letter; the UN's codes of regions have names too. */
export function countryName(code: string, tag: string): string {
  const name = displayNames(tag, { type: "region" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Several countries as a sentence names them, none of them first but by its name. */
export const countryNames = (codes: readonly string[], tag: string): string =>
  listFormat(tag, {}).format(codes.map((code) => countryName(code, tag)).toSorted(collator(tag, {}).compare));
