import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  addressedTypes,
  kindPath,
  kinds,
  pieceFolders,
  pieceKinds,
  pieceTypeOf,
  pieceTypes,
} from "#lib/publication/content/kinds";
import { documentTypes } from "#lib/publication/content/schema/content-schema";
import { ownHistory } from "#lib/publication/content/schema/own-history";
import { errorKindOf } from "#lib/base/addresses/fallback-paths";
import { filteredPages } from "#lib/base/addresses/filtered-addresses";
import { publicationDate } from "#lib/platform/published";

test("every document type that has an address is a kind, and no other", () => {
  const withSlug = documentTypes.filter(({ fields }) => fields.some(({ type }) => type === "slug"));
  // Categories and topics are filters of lists, by slug; they have no page.
  const withPage = withSlug.map(({ name }) => name).filter((name) => name !== "category" && name !== "topic");
  expect([...addressedTypes].toSorted()).toEqual(withPage.toSorted());
  expect(Object.keys(kinds)).toEqual([...addressedTypes]);
});

test("a kind's date field is the one its documents have", () => {
  for (const type of addressedTypes) {
    const dates = documentTypes
      .find(({ name }) => name === type)
      ?.fields.filter((field) => field.type === "datetime")
      .map(({ name }) => name)
      // What the Studio notes by itself is no date that an editor sets.
      .filter((name) => !ownHistory.includes(name));
    expect(dates, type).toEqual(kinds[type].dateField === null ? [] : [kinds[type].dateField]);
  }
  expect(publicationDate).toBe("coalesce(publishedDate, publishedAt)");
});

test.each(pieceTypes)("%s has the routes that its paths lead to", (type) => {
  const { list, plural } = kinds[type];
  expect(existsSync(`app/[locale]/(site)${list}/page.tsx`)).toBe(true);
  expect(existsSync(`app/[locale]/(site)${list}/[slug]/page.tsx`)).toBe(true);
  expect(filteredPages.map(({ path }) => path)).toContain(list);
  expect(errorKindOf(list)).toBe(plural);
  expect(kindPath(type, "a b")).toBe(`${list}/a%20b`);
});

test("a page stands at the root", () => {
  expect(existsSync("app/[locale]/(site)/[page]/page.tsx")).toBe(true);
  expect(kindPath("page", "privacy")).toBe("/privacy");
});

test("the service worker keeps the pages of every kind of piece", () => {
  const worker = readFileSync("public/sw.js", "utf8");
  expect(worker).toContain(`(?:${pieceTypes.map((type) => kinds[type].list.slice(1)).join("|")})`);
});

test.each([
  "components/site/arrival/queued-events.ts",
  "components/publication/action-panel/action-panel.island.tsx",
])("%s, where each byte counts, spells the path of the actions as it is", (file) => {
  expect(readFileSync(file, "utf8")).toContain(`a[href*="${kinds.microAction.list}/"]`);
});

test("a piece is named by its short name and by the store's", () => {
  expect(pieceKinds.map(pieceTypeOf)).toEqual(pieceTypes);
  expect(pieceTypes.map(pieceTypeOf)).toEqual(pieceTypes);
  expect(["page", "briefs", "", "toString"].map(pieceTypeOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("a path below a list is a piece's, whatever the slug", () => {
  const isPiece = new RegExp(`^${pieceFolders}`);
  for (const type of pieceTypes) expect(kindPath(type, "x")).toMatch(isPiece);
  expect("/privacy").not.toMatch(isPiece);
});

test("browser code may read the kinds: they bring nothing with them", () => {
  expect(readFileSync("lib/publication/content/kinds.ts", "utf8")).not.toMatch(/^import /m);
});
