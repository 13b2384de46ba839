/**
 * What a form changes. A page may stand open while the same is changed elsewhere, so a form may send along what a field held
 * when it was last drawn, brought up to what is kept, or saved: one that still holds it changes nothing.
 */

const prefix = "former.";

/** The field that says what a field held at first. */
export const formerOf = (field: string): string => prefix + field;

/**
 * The fields of a form without those that still hold what they did, and without what says so. A box that is no longer ticked
 * is sent by no browser: it comes as empty.
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
