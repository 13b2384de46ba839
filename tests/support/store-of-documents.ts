/**
 * A replacement of `lib/platform/server/content-store` over documents in memory, for tests of a single module that reads content.
 */
import { queryDocuments, type DatasetDocument } from "#lib/local/dataset-store";

type Params = Record<string, unknown>;

/** Answers as for published content. `documents` is called each time; `heard` receives each query and its parameters. */
export function storeOfDocuments(
  documents: () => readonly unknown[],
  heard: (query: string, params: Params) => void = () => undefined,
) {
  const askStore = async (query: string, given: Params) => {
    const params = { ...given, preview: false };
    heard(query, params);
    return queryDocuments(documents() as DatasetDocument[], query, params);
  };
  return {
    askStore,
    readStore: async (query: string, params: Params) => ({
      result: await askStore(query, params),
      isFresh: true,
    }),
  };
}
