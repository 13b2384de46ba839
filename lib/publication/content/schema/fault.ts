/** What is wrong with a document, and readers of values that have not been checked yet. */
import { isRecord } from "#lib/base/values/json";

/** Where in the document, and one clear sentence without a full stop. */
export type Fault = { readonly path: string; readonly message: string };

export type Unchecked = Readonly<Record<string, unknown>>;

/** The objects of a list; none of a value that is no list. */
export const objectsOf = (value: unknown): Unchecked[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/** Only spaces, invisible characters (U+2800 is a blank of Braille), dots and dashes. */
const unreadable = /^[\p{Z}\s\p{C}\p{DI}\p{M}\p{Pd}.…·•\u2800]*$/u;

/** Nothing a reader could read. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && unreadable.test(value)) ||
  (Array.isArray(value) && value.length === 0);

/** The id that a reference points at; null when the value is no reference. */
export const referenceTarget = (value: unknown): string | null =>
  isRecord(value) && typeof value._ref === "string" && value._ref !== "" ? value._ref : null;

/** The text of one block of Portable Text. */
export const blockText = (block: unknown): string =>
  isRecord(block) && Array.isArray(block.children)
    ? block.children
        .map((span: unknown) => (isRecord(span) && typeof span.text === "string" ? span.text : ""))
        .join("")
    : "";

/** Ids of drafts and of versions in a release; they are not on the public site. */
export const isUnpublishedId = (id: string): boolean => /^(drafts|versions)\./.test(id);

/** The id a document has once it is published. */
export const publishedId = (id: string): string => id.replace(/^(drafts\.|versions\.[^.]+\.)/, "");
