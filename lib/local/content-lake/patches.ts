/** Applies the patch of a mutation with Sanity's own code, which the Studio uses for its edits too. Pure. */
import { Mutation } from "@sanity/mutator";
import type { StoredDocument } from "#lib/local/content-lake/document-ids";
import { badRequest, otherRevision } from "#lib/local/content-lake/refusal";

/** The operations of a patch, apart from the document it is for. */
const operations = [
  "set",
  "setIfMissing",
  "unset",
  "inc",
  "dec",
  "insert",
  "diffMatchPatch",
  "merge",
] as const;

export type Patch = { ifRevisionID?: string | undefined } & Record<string, unknown>;

/** The document with the patch applied. Throws the refusal 409 when the patch was made for another revision. */
export function patched(document: StoredDocument, patch: Patch, index = 0): StoredDocument {
  const { ifRevisionID } = patch;
  if (ifRevisionID !== undefined && ifRevisionID !== document._rev)
    throw otherRevision(document, ifRevisionID, index);
  const said = Object.fromEntries(operations.flatMap((name) => (name in patch ? [[name, patch[name]]] : [])));
  try {
    // Sanity's code may modify what it is given.
    const spec = structuredClone({ id: document._id, ...said });
    const result = new Mutation({ mutations: [{ patch: spec }] as never }).apply(structuredClone(document));
    if (!result) throw new Error("A patch cannot delete a document");
    // Fields that cannot change are restored, whatever the patch says about them.
    const { _id, _type, _rev, _createdAt } = document;
    return { ...(result as StoredDocument), _id, _type: result._type || _type, _rev, _createdAt };
  } catch (error) {
    throw badRequest(
      `The patch of "${document._id}" cannot be applied: ${error instanceof Error ? error.message : String(error)}`,
      "mutationError",
    );
  }
}
