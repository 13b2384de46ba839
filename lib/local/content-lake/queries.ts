/** GROQ over the lake: what each perspective shows, and which documents a filter matches. */
import {
  isDraftId,
  isPublishedId,
  publishedIdOf,
  releaseOf,
  type StoredDocument,
} from "#lib/local/content-lake/document-ids";
import { badRequest, LakeRefusal } from "#lib/local/content-lake/refusal";
import { queryDocuments, type DatasetDocument } from "#lib/local/query-documents";

/**
 * Which of the documents with the same published id is shown: the one of the first layer that has it. `raw` shows all as stored.
 */
export type Perspective = "raw" | readonly string[];

/** From this API version on, a request without a perspective sees published documents only; before, everything. */
const publishedByDefault = "2025-02-19";

/** The perspective that a request names. Throws the refusal 400 for an unknown name. */
export function perspectiveOf(named: string | null, apiVersion: string): Perspective {
  const names = (named ?? "").split(",").filter(Boolean);
  const [first] = names;
  if (first === undefined)
    return apiVersion === "X" || apiVersion >= publishedByDefault ? ["published"] : "raw";
  if (names.length === 1 && first === "raw") return "raw";
  const layers = names.map((name) => (name === "previewDrafts" ? "drafts" : name));
  if (layers.some((name) => name === "raw" || !/^[\w-]+$/.test(name)))
    throw badRequest(`Invalid perspective: ${String(named)}`);
  return [...layers.filter((name) => name !== "published"), "published"];
}

const layerOf = (id: string): string => (isDraftId(id) ? "drafts" : (releaseOf(id) ?? "published"));

/** The documents that a perspective shows, under their published ids; `_originalId` is each one's own id. */
export function documentsIn(
  documents: Iterable<StoredDocument>,
  perspective: Perspective,
): readonly DatasetDocument[] {
  if (perspective === "raw") return [...documents];
  const shown = new Map<string, { rank: number; document: StoredDocument }>();
  for (const document of documents) {
    const rank = perspective.indexOf(layerOf(document._id));
    if (rank === -1) continue;
    const id = publishedIdOf(document._id);
    const known = shown.get(id);
    if (!known || rank < known.rank) shown.set(id, { rank, document });
  }
  return [...shown.values()]
    .map(({ document }) => document)
    .filter((document) => !isDeletion(document))
    .map((document) => ({ ...document, _id: publishedIdOf(document._id), _originalId: document._id }));
}

/** A version may say that its document is to be deleted. */
const isDeletion = ({ _system }: StoredDocument) =>
  typeof _system === "object" && _system !== null && (_system as { delete?: unknown }).delete === true;

/** The answer of a query. Throws the refusal 400 for text that is not GROQ. */
export async function answerQuery(
  documents: readonly DatasetDocument[],
  query: string,
  params: Record<string, unknown>,
): Promise<unknown> {
  if (query.trim() === "") throw queryRefusal("empty query", query);
  try {
    return await queryDocuments(documents, query, params);
  } catch (error) {
    throw queryRefusal(error instanceof Error ? error.message : String(error), query);
  }
}

const queryRefusal = (description: string, query: string) =>
  new LakeRefusal(400, description, { error: { type: "queryParseError", description, query } });

/** The ids of the documents that a query finds: the selection of a mutation. */
export async function findIds(
  documents: readonly StoredDocument[],
  query: string,
  params: Record<string, unknown>,
): Promise<string[]> {
  const found = await answerQuery(documents, query, params);
  return (Array.isArray(found) ? (found as unknown[]) : [found]).flatMap((one) => {
    const id = typeof one === "string" ? one : (one as { _id?: unknown } | null)?._id;
    return typeof id === "string" ? [id] : [];
  });
}

/** Whether a listener's query matches a document by its own content. References and subqueries find nothing here. */
export async function isMatch(
  document: StoredDocument,
  query: string,
  params: Record<string, unknown>,
): Promise<boolean> {
  const found = await queryDocuments([document], query, params);
  return Array.isArray(found) ? found.length > 0 : found !== null && found !== undefined;
}

/** Whether a listener that did not ask for drafts and versions is told of this document. */
export const isHeard = (id: string, includesAll: boolean, apiVersion: string): boolean =>
  includesAll || isPublishedId(id) || (apiVersion !== "X" && apiVersion < publishedByDefault);
