/** A project may hold more languages than the site has. What is written in one of them is not taken for English. */
import { beforeEach, expect, test } from "vitest";
import { readAddresses } from "#lib/publication/content/addresses";
import { readBrief, readBriefAddresses } from "#lib/publication/content/brief";
import { readRelatedBriefs } from "#lib/publication/content/related-briefs";
import { readCurrentSlug } from "#lib/publication/content/former-slugs";
import { requirePiece } from "#lib/publication/content/piece-address";
import { readVersions } from "#lib/publication/content/shown-languages";
import { readTermLinks } from "#lib/publication/content/term";
import { dropMemos } from "#lib/platform/server/memo";
import { storeOfDocuments } from "@/tests/support/services/store-of-documents";

const store = storeOfDocuments();

const brief = (slug: string, more: object = {}) => ({
  _id: slug,
  _type: "microBrief",
  _updatedAt: "2026-11-20T08:00:00Z",
  title: `The brief ${slug}`,
  slug: { current: slug },
  category: { _ref: "category-safety" },
  ...more,
});

beforeEach(() => {
  dropMemos();
  store.documents = [
    brief("lamp"),
    brief("lantern", { language: "en" }),
    brief("lampada", { language: "it", formerSlugs: ["lume"] }),
    brief("lanterna", { language: "pt-BR" }),
    {
      _id: "category-safety",
      _type: "category",
      title: "Safety",
      slug: { current: "safety" },
    },
    {
      _id: "group",
      _type: "translation.metadata",
      // As they were made: the Italian one stands first.
      translations: [{ value: { _ref: "lampada" } }, { value: { _ref: "lamp" } }],
    },
    { _id: "t", _type: "glossaryTerm", term: "boh", slug: { current: "boh" }, language: "it" },
  ];
});

test("a piece in a language that the site has not has no address, in the sitemap or anywhere", async () => {
  const slugsOf = (found: readonly { slug: string }[]) => found.map(({ slug }) => slug).toSorted();
  expect(slugsOf((await readAddresses()).filter(({ _type }) => _type === "microBrief"))).toEqual([
    "lamp",
    "lantern",
  ]);
  expect(slugsOf(await readBriefAddresses())).toEqual(["lamp", "lantern"]);
  expect(await readCurrentSlug("microBrief", "lume", "en")).toBeNull();
});

test("a piece in a language that the site has not takes the English one's place for nobody", async () => {
  const lamp = await requirePiece("microBrief", "lamp", "en", readBrief);
  expect(lamp.slug).toBe("lamp");
  expect(await readVersions(lamp)).toEqual([{ slug: "lamp", language: "en" }]);
  expect((await readRelatedBriefs(lamp, "en")).map(({ slug }) => slug)).toEqual(["lantern"]);
  expect(await readTermLinks("en")).toEqual([]);
});
