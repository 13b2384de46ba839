/** What readers of a language find, whoever made the index that is searched, and when. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inPerspective } from "#lib/local/dataset-store";
import { queryDocuments, type DatasetDocument } from "#lib/local/query-documents";
import { searchContent } from "#lib/publication/search/search";
import { dropMemos } from "#lib/platform/server/memo";
import { isPreview } from "#lib/platform/server/preview";

const request = vi.hoisted(() => ({ isEditors: false, isRefused: (_query: string): boolean => false }));

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
let documents: DatasetDocument[] = [];

vi.mock("#lib/platform/server/content-store", async (importOriginal) => {
  const askStore = async (query: string, params: object, options: { preview?: boolean } = {}) => {
    if (request.isRefused(query)) throw new Error("too many requests");
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

beforeEach(() => {
  dropMemos();
  request.isRefused = () => false;
});
afterEach(() => vi.useRealTimers());

test("a translation in work takes nothing out of the search, though an editor comes first", async () => {
  documents = [original, translation, tie];
  request.isEditors = true;
  expect(await isPreview()).toBe(true);
  expect(await found("lanterns")).toEqual(["lanterns-at-night"]);
  request.isEditors = false;
  expect(await found("lanterns")).toEqual(["lanterns-at-night"]);
  expect(await found("faroles")).toEqual([]);
});

test("an index made while translations could not be read is made anew once they can", async () => {
  vi.useFakeTimers();
  documents = [original, { ...translation, _id: "brief-lantern-es", summary: "Lanterns" }, tie];
  request.isRefused = (query) => query.includes("translation.metadata");
  expect((await found("lanterns")).toSorted()).toEqual(["faroles-de-noche", "lanterns-at-night"]);
  request.isRefused = () => false;
  vi.advanceTimersByTime(61_000);
  await found("lanterns");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await found("lanterns")).toEqual(["faroles-de-noche"]);
});
