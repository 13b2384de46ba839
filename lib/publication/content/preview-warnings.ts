import "server-only";
/** What readers would not see of a document, for the editor who looks at its preview. */
import { stegaClean } from "@sanity/client/stega";
import { z } from "zod";
import { listOf } from "#lib/publication/content/fields";
import { documentFaults } from "#lib/publication/content/schema/document-faults";
import { documentReferences } from "#lib/publication/content/schema/references";
import { askStore } from "#lib/platform/server/content-store";

const raw = z.looseObject({ _id: z.string(), _type: z.string() });

export type PreviewWarning = { document: string; path: string; message: string };

/** Everything the schema finds wrong with these documents, drafts included, and references that lead nowhere. */
export async function readPreviewWarnings(ids: readonly string[]): Promise<PreviewWarning[]> {
  // Without the invisible marks that lead a click to its field in the Studio: they would count as characters of the text.
  const ask = async (query: string, asked: readonly string[]) =>
    stegaClean(await askStore(query, { ids: asked }, { preview: true }));
  const documents = listOf(raw).parse(await ask(`*[_id in $ids]`, ids));
  const references = documents.flatMap((document) =>
    documentReferences(document).map((reference) => ({ ...reference, document: document._id })),
  );
  const there = new Set(
    z.array(z.string()).parse(await ask(`*[_id in $ids]._id`, [...new Set(references.map(({ id }) => id))])),
  );
  return [
    ...documents.flatMap((document) =>
      documentFaults(document).map((fault) => ({ document: document._id, ...fault })),
    ),
    ...references
      .filter(({ id }) => !there.has(id))
      .map(({ document, path, id }) => ({
        document,
        path,
        message: `points at "${id}", which does not exist`,
      })),
  ];
}
