/** What an id says of a document: published, its draft, or its version in a release. Pure. */

/** A document as the lake stores it. */
export type StoredDocument = {
  _id: string;
  _type: string;
  _rev: string;
  _createdAt: string;
  _updatedAt: string;
  [field: string]: unknown;
};

/** The same document with what the lake itself writes first, as every line of a dataset has it. */
export function inOrder(document: StoredDocument): StoredDocument {
  const { _id, _type, _createdAt, _updatedAt, _rev, ...fields } = document;
  return { _id, _type, _createdAt, _updatedAt, _rev, ...fields };
}

export const isDraftId = (id: string): boolean => id.startsWith("drafts.");
const isVersionId = (id: string): boolean => /^versions\.[^.]+\../.test(id);
export const isPublishedId = (id: string): boolean => !isDraftId(id) && !isVersionId(id);

export const draftIdOf = (publishedId: string): string => `drafts.${publishedId}`;

/** The id under which a draft or a version is published. */
export function publishedIdOf(id: string): string {
  if (isDraftId(id)) return id.slice("drafts.".length);
  return isVersionId(id) ? id.split(".").slice(2).join(".") : id;
}

/** The release that a version stands in; null for published documents and drafts. */
export const releaseOf = (id: string): string | null => (isVersionId(id) ? (id.split(".")[1] ?? null) : null);
