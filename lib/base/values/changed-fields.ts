/**
 * What a form changes. The same data may change elsewhere while a page is open. So a form may also send what a field held when it
 * was last drawn, updated or saved, and a field that still holds the same changes nothing.
 */

const prefix = "former.";

/** The field that holds the former value of a field. */
export const formerOf = (field: string): string => prefix + field;

/**
 * The fields of a form whose value is no longer the former one, without the fields for the former values. Browsers do not send a
 * box that was unticked: it is returned as an empty text.
 */
export function changedFields<T>(fields: Readonly<Record<string, T>>): Record<string, T | ""> {
  const all = Object.entries(fields);
  const changed = all.filter(([name, value]) => !name.startsWith(prefix) && value !== fields[formerOf(name)]);
  const emptied = all.flatMap(([name, value]): [string, ""][] => {
    const field = name.slice(prefix.length);
    return name.startsWith(prefix) && value !== "" && !Object.hasOwn(fields, field) ? [[field, ""]] : [];
  });
  return Object.fromEntries<T | "">([...changed, ...emptied]);
}
