import { expect, test } from "vitest";
import { createSearchIndex } from "#lib/publication/search/search-index";
import { readRulesOfReader, readWordRules } from "#lib/publication/search/word-rules";
import { indexWord, markWords } from "#lib/publication/search/search-words";

const library = [
  {
    _id: "es-acoso",
    title: "El ciberacoso en clase",
    summary: "Acosar en grupo duele.",
    words: "",
    language: "es",
  },
  {
    _id: "es-fotos",
    title: "Compartir fotos íntimas",
    summary: "Una foto no se borra.",
    words: "",
    language: "es",
  },
  { _id: "es-adiccion", title: "Cuando parece una adicción", summary: null, words: "", language: "es" },
  { _id: "en-game", title: "Roblox for parents", summary: "What the games hold.", words: "", language: "en" },
] as const;
const index = await createSearchIndex(library, await readRulesOfReader("es"));
const idsFor = (asked: string) => Array.from(index.search(asked).found, (place) => library[place]?._id);

test.each([
  ["acoso", "es-acoso"],
  ["foto", "es-fotos"],
  ["fotos intimas", "es-fotos"],
  ["adicciones", "es-adiccion"],
  ["qué hacer con las fotos", "es-fotos"],
])("a word in Spanish is found in its other forms, with and without accents: %s", (asked, id) => {
  expect(idsFor(asked)[0]).toBe(id);
});

test("what is not in Spanish yet is found in English too", () => {
  expect(idsFor("roblox")).toEqual(["en-game"]);
  expect(idsFor("games")).toEqual(["en-game"]);
});

test("words that say nothing in Spanish are not looked for", () => {
  expect(index.search("de la").isTooCommon).toBe(true);
  expect(index.search("qué significa").isTooCommon).toBe(true);
});

test("other forms of a word are marked where they stand", () => {
  const { isMatch } = index.search("acoso");
  expect(markWords("Acosar en grupo", isMatch).filter((part) => part.isMatch)).toEqual([
    { text: "Acosar", isMatch: true },
  ]);
});

test.each([
  ["fr", "réglages", "reglage"],
  ["de", "Einstellungen", "einstellung"],
  ["pt", "conversas", "conversa"],
  ["es-mx", "mensajes", "mensaje"],
] as const)("%s knows the forms of its words: %s, %s", async (locale, one, other) => {
  const rules = await readWordRules(locale);
  const stemOf = (word: string) => rules.stem?.(indexWord(word, [rules]) ?? "");
  expect(stemOf(one)).toBeTruthy();
  expect(stemOf(one)).toBe(stemOf(other));
});

test("English is searched by how its words begin, as ever", async () => {
  expect((await readWordRules("en")).stem).toBeNull();
});
