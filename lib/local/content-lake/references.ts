/** The documents that a document references, and the rule that a referenced document must exist. Pure. */
import type { StoredDocument } from "#lib/local/content-lake/document-ids";
import { mutationConflict } from "#lib/local/content-lake/refusal";

const known = new WeakMap<StoredDocument, readonly string[]>();

/** The ids of referenced documents that must exist: no weak references, and none into other datasets. */
function strongReferences(document: StoredDocument): readonly string[] {
  let found = known.get(document);
  if (!found) {
    found = [...new Set(referencesIn(document))];
    known.set(document, found);
  }
  return found;
}

/** The ids that a value names by references whose documents must exist, each as often as it is named. */
export function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== "object" || value === null) return [];
  const { _ref, _weak, _dataset, _projectId } = value as Record<string, unknown>;
  if (typeof _ref === "string")
    return _weak === true || _dataset !== undefined || _projectId !== undefined ? [] : [_ref];
  return Object.values(value).flatMap(referencesIn);
}

type Documents = { get(id: string): StoredDocument | undefined; values(): Iterable<StoredDocument> };

/**
 * Throws the refusal 409 when a changed document has a strong reference to a missing document, or when a deleted document is still
 * referenced. `documents` are those after the change.
 */
export function requireReferences(
  documents: Documents,
  changed: readonly StoredDocument[],
  deleted: readonly string[],
): void {
  for (const document of changed)
    for (const id of strongReferences(document))
      if (!documents.get(id))
        throw mutationConflict(
          {
            type: "documentReferenceDoesNotExistError",
            description: `Document "${document._id}" references non-existent document "${id}"`,
            id: document._id,
            referenceID: id,
          },
          0,
        );
  if (deleted.length === 0) return;
  const gone = new Set(deleted);
  for (const id of gone) {
    const referencingIDs = [...documents.values()]
      .filter((one) => strongReferences(one).includes(id))
      .map((one) => one._id);
    if (referencingIDs.length > 0)
      throw mutationConflict(
        {
          type: "documentHasExistingReferencesError",
          description: `Document "${id}" cannot be deleted as there are references to it from ${referencingIDs
            .map((one) => `"${one}"`)
            .join(", ")}`,
          id,
          referencingIDs,
        },
        0,
      );
  }
}

/** A value as it is published: references that were weak only because their target was not published become strong. */
export function strengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthened);
  if (typeof value !== "object" || value === null) return value;
  const { _strengthenOnPublish: strengthen, ...fields } = value as Record<string, unknown>;
  const inside = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, strengthened(field)]));
  if (typeof strengthen !== "object" || strengthen === null) return inside;
  if ((strengthen as { weak?: unknown }).weak !== true) delete inside._weak;
  return inside;
}
