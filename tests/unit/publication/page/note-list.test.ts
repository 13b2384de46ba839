import { createElement } from "react";
import { expect, test } from "vitest";
import { NoteList } from "@/components/publication/page/note-list";
import { staticMarkup } from "#lib/platform/server/answers/static-markup";
import { page } from "@/tests/support/next/root-params";
import { storeOfDocuments } from "@/tests/support/services/store-of-documents";

page.locale = "es";

const note = (_id: string, language: string, slug: string, more: object = {}) => ({
  _id,
  _type: "page",
  _rev: "first",
  language,
  title: slug,
  slug: { current: slug },
  publishedDate: "2026-11-20T08:00:00Z",
  content: [],
  ...more,
});
storeOfDocuments([
  note("note", "en", "no-fear-words"),
  note("note-es", "es", "titulos-sin-miedo", {
    translationOf: { _rev: "first", at: "2026-11-21T08:00:00Z" },
  }),
  {
    _id: "pair",
    _type: "translation.metadata",
    translations: ["note", "note-es"].map((_ref) => ({ value: { _ref } })),
  },
]);

test("a translated note leads to its original by the original's own slug", async () => {
  const { __html: html } = await staticMarkup(createElement(NoteList, { page: { language: "es" } }));
  expect(html).toContain('<a href="#titulos-sin-miedo">');
  expect(html).toContain('<a href="/blog#no-fear-words" hrefLang="en">');
});
