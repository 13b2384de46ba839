/** The feed's filters as the browser keeps them between visits, and as an address spells them. */
import { readStored, writeStored } from "#lib/platform/browser/storage";
import { isRecord, parseJson } from "#lib/base/values/json";

const key = "lantern-feed-filters";

/** Parameter of the address, and the field that the store calls it by. */
const fields = [
  ["age", "ageGuidance"],
  ["category", "categoryId"],
  ["topic", "topicId"],
] as const;

/** The filters of an address as a query in a fixed order; empty when it names none. */
export function filtersOfAddress(search: string): string {
  const asked = new URLSearchParams(search);
  return asQuery(fields.map(([parameter]) => [parameter, asked.get(parameter)]));
}

/** The filters kept in the browser as such a query. Whatever cannot be read is none; the server judges the values. */
export function filtersOfStore(): string {
  const stored = parseJson(readStored(key));
  if (!isRecord(stored)) return "";
  return asQuery(fields.map(([parameter, field]) => [parameter, stored[field] ?? stored[parameter]]));
}

/** Keeps the filters, given as the JSON that the server wrote. */
export function keepFilters(json: string): void {
  writeStored(key, json);
}

function asQuery(values: readonly (readonly [string, unknown])[]): string {
  const given = values.filter(
    (entry): entry is readonly [string, string] => typeof entry[1] === "string" && entry[1] !== "",
  );
  return new URLSearchParams(given.map(([name, value]) => [name, value])).toString();
}
