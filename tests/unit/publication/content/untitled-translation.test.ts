/** A translation that no page can show takes nothing away from its language. */
import { beforeEach, expect, test } from "vitest";
import { readAddresses } from "#lib/publication/content/addresses";
import { readBrief, readBriefAddresses, readBriefs } from "#lib/publication/content/brief";
import { requirePiece } from "#lib/publication/content/piece-address";
import { readPrintable, readPrintableAddresses, readPrintables } from "#lib/publication/content/printable";
import { readListLanguages } from "#lib/publication/content/shown-languages";
import { searchContent } from "#lib/publication/search/search";
import { dropMemos } from "#lib/platform/server/memo";
import { storeOfDocuments } from "@/tests/support/services/store-of-documents";

const store = storeOfDocuments();

const piece = (_type: string, slug: string, more: object) => ({
  _id: slug,
  _type,
  _updatedAt: "2026-11-20T08:00:00Z",
  slug: { current: slug },
  ...more,
});
const tie = (...ids: string[]) => ({
  _id: ids.join("-"),
  _type: "translation.metadata",
  translations: ids.map((_ref) => ({ value: { _ref } })),
});

beforeEach(() => dropMemos());

test("a brief without a title leaves the English one to readers of Spanish", async () => {
  const pair = [piece("microBrief", "lanterns", { title: "Lanterns" }), tie("lanterns", "faroles")];
  store.documents = [...pair, piece("microBrief", "faroles", { language: "es", title: "  " })];
  expect((await requirePiece("microBrief", "lanterns", "es", readBrief)).slug).toBe("lanterns");
  expect((await readBriefs("es")).map(({ slug }) => slug)).toEqual(["lanterns"]);
  store.documents = [...pair, piece("microBrief", "faroles", { language: "es", title: "Faroles" })];
  dropMemos();
  expect((await readBriefs("es")).map(({ slug }) => slug)).toEqual(["faroles"]);
});

test("a printable without the heading of its sheet leaves the English one to readers of Spanish", async () => {
  store.documents = [
    piece("printable", "agreement", { title: "Agreement", heading: "Our agreement" }),
    piece("printable", "acuerdo", { language: "es", title: "Acuerdo" }),
    tie("agreement", "acuerdo"),
  ];
  expect((await requirePiece("printable", "agreement", "es", readPrintable)).slug).toBe("agreement");
  expect((await readPrintables("es")).map(({ slug }) => slug)).toEqual(["agreement"]);
});

test("no piece offers a sheet without its heading", async () => {
  const of = [{ _ref: "lanterns" }];
  store.documents = [
    piece("microBrief", "lanterns", { title: "Lanterns" }),
    piece("printable", "agreement", { title: "Agreement", heading: "Our agreement", pieces: of }),
    piece("printable", "cards", { title: "Cards", pieces: of }),
  ];
  const offered = (await readBrief("lanterns", "en"))?.printables.map(({ slug }) => slug);
  expect(offered).toEqual(["agreement"]);
});

test.each([undefined, "", "  "])(
  "nothing leads to a sheet whose heading is %j: no sitemap, no search, and no language is counted for it",
  async (heading) => {
    store.documents = [
      piece("printable", "agreement", { title: "Agreement", heading: "Our agreement" }),
      piece("printable", "acuerdo", { language: "es", title: "Acuerdo", heading }),
      piece("printable", "cards", { title: "Cards", heading }),
      tie("agreement", "acuerdo"),
    ];
    expect((await readAddresses()).map(({ slug }) => slug)).toEqual(["agreement"]);
    expect(await readPrintableAddresses()).toEqual([{ slug: "agreement", language: "en" }]);
    expect(await readListLanguages("printable")).toEqual(["en"]);
    const found = async (typed: string, locale: "en" | "es") =>
      (await searchContent(typed, locale)).results.map(({ slug }) => slug);
    expect([await found("cards", "en"), await found("acuerdo", "es")]).toEqual([[], []]);
    expect(await found("agreement", "es")).toEqual(["agreement"]);
  },
);

test("a piece of which only blanks are left does not count as a translation", async () => {
  store.documents = [
    piece("microBrief", "lanterns", { title: "Lanterns" }),
    piece("microBrief", "blank", { title: "  " }),
  ];
  expect(await readBriefAddresses()).toEqual([{ slug: "lanterns", language: "en" }]);
});
