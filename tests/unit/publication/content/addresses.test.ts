import { expect, test } from "vitest";
import { readAddresses } from "#lib/publication/content/addresses";
import { storeOfDocuments } from "@/tests/support/services/store-of-documents";

const store = storeOfDocuments();

test("an address changed when its document did, and not before that came out", async () => {
  const piece = (slug: string, _type: string, more: object) => ({
    _id: slug,
    _type,
    title: slug,
    slug: { current: slug },
    _updatedAt: "2026-11-20T08:00:00Z",
    ...more,
  });
  store.documents = [
    piece("edited", "microBrief", { publishedDate: "2026-11-01T06:00:00Z" }),
    piece("scheduled", "microBrief", { publishedDate: "2026-11-24T06:00:00Z" }),
    piece("scheduled-action", "microAction", { publishedAt: "2026-11-23T06:00:00Z" }),
    piece("of-a-day", "microBrief", { publishedDate: "2026-11-21" }),
    piece("badly-dated", "microBrief", { publishedDate: "on Friday" }),
    piece("undated", "track", { _updatedAt: "2026-11-22T08:00:00Z" }),
  ];
  const found = (await readAddresses()).map(({ slug, changedAt }) => [slug, changedAt?.slice(0, 10)]);
  expect(found).toEqual([
    ["scheduled", "2026-11-24"],
    ["scheduled-action", "2026-11-23"],
    ["undated", "2026-11-22"],
    ["of-a-day", "2026-11-21"],
    ["badly-dated", "2026-11-20"],
    ["edited", "2026-11-20"],
  ]);
});
