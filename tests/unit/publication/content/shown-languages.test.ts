/** In which languages a list counts as written. */
import { expect, test } from "vitest";
import { isMostlyIn, ownOrAll, readListLanguages } from "#lib/publication/content/shown-languages";
import type { Locale } from "#lib/base/i18n/locales";
import { storeOfDocuments } from "@/tests/support/services/store-of-documents";

const store = storeOfDocuments();

const shown = (...languages: Locale[]) => languages.map((language) => ({ language }));

test("a list is one in a language when half of what it shows is, and in English always", () => {
  expect(isMostlyIn(shown("es"), "es")).toBe(true);
  expect(isMostlyIn(shown("es", "en"), "es")).toBe(true);
  expect(isMostlyIn(shown("es", "es", "en", "en"), "es")).toBe(true);
  expect(isMostlyIn(shown("es", "en", "en"), "es")).toBe(false);
  expect(isMostlyIn([], "es")).toBe(false);
  expect(isMostlyIn(shown("es"), "en")).toBe(true);
  expect(isMostlyIn([], "en")).toBe(true);
});

test("both Spanishes are one language to a list", () => {
  expect(isMostlyIn(shown("es"), "es-mx")).toBe(true);
  expect(isMostlyIn(shown("es-mx"), "es")).toBe(true);
});

test("of what is shown, the part in the reader's language stands alone where there is one", () => {
  expect(ownOrAll(shown("es", "en", "es-mx"), "es")).toEqual(shown("es", "es-mx"));
  expect(ownOrAll(shown("en", "en"), "es")).toEqual(shown("en", "en"));
});

test("the glossary is a language's own with one word of it, any other list with half of its pieces", async () => {
  const piece = (_type: string, slug: string, language: string) => ({
    _id: slug,
    _type,
    language,
    title: slug,
    term: slug,
    slug: { current: slug },
  });
  store.documents = ["microBrief", "glossaryTerm"].flatMap((type) => [
    piece(type, `${type}-one`, "en"),
    piece(type, `${type}-two`, "en"),
    piece(type, `${type}-tres`, "es"),
    piece(type, `${type}-quatre`, "fr"),
    piece(type, `${type}-cinq`, "fr"),
  ]);
  expect(await readListLanguages("microBrief")).toEqual(["en", "fr"]);
  expect(await readListLanguages("glossaryTerm")).toEqual(["en", "es", "es-mx", "fr"]);
});
