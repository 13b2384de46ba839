import { createTranslator } from "next-intl";
import { createElement } from "react";
import { expect, test, vi } from "vitest";
import { NoteList } from "@/components/publication/page/note-list";
import { readMessages } from "#lib/base/i18n/messages";
import { staticMarkup } from "#lib/platform/server/static-markup";

vi.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock("next/headers", () => ({ draftMode: async () => ({ isEnabled: false }) }));
vi.mock("next/root-params", () => ({ locale: async () => "es" }));
vi.mock("next-intl/server", () => ({
  getLocale: async () => "es",
  getTranslations: async (namespace: "content") =>
    createTranslator({ locale: "es", messages: await readMessages("es"), namespace }),
}));

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
const documents = [
  note("note", "en", "no-fear-words"),
  note("note-es", "es", "titulos-sin-miedo", {
    translationOf: { _rev: "first", at: "2026-11-21T08:00:00Z" },
  }),
  {
    _id: "pair",
    _type: "translation.metadata",
    translations: ["note", "note-es"].map((_ref) => ({ value: { _ref } })),
  },
];
vi.mock("#lib/platform/server/content-store", async (original) => {
  const { storeOfDocuments } = await import("@/tests/support/store-of-documents");
  return { ...(await original<object>()), ...storeOfDocuments(() => documents) };
});

test("a translated note leads to its original by the original's own slug", async () => {
  const { __html: html } = await staticMarkup(createElement(NoteList, { page: { language: "es" } }));
  expect(html).toContain('<a href="#titulos-sin-miedo">');
  expect(html).toContain('<a href="/blog#no-fear-words" hrefLang="en">');
});
