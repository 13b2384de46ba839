/** The feed's filters, as the browser stores them between visits and as an address spells them. */
import { readStored, writeStored } from "#lib/platform/browser/storage/storage";
import { isRecord, parseJson } from "#lib/base/values/json";

const key = "lantern-feed-filters";

/** The parameter in the address, and the field in the store. */
const fields = [
  ["age", "ageGuidance"],
  ["category", "categoryId"],
  ["topic", "topicId"],
] as const;

/** The filters as a query, each with the value of its parameter or field; what is no text names none. */
export const asQuery = (valueOf: (parameter: string, field: string) => unknown): string =>
  new URLSearchParams(
    fields
      .map(([parameter, field]) => [parameter, valueOf(parameter, field)])
      .filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  ).toString();

/** The filters of an address as a query in a fixed order, `age=` for one that is left open on purpose; empty when it names none. */
export function filtersOfAddress(search: string): string {
  const asked = new URLSearchParams(search);
  return asQuery((parameter) => asked.get(parameter));
}

/** Whether a query that names filters leaves all of them open on purpose: it is a choice, of the whole feed. */
export const choosesAll = (query: string): boolean => !/=[^&]/.test(query);

/** The filters stored in the browser as such a query. Unreadable ones count as none; the server judges the values. */
export function filtersOfStore(): string {
  const stored = parseJson(readStored(key));
  if (!isRecord(stored)) return "";
  return asQuery((parameter, field) => stored[field] ?? stored[parameter]);
}

/** Stores the filters, given as JSON by the server. */
export function keepFilters(json: string): void {
  writeStored(key, json);
}
