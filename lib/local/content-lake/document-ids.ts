/** What an id says about a document: that it is published, a draft, or a version in a release. Pure. */

/** A document as the lake stores it. */
export type StoredDocument = {
  _id: string;
  _type: string;
  _rev: string;
  _createdAt: string;
  _updatedAt: string;
  [field: string]: unknown;
};

/** The same document, beginning with the fields that the lake itself sets, as in every line of a dataset. */
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

/** The release to which a version belongs; null for published documents and drafts. */
export const releaseOf = (id: string): string | null => (isVersionId(id) ? (id.split(".")[1] ?? null) : null);
