/** Where the Studio opens the preview of a document, and which pages it lists beside the form. */
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { previewPath, showingPages, showingPiece, type Addressed } from "@/studio/preview-path";
import { parseDataset } from "#lib/local/dataset-store";
import { queryDocuments } from "#lib/local/query-documents";
import { splitLocale } from "#lib/base/i18n/paths";
import { footerPages } from "#lib/base/site/site-defaults";
import { documentTypes } from "#lib/publication/content/schema/content-schema";
import { shippedLibrary } from "@/tests/support/samples/shipped-library";

const slug = { current: "a-lamp" };

test.each([
  ["microBrief", { slug, publishedDate: "2026-11-20T08:00:00Z" }, "/micro-briefs/a-lamp"],
  ["glossaryTerm", { slug, language: "es" }, "/es/glossary/a-lamp"],
  ["letter", { day: "2026-11-22" }, "/letters/2026-11-22"],
  ["page", { slug: { current: "privacy" } }, "/privacy"],
  // A note has no page of its own.
  ["page", { slug, publishedDate: "2026-11-20T08:00:00Z" }, "/blog"],
  ["page", { slug, publishedDate: "2026-11-20T08:00:00Z", language: "de" }, "/de/blog"],
  ["topic", { slug }, "/?topic=a-lamp#samples"],
  ["topic", { slug, language: "es" }, "/es?topic=a-lamp#samples"],
  ["category", { slug }, "/?category=a-lamp#samples"],
  // In the part of its country, in the language of the readers there who have it.
  ["helpLine", { country: "US", languages: ["en", "es"] }, "/help-lines#help-us"],
  ["helpLine", { country: "US", languages: ["es"] }, "/es/help-lines#help-us"],
  ["helpLine", { country: "MX", languages: ["es"] }, "/es-mx/help-lines#help-mx"],
  ["helpLine", { country: "CH", languages: ["it", "fr", "de"] }, "/fr/help-lines#help-ch"],
  ["helpLine", { country: "AR", languages: ["es"] }, "/es/help-lines#help-ar"],
  ["helpLine", { country: "001" }, "/help-lines#help-001"],
  ["siteSettings", {}, "/how-our-texts-are-made"],
  ["microBrief", {}, undefined],
  ["topic", {}, undefined],
  ["helpLine", { languages: ["en"] }, undefined],
  // A field that is still empty is null where the Studio asks the store for it.
  ["helpLine", { country: null, languages: null }, undefined],
  ["helpLine", { country: "US", languages: null }, "/help-lines#help-us"],
  ["letter", { day: null }, undefined],
  ["microBrief", { slug: { current: null } }, undefined],
  ["settingPath", { slug }, undefined],
  ["toString", { slug }, undefined],
])("a %s of %j is looked at on %s", (type, document, path) => {
  expect(previewPath(type, document)).toBe(path);
});

test("beside the form stand the document's own page and the list that names it", () => {
  expect(showingPages("track", { slug, language: "fr" })).toEqual([
    { path: "/fr/tracks/a-lamp" },
    { path: "/fr/tracks", name: "Tracks" },
  ]);
  expect(showingPages("page", { slug })).toEqual([{ path: "/a-lamp" }]);
});

test("every document of the library can be looked at, except those that only stand in others", () => {
  const hidden = shippedLibrary()
    .filter((document) => previewPath(document._type, document as Addressed) === undefined)
    .map(({ _type }) => _type);
  expect(new Set(hidden)).toEqual(new Set(["settingPath", "translation.metadata"]));
  expect(documentTypes.map(({ name }) => name)).toEqual(expect.arrayContaining([...new Set(hidden)]));
});

test("the pages of the settings are pages of the site", () => {
  const pages = showingPages("siteSettings", {});
  expect(pages.length).toBeGreaterThan(0);
  for (const { path } of pages) {
    const page = splitLocale(path).path.slice(1);
    const isThere =
      footerPages.some((one) => one === page) || existsSync(`app/[locale]/(site)/${page}/page.tsx`);
    expect(isThere, path).toBe(true);
  }
});

test("a setting path is looked at in a piece that shows it, one that is out before a draft", async () => {
  const named = { whereItStands: [{ _ref: "path-a" }] };
  const pieces = [
    { _id: "drafts.a", _type: "microBrief", title: "A", slug: { current: "a" }, ...named },
    { _id: "c-es", _type: "microAction", title: "C", language: "es", slug: { current: "c-es" }, ...named },
    { _id: "d", _type: "microBrief", title: "D", slug: { current: "d" } },
  ];
  const piece = {
    _id: "b",
    _type: "microAction",
    title: "B",
    language: "en",
    slug: { current: "b" },
    ...named,
  };
  const shown = async (documents: object[], id: string) => {
    const all = parseDataset(documents.map((one) => JSON.stringify(one)).join("\n"));
    const query = showingPiece("settingPath") ?? "";
    const found = await queryDocuments(all, query, { id, original: "en", preview: true });
    const { _type, ...addressed } = (found ?? { _type: "" }) as Addressed & { _type: string };
    return previewPath(_type, addressed);
  };
  expect(await shown([...pieces, piece], "path-a")).toBe("/micro-actions/b");
  expect(await shown(pieces, "path-a")).toBe("/micro-briefs/a");
  expect(await shown(pieces, "path-b")).toBeUndefined();
  expect(showingPiece("microBrief")).toBeUndefined();
  expect(showingPiece("toString")).toBeUndefined();
});
