/**
 * A replacement of `lib/platform/server/content-store` over documents in memory, for tests of a single module that reads content.
 */
import { inPerspective } from "#lib/local/dataset-store";
import { queryDocuments, type DatasetDocument } from "#lib/local/query-documents";

type Params = Record<string, unknown>;

/**
 * Answers as for published content, unless a preview is asked for. `documents` is called each time;
 * `heard` receives each query and its parameters.
 */
export function storeOfDocuments(
  documents: () => readonly unknown[],
  heard: (query: string, params: Params) => void = () => undefined,
) {
  const askStore = async (query: string, given: Params, { preview = false } = {}) => {
    const params = { ...given, preview };
    heard(query, params);
    const all = documents() as DatasetDocument[];
    return queryDocuments(preview ? inPerspective(all, "drafts") : all, query, params);
  };
  return {
    askStore,
    readStore: async (query: string, params: Params) => ({
      result: await askStore(query, params),
      isFresh: true,
    }),
  };
}
