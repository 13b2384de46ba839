/** What a reader may ask of the search, read from an address. */
import { kinds, listedTypes, type ListedType } from "#lib/publication/content/kinds";
import { firstOf } from "#lib/base/addresses/filtered-addresses";
import { cutText, plainText } from "#lib/base/text/text";

/** A query is cut at this many characters. */
export const longestQuery = 200;

type Parameter = Parameters<typeof firstOf>[0];

/** The text to search for: trimmed and cut to the longest query. Empty when there is none. */
export const parseQuery = (value: Parameter): string =>
  cutText(plainText(firstOf(value) ?? "").trim(), longestQuery).trim();

/** The kind that `?type=` names; null for all kinds, and for a name that is none. */
export function parseKind(value: Parameter): ListedType | null {
  const name = firstOf(value);
  return listedTypes.find((type) => kinds[type].plural === name) ?? null;
}

/** A page of the results, counted from 1; anything else is the first. */
export function parsePageNumber(value: Parameter): number {
  const page = firstOf(value) ?? "";
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}
