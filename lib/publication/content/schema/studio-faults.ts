/**
 * What an editor is told at a field of the form beside what the Studio tells by itself, which is whether something is there, and
 * how long it is. The site leaves out a piece whose title is a blank, or a link that leads nowhere; so it is said before it is
 * published.
 */
import type { Field, ListItem } from "./field.ts";
import { fieldFaults, twiceFaults } from "./document-faults.ts";
import { isBlank } from "./fault.ts";
import { richTextFaults } from "./rich-text-faults.ts";
import { hourMs } from "#lib/base/values/durations";
import { isRecord } from "#lib/base/values/json";

/** Where in the field, as the Studio finds its way, and a sentence. */
export type StudioFault = { readonly message: string; readonly path: ({ readonly _key: string } | number)[] };

const sentence = (message: string): string => `This ${message}.`;

/** Whether a day has begun nowhere on earth yet. */
const isAhead = (day: unknown, now: Date): boolean =>
  typeof day === "string" && Date.parse(day) > now.getTime() + 14 * hourMs;

/** What is wrong with the value of a field. */
export function studioFaults(field: Field, value: unknown, now = new Date()): StudioFault[] {
  if (value === undefined || value === null || value === "") return [];
  switch (field.type) {
    case "string":
    case "text":
      return atField({ ...field, min: undefined, max: undefined }, value);
    case "date": {
      const faults = atField(field, value);
      return faults.length === 0 && field.isPast && isAhead(value, now)
        ? [{ message: sentence("lies in the future"), path: [] }]
        : faults;
    }
    case "url":
    case "link":
    case "slug":
      return atField(field, value);
    case "richText":
      // To the Studio, a list of nothing is there.
      if (isBlank(value)) return atField(field, value);
      return Array.isArray(value)
        ? // The forms of boxes, pictures and marks tell of what is in them.
          richTextFaults(field, value, "", () => []).map(({ path, message }) => ({
            message: sentence(message),
            path: itemAt(value, path),
          }))
        : [];
    case "list":
      // Of references the Studio tells. Of an object the fault may name an id, which says nothing to an editor.
      return field.of.type !== "reference" && Array.isArray(value)
        ? twiceFaults(field, value, "").map(({ path, message }) => ({
            message: sentence(field.of.type === "string" ? message : "is there twice"),
            path: itemAt(value, path),
          }))
        : [];
    default:
      return [];
  }
}

/** What is wrong with one word of a list. */
export const itemFaults = (item: Extract<ListItem, { type: "string" }>, value: unknown): StudioFault[] =>
  studioFaults({ ...item, name: "", title: "", required: true }, value);

/** Whether a form leaves a field out: one that is empty, and that nobody fills in by hand. */
export const isLeftOut = (field: Field, value: unknown): boolean =>
  (field.readOnly === true || field.isOlder === true) && isBlank(value);

/** Whether the Studio asks for something in a field: a list that needs so many has to be there. */
export const isNeeded = (field: Field): boolean =>
  field.required === true || (field.type === "list" && (field.min ?? 0) > 0);

const atField = (field: Field, value: unknown): StudioFault[] =>
  fieldFaults(field, value, "").map(({ message }) => ({ message: sentence(message), path: [] }));

/** The item that a path such as `[3].children[0]` begins with, as that of every fault of a list or a text does. */
function itemAt(items: readonly unknown[], path: string): StudioFault["path"] {
  const index = Number(/^\[(\d+)\]/.exec(path)?.[1]);
  const item = items[index];
  return [isRecord(item) && typeof item._key === "string" ? { _key: item._key } : index];
}
