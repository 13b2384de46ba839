import { expect, test } from "vitest";
import { categoriesCalled, meantAlone, nameKind } from "#lib/product/directory/vocabulary/category-words";
import { asSpelled, namedIn } from "#lib/product/directory/provider/readings";
import { tellingWords } from "#lib/product/directory/vocabulary/weak-words";
import { queryWords } from "#lib/product/directory/query/query-words";

test.each([
  ["chess club", ["chess"]],
  ["boys & girls club", ["club"]],
  ["teen clubs", ["clubs"]],
  ["children's club", ["club"]],
  ["dentist in the evening", ["dentist"]],
  ["dentista por la noche", ["dentista"]],
  ["Husten am Abend", ["husten"]],
  ["my kids", ["my", "kids"]],
])("what a search is left with when words for whom and when are left out: %s", (search, telling) => {
  expect(tellingWords(queryWords(search))).toEqual(telling);
});

test("a beginning stands for no category by a word that only begins alike", () => {
  for (const search of [
    "head",
    "smart",
    "trump",
    "inter",
    "print",
    "printing",
    "pytho",
    "before",
    "nurse",
    "spit",
  ])
    expect(categoriesCalled(search), search).toEqual([]);
  expect(categoriesCalled("baby")).toEqual(["after-school"]);
  expect(categoriesCalled("medi")).not.toContain("counseling");
  for (const [search, category] of [
    ["headphones", "electronics"],
    ["smartwatch", "electronics"],
    ["trumpet", "arts"],
    ["Internetsucht", "counseling"],
    ["3D printing", "coding-clubs"],
    ["before school care", "after-school"],
    ["before care", "after-school"],
    ["guitar", "arts"],
    ["swimm", "sports"],
  ] as const)
    expect(queryWords(search).flatMap(categoriesCalled), search).toContain(category);
});

test("a word that may be a name is never narrowed to a category", () => {
  expect(meantAlone("handy")).toBeNull();
  expect(categoriesCalled("handy")).toContain("device-repair");
});

test("a word that is another one without its accents stands for its kind with them, or beside no name", () => {
  const kindsOf = (search: string) => asSpelled(queryWords(search)).flatMap(({ categories }) => categories);
  for (const search of [
    "Ali Baba",
    "Baba Ganoush",
    "Christian Bale",
    "Colonia Roma",
    "feria",
    "Bucher Motors",
    "ferias Lisboa",
  ])
    expect(kindsOf(search), search).toEqual([]);
  for (const [search, category] of [
    ["babá", "after-school"],
    ["baba", "after-school"],
    ["Babá Ana", "after-school"],
    ["baba para bebe", "after-school"],
    ["procuro baba", "after-school"],
    ["colonia de ferias", "after-school"],
    ["colonia de ferias Lisboa", "after-school"],
    ["baba de confianca", "after-school"],
    ["baba folguista", "after-school"],
    ["bale adulto", "arts"],
    ["colônia de férias Lisboa", "after-school"],
    ["bale infantil", "arts"],
    ["Balé Lisboa", "arts"],
    ["Bücher", "books-games"],
    ["bucherei", "books-games"],
  ] as const)
    expect(kindsOf(search), search).toContain(category);
  // Businesses are searched by their words as they are folded.
  expect(asSpelled(queryWords("Babá Ana"))[0]?.beginnings).toEqual(["baba"]);
});

test("a part of a kind is looked for by no beginning that another one begins", () => {
  const { beginnings = [] } = namedIn(asSpelled(["guitar"])) ?? {};
  expect(beginnings).toEqual(expect.arrayContaining(["guitar", "music", "musik"]));
  expect(beginnings).not.toContain("musica");
});

test("what ails a child, or is done with one, names no kind of business, as who helps with it does", () => {
  for (const search of [
    "my son is bullied",
    "mi hijo tiene ansiedad",
    "addicted to video games",
    "headache and vomiting",
    "I cannot take care of my baby",
    "what to do with kids",
    "my toddler is not talking",
  ])
    expect(nameKind(queryWords(search)), search).toBe(false);
  for (const search of [
    "anxiety therapist",
    "depression",
    "fever",
    "dentist for anxious kids",
    "algebra tutor",
  ])
    expect(nameKind(queryWords(search)), search).toBe(true);
});

test("what a parent tells of is meant in full: a beginning of it is that of a name", () => {
  for (const beginning of ["note", "port", "char", "head", "rain", "angs", "chem", "lect"])
    expect(categoriesCalled(beginning), beginning).toEqual([]);
  expect(categoriesCalled("toux").toSorted()).toEqual(["pediatrics", "urgent-care"]);
});
