/** What readers of a language find, whoever made the index that is searched, and when. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { searchContent } from "#lib/publication/search/search";
import { dropMemos } from "#lib/platform/server/memo";
import { isPreview } from "#lib/platform/server/content/preview";
import { draft } from "@/tests/support/next/next-headers";
import { storeOfDocuments } from "@/tests/support/services/store-of-documents";

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
const store = storeOfDocuments();

const found = async (typed: string) => (await searchContent(typed, "es")).results.map(({ slug }) => slug);

beforeEach(() => dropMemos());
afterEach(() => vi.useRealTimers());

test("a translation in work takes nothing out of the search, though an editor comes first", async () => {
  store.documents = [original, translation, tie];
  draft.isEnabled = true;
  expect(await isPreview()).toBe(true);
  expect(await found("lanterns")).toEqual(["lanterns-at-night"]);
  draft.isEnabled = false;
  expect(await found("lanterns")).toEqual(["lanterns-at-night"]);
  expect(await found("faroles")).toEqual([]);
});

test("an index made while translations could not be read is made anew once they can", async () => {
  vi.useFakeTimers();
  store.documents = [original, { ...translation, _id: "brief-lantern-es", summary: "Lanterns" }, tie];
  store.whenAsked = (query) => {
    if (query.includes("translation.metadata")) throw new Error("too many requests");
  };
  expect((await found("lanterns")).toSorted()).toEqual(["faroles-de-noche", "lanterns-at-night"]);
  store.whenAsked = () => undefined;
  vi.advanceTimersByTime(61_000);
  await found("lanterns");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await found("lanterns")).toEqual(["faroles-de-noche"]);
});
