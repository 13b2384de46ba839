import { expect, test } from "vitest";
import { longestQuery, parseKind, parsePageNumber, parseQuery } from "#lib/publication/search/search-query";
import { indexWord, markWords, splitWords } from "#lib/publication/search/search-words";

test("a text becomes words without punctuation, with the signs of names", () => {
  expect(splitWords("What's C++? It’s (fine), AI-made.")).toEqual([
    "Whats",
    "C++",
    "Its",
    "fine",
    "AI",
    "made",
  ]);
});

test("a word is filed without case and accents; a word that says nothing is not filed", () => {
  expect(indexWord("Café")).toBe("cafe");
  expect(indexWord("The")).toBeNull();
});

test("marking keeps the text whole", () => {
  const text = "Don’t leave the Café — c++, cafés and a cafe.";
  const parts = markWords(text, (word) => word === "cafe" || word === "dont" || word === "c++");
  expect(parts.map((part) => part.text).join("")).toBe(text);
  expect(parts.filter((part) => part.isMatch).map((part) => part.text)).toEqual([
    "Don’t",
    "Café",
    "c++",
    "cafe",
  ]);
});

test("a text in which nothing matched is one part, an empty one none", () => {
  expect(markWords("nothing here", () => false)).toEqual([{ text: "nothing here", isMatch: false }]);
  expect(markWords("", () => true)).toEqual([]);
});

test("a query is trimmed and cut, and a repeated one counts as its first", () => {
  expect(parseQuery("  rizz ")).toBe("rizz");
  expect(parseQuery(["rizz", "cap"])).toBe("rizz");
  expect(parseQuery([])).toBe("");
  expect(parseQuery(undefined)).toBe("");
  expect(parseQuery("x".repeat(5000))).toHaveLength(longestQuery);
});

test("a kind is known by its name in the address; any other is all kinds", () => {
  expect(parseKind("terms")).toBe("glossaryTerm");
  expect(parseKind(["tracks", "terms"])).toBe("track");
  for (const other of ["glossaryTerm", "Terms", "", "toString", undefined])
    expect(parseKind(other)).toBeNull();
});

test("a page is a number from 1; anything else is the first", () => {
  expect(parsePageNumber("3")).toBe(3);
  for (const other of ["0", "-1", "1.5", "1e3", "99999", "x", undefined])
    expect(parsePageNumber(other)).toBe(1);
});

test("words are marked whole where folding changes their length", () => {
  const marked = (text: string, ...words: string[]) =>
    markWords(text, (word) => words.includes(word))
      .filter(({ isMatch }) => isMatch)
      .map((part) => part.text);
  expect(marked("İİ İstanbul and more", "istanbul", "more")).toEqual(["İstanbul", "more"]);
  expect(marked("Die Straße hier", "strasse")).toEqual(["Straße"]);
  expect(marked("a ﬁlter", "filter")).toEqual(["ﬁlter"]);
});

test("what is cut short before a vowel parts from its word, which is found and marked by itself", () => {
  expect(splitWords("Jusqu’à l'école, d’écran aujourd'hui: don't")).toEqual([
    "Jusqu",
    "à",
    "l",
    "école",
    "d",
    "écran",
    "aujourdhui",
    "dont",
  ]);
  const parts = markWords("Le temps d’écran", (word) => word === "ecran");
  expect(parts.filter(({ isMatch }) => isMatch)).toEqual([{ text: "écran", isMatch: true }]);
  expect(parts.map(({ text }) => text).join("")).toBe("Le temps d’écran");
});

test.each(["’", "'", "´", "`", "‘", "ʼ"])("%j is an apostrophe, in words that it joins and parts", (sign) => {
  expect(splitWords(`don${sign}t`)).toEqual(["dont"]);
  expect(splitWords(`l${sign}école, jusqu${sign}à`)).toEqual(["l", "école", "jusqu", "à"]);
  const parts = markWords(`Don${sign}t ask d${sign}écran`, (word) => word === "dont" || word === "ecran");
  expect(parts.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([`Don${sign}t`, "écran"]);
});
