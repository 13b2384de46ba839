import { expect, test } from "vitest";
import { queryWords } from "#lib/product/directory/query/query-words";
import { foldWords } from "#lib/product/directory/vocabulary/words";

test("words are compared without case and accents, and small words do not count", () => {
  expect(foldWords("  Élise’s  CAFÉ, #2 ")).toBe("elise s cafe 2");
  expect(queryWords("a dentist in Portland")).toEqual(["dentist", "portland"]);
  expect(queryWords("école des arts")).toEqual(["ecole", "arts"]);
  expect(queryWords("Musikschule in der Altstadt")).toEqual(["musikschule", "altstadt"]);
  expect(queryWords("dentista para as crianças no Porto")).toEqual(["dentista", "criancas", "porto"]);
  expect(queryWords("in")).toEqual(["in"]);
  expect(queryWords(" %_' ")).toEqual([]);
  expect(queryWords("one one two").length).toBe(2);
});

test("what an apostrophe parts from a word is not searched for", () => {
  for (const [query, words] of [
    ["children's dentist", ["children", "dentist"]],
    ["Cours d’anglais à l'école", ["cours", "anglais", "ecole"]],
    ["O'Brien", ["brien"]],
    ["Kapiʻolani", ["kapiolani"]],
    ["I' ' s", ["i", "s"]],
  ] as const)
    expect(queryWords(query), query).toEqual(words);
});

test("a short name of a console is one beside a device, what has happened to it or nothing else", () => {
  for (const query of ["ps5", "ps4 repair", "fix my ps5", "PS5 controller", "ps4 games", "buy a ps5"])
    expect(queryWords(query), query).toContain("playstation");
  for (const query of ["PS3 After School Program", "PS3 Brooklyn", "ps2 library"])
    expect(queryWords(query), query).not.toContain("playstation");
});

test("words for near the reader are not searched for among those of a business", () => {
  for (const [query, words] of [
    ["dentist near me", ["dentist"]],
    ["Tutors nearby", ["tutors"]],
    ["dentista cerca de mí", ["dentista"]],
    ["dentiste près de chez moi", ["dentiste"]],
    ["Zahnarzt in meiner Nähe", ["zahnarzt"]],
    ["zahnarzt in der naehe", ["zahnarzt"]],
    ["dentiste près d'ici", ["dentiste"]],
    ["Zahnarzt in der Nähe von Portland", ["zahnarzt", "portland"]],
    ["dentista perto de mim", ["dentista"]],
    ["My Gym", ["my", "gym"]],
    ["near me", []],
  ] as const)
    expect(queryWords(query), query).toEqual(words);
});

test("what never closes has one word, whatever people call it", () => {
  for (const text of [
    "24 hours",
    "24/7",
    "open 24 hours",
    "24 hours open",
    "24h",
    "24 hrs",
    "open 24 hours a day",
    "around the clock",
    "24 horas",
    "abierto las 24 horas",
    "24h/24",
    "24h/24 7j/7",
    "ouvert 24 heures sur 24",
    "24 Stunden",
    "24 Stunden geöffnet",
    "rund um die Uhr",
    "aberto 24 horas por dia",
    "24hs",
    "24 hs",
    "H24",
    "7j/7 24h/24",
  ])
    expect(queryWords(text), text).toEqual(["24h"]);
  expect(queryWords("24 hour fitness")).toEqual(["24h", "fitness"]);
  expect(queryWords("pharmacy open 24/7")).toEqual(["pharmacy", "24h"]);
  expect(queryWords("247 Main")).toEqual(["247", "main"]);
});
