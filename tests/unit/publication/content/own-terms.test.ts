/** Which words of which glossary a text is linked to. */
import { beforeEach, expect, test } from "vitest";
import { readTerm, readTermLinks, readTerms } from "#lib/publication/content/term";
import { dropMemos } from "#lib/platform/server/memo";
import type { Locale } from "#lib/base/i18n/locales";
import { storeOfDocuments } from "@/tests/support/services/store-of-documents";

const store = storeOfDocuments();

beforeEach(() => {
  dropMemos();
});

const term = (name: string, language: Locale, more: object = {}) => ({
  _id: `term-${name}`,
  _type: "glossaryTerm",
  term: name,
  slug: { current: name },
  language,
  ...more,
});

test("a word of one country is linked in its own texts alone: readers of the other are not given it", async () => {
  store.documents = [
    term("neta", "es-mx"),
    term("en-plan", "es", { relatedTerms: ["neta"] }),
    term("rizz", "en"),
  ];
  const linkedIn = async (language: Locale) => (await readTermLinks(language)).map((link) => link.term);
  expect(await linkedIn("es")).toEqual(["en-plan"]);
  expect(await linkedIn("es-mx")).toEqual(["en-plan", "neta"]);
  expect(await linkedIn("en")).toEqual(["rizz"]);
  expect((await readTerm("en-plan", "es"))?.linkedTerms).toEqual([]);
  expect(await readTerm("neta", "es")).toBeNull();
  expect((await readTerm("neta", "es-mx"))?.slug).toBe("neta");
});

test.each([
  ["NPC", "Npc"],
  ["époque", "époque".normalize("NFD")],
  ["époque".normalize("NFD"), "époque"],
])("a related term, %s, is linked however it is spelled: %s", async (name, as) => {
  store.documents = [term(name, "en"), term("sus", "en", { relatedTerms: [as] })];
  expect((await readTerm("sus", "en"))?.linkedTerms.map((link) => link.term)).toEqual([name]);
});

test.each(["en", "es"] as const)(
  "in %s words stand in the order of the alphabet, with accents or without",
  async (language) => {
    const inOrder = ["drip", "época", "fam", "Zoomies"];
    store.documents = [
      ...inOrder.toReversed().map((name) => term(name, language)),
      term("ajo", language, { relatedTerms: inOrder.toReversed() }),
    ];
    expect((await readTerms(language)).map((one) => one.term)).toEqual(["ajo", ...inOrder]);
    expect((await readTerm("ajo", language))?.linkedTerms.map((link) => link.term)).toEqual(inOrder);
  },
);
