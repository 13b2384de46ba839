/**
 * Documents in memory in place of the content store, for tests of modules that read content. A test file with them runs in a
 * process of its own.
 */
import { vi } from "vitest";
import { inPerspective } from "#lib/local/dataset-store";
import { queryDocuments, type DatasetDocument } from "#lib/local/query-documents";
import * as contentStore from "#lib/platform/server/content/content-store";

type Params = contentStore.QueryParams;

/**
 * From now on content is read from these documents: what is published, unless a preview is asked for. `whenAsked` hears each
 * question before it is answered, and `asShown` makes of the answer what the store would.
 */
export function storeOfDocuments(documents: unknown[] = []) {
  const store = {
    documents,
    isAway: false,
    whenAsked: (_query: string, _params: Params): void => undefined,
    asShown: (answer: unknown): unknown => answer,
  };
  const askStore = async (query: string, given: Params, { preview = false } = {}): Promise<unknown> => {
    const params = { ...given, preview };
    store.whenAsked(query, params);
    if (store.isAway) throw new Error("away");
    const all = store.documents as DatasetDocument[];
    const shown = inPerspective(all, preview ? "drafts" : "published");
    return store.asShown(await queryDocuments(shown, query, params));
  };
  vi.spyOn(contentStore, "askStore").mockImplementation(askStore);
  vi.spyOn(contentStore, "readStore").mockImplementation(async (query, params) => ({
    result: await askStore(query, params),
    isFresh: true,
  }));
  return store;
}
