/** The mutations of `/data/mutate`, each applied to the documents as the mutations before it have left them. */
import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { StoredDocument } from "#lib/local/content-lake/document-ids";
import { patched, type Patch } from "#lib/local/content-lake/patches";
import { alreadyExists, badRequest, notFound } from "#lib/local/content-lake/refusal";
import type { WorkingSet } from "#lib/local/content-lake/working-set";

const documentShape = z.looseObject({ _id: z.string().optional(), _type: z.string().min(1) });
const params = z.record(z.string(), z.unknown()).optional();
const idOrIds = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]);
const selection = z.union([z.object({ id: idOrIds }), z.object({ query: z.string().min(1), params })]);

const mutationShape = z.union([
  z.object({ create: documentShape }),
  z.object({ createOrReplace: documentShape }),
  z.object({ createIfNotExists: documentShape }),
  z.object({ delete: selection }),
  z.object({ patch: selection.and(z.looseObject({ ifRevisionID: z.string().optional() })) }),
]);

export type LakeMutation = z.infer<typeof mutationShape>;
export type MutationResult = { id: string; operation: "create" | "update" | "delete" | "none" };

/** The mutations in a request's body. Throws the refusal 400 for an invalid one. */
export function parseMutations(body: unknown): LakeMutation[] {
  const parsed = z.object({ mutations: z.array(mutationShape) }).safeParse(body);
  if (parsed.success) return parsed.data.mutations;
  const [issue] = parsed.error.issues;
  throw badRequest(
    `The mutations are not understood: ${issue ? `${issue.path.join(".")}: ${issue.message}` : "no shape"}`,
  );
}

/** The ids of the documents in the working set that match a query. */
type FindIds = (
  documents: readonly StoredDocument[],
  query: string,
  params: Record<string, unknown>,
) => Promise<string[]>;

export type Moment = { timestamp: string; findIds: FindIds };

/** A document with an id. A missing id, or one that ends in a dot, is completed randomly. */
export function withId(document: z.infer<typeof documentShape>): { _id: string; _type: string } {
  const given = document._id ?? "";
  const _id = given === "" || given.endsWith(".") ? `${given}${randomUUID()}` : given;
  if (!/^[\w][\w.-]{0,127}$/.test(_id) || /\.\./.test(_id)) throw badRequest(`Invalid document ID: "${_id}"`);
  return { ...document, _id };
}

/** A new document of the lake; its revision and update time are set when it is committed. */
export function begun(
  document: { _id: string; _type: string; [field: string]: unknown },
  timestamp: string,
): StoredDocument {
  const { _id, _type, _createdAt, _updatedAt, _rev, ...fields } = document;
  return {
    _id,
    _type,
    _createdAt: textOr(_createdAt, timestamp),
    _updatedAt: textOr(_updatedAt, timestamp),
    _rev: textOr(_rev, ""),
    ...fields,
  };
}

const textOr = (value: unknown, otherwise: string) => (typeof value === "string" ? value : otherwise);

/** Applies one mutation, the `index`th of its request. */
export async function applyMutation(
  documents: WorkingSet,
  mutation: LakeMutation,
  { timestamp, findIds }: Moment,
  index: number,
): Promise<MutationResult[]> {
  if ("patch" in mutation) {
    const ids = await selected(documents, mutation.patch, findIds);
    return ids.map((id) => patchOne(documents, id, mutation.patch as Patch, index));
  }
  if ("delete" in mutation) {
    const ids = await selected(documents, mutation.delete, findIds);
    return ids.map((id) => deleteOne(documents, id));
  }
  const [kind, given] = Object.entries(mutation)[0] as [string, z.infer<typeof documentShape>];
  const document = begun(withId(given), timestamp);
  const { _id: id } = document;
  const known = documents.get(id);
  if (known && kind === "createIfNotExists") return [{ id, operation: "none" }];
  if (known && kind === "create") throw alreadyExists(id, index);
  documents.put(id, document, { [kind]: document });
  return [{ id, operation: known ? "update" : "create" }];
}

function patchOne(documents: WorkingSet, id: string, patch: Patch, index: number): MutationResult {
  const document = documents.get(id);
  if (!document) throw notFound(id, index);
  const { query: _query, params: _params, id: _id, ...operations } = patch;
  documents.put(id, patched(document, patch, index), { patch: { ...operations, id } });
  return { id, operation: "update" };
}

/** Deletes a document. One that does not exist is ignored. */
export function deleteOne(documents: WorkingSet, id: string): MutationResult {
  if (!documents.get(id)) return { id, operation: "none" };
  documents.put(id, null, { delete: { id } });
  return { id, operation: "delete" };
}

async function selected(
  documents: WorkingSet,
  wanted: { id: string | string[] } | { query: string; params?: Record<string, unknown> | undefined },
  findIds: FindIds,
): Promise<string[]> {
  if ("id" in wanted) return [wanted.id].flat();
  return findIds([...documents.values()], wanted.query, wanted.params ?? {});
}
