/** What is wrong with a document, and small readers of values that nobody has checked yet. */

/** Where in the document, and one clear sentence without a full stop. */
export type Fault = { readonly path: string; readonly message: string };

export type Unchecked = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Unchecked =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Nothing a reader could read: nothing at all, or only spaces, invisible characters, dots and dashes. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && !/[\p{L}\p{N}\p{S}]/u.test(value)) ||
  (Array.isArray(value) && value.length === 0);

/** The id that a reference points at; null when the value is no reference. */
export const referenceTarget = (value: unknown): string | null =>
  isObject(value) && typeof value._ref === "string" && value._ref !== "" ? value._ref : null;

/** The text of one block of Portable Text. */
export const blockText = (block: unknown): string =>
  isObject(block) && Array.isArray(block.children)
    ? block.children
        .map((span: unknown) => (isObject(span) && typeof span.text === "string" ? span.text : ""))
        .join("")
    : "";

/** Ids of drafts and of versions in a release; they are not on the public site. */
export const isUnpublishedId = (id: string): boolean => /^(drafts|versions)\./.test(id);

/** The id a document has once it is published. */
export const publishedId = (id: string): string => id.replace(/^(drafts\.|versions\.[^.]+\.)/, "");
