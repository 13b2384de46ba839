/** What the explainer shows as examples, and when that is old. */
import { beforeEach, expect, test } from "vitest";
import { readExamples } from "#lib/publication/content/settings";
import { dropMemos } from "#lib/platform/server/memo";
import { noted } from "@/tests/support/next/next-cache";
import { storeOfDocuments } from "@/tests/support/services/store-of-documents";

const store = storeOfDocuments();

const brief = (slug: string, publishedDate: string, more: object = {}) => ({
  _id: slug,
  _type: "microBrief",
  title: `The brief ${slug}`,
  slug: { current: slug },
  publishedDate,
  ...more,
});
const settings = { _id: "site", _type: "siteSettings", exampleBrief: { _ref: "chosen" } };
const chosen = brief("chosen", "2026-01-01T08:00:00Z");
const newest = brief("newest", "2026-02-01T08:00:00Z");
const shown = async () => (await readExamples("en")).brief?.slug;

beforeEach(() => {
  dropMemos();
  noted.tags.length = 0;
});

test("the choice of the editors is shown, and is old with the piece", async () => {
  store.documents = [settings, newest, chosen];
  expect(await shown()).toBe("chosen");
  // Of the settings' answer too: with the piece's alone, they would go on naming the address that it had.
  expect(noted.tags.filter((tag) => tag === "microBrief:chosen").length).toBeGreaterThan(1);
});

test("an example that is still to come out is not shown, and its coming out is heard", async () => {
  store.documents = [settings, newest, { ...chosen, publishedDate: "2199-01-01T08:00:00Z" }];
  expect(await shown()).toBe("newest");
  expect(noted.tags).toContain("microBrief:chosen");
});

test("where the choice cannot be shown, the newest is", async () => {
  store.documents = [settings, newest];
  expect(await shown()).toBe("newest");
  store.documents = [settings, newest, { ...chosen, title: null }];
  dropMemos();
  expect(await shown()).toBe("newest");
});
