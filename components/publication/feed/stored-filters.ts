/** The feed's filters as the browser keeps them between visits, and as an address spells them. */
import { readStored, writeStored } from "#lib/platform/browser/storage";

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
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? "null");
    if (typeof stored !== "object" || stored === null) return "";
    const values = stored as Record<string, unknown>;
    return asQuery(fields.map(([parameter, field]) => [parameter, values[field] ?? values[parameter]]));
  } catch {
    return "";
  }
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
