/** What an editor looks for in the preview changes nothing of what readers find. */
import { expect, test, vi } from "vitest";
import { inPerspective, queryDocuments, type DatasetDocument } from "#lib/local/dataset-store";
import { searchContent } from "#lib/publication/search/search";
import { dropMemos } from "#lib/platform/server/memo";
import { isPreview } from "#lib/platform/server/preview";

const request = vi.hoisted(() => ({ isEditors: false }));

vi.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock("next/headers", () => ({ draftMode: async () => ({ isEnabled: request.isEditors }) }));

const original = {
  _id: "brief-lantern",
  _type: "microBrief",
  _updatedAt: "2026-11-20T08:00:00Z",
  title: "Lanterns at night",
  slug: { current: "lanterns-at-night" },
  publishedDate: "2026-11-20T08:00:00Z",
};
const translation = {
  ...original,
  _id: "drafts.brief-lantern-es",
  language: "es",
  title: "Faroles de noche",
  slug: { current: "faroles-de-noche" },
};
/** The Studio ties a translation to its original as soon as it is begun. */
const tie = {
  _id: "pair",
  _type: "translation.metadata",
  translations: [
    { language: "en", value: { _ref: "brief-lantern" } },
    { language: "es", value: { _ref: "brief-lantern-es" } },
  ],
};
const documents: DatasetDocument[] = [original, translation, tie];

vi.mock("#lib/platform/server/content-store", async (importOriginal) => {
  const askStore = (query: string, params: object, options: { preview?: boolean } = {}) => {
    const preview = options.preview === true;
    const shown = inPerspective(documents, preview ? "drafts" : "published");
    return queryDocuments(shown, query, { ...params, preview });
  };
  const readStore = async (query: string, params: object) => ({
    result: await askStore(query, params),
    isFresh: true,
  });
  return { ...(await importOriginal<object>()), askStore, readStore };
});

const found = async (typed: string) => (await searchContent(typed, "es")).results.map(({ slug }) => slug);

test("a translation in work takes nothing out of the search, though an editor comes first", async () => {
  dropMemos();
  request.isEditors = true;
  expect(await isPreview()).toBe(true);
  expect(await found("lanterns")).toEqual(["lanterns-at-night"]);
  request.isEditors = false;
  expect(await found("lanterns")).toEqual(["lanterns-at-night"]);
  expect(await found("faroles")).toEqual([]);
});
