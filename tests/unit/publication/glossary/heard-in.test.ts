import { expect, test } from "vitest";
import { heardInAll, heardInSome } from "#lib/publication/glossary/heard-in";

const word = (...heardIn: string[]) => ({ language: "es" as const, heardIn });
const everywhere = word("ES", "MX", "AR");
const one = word("MX");
const two = word("ES", "AR");
const unknown = word();
const terms = [everywhere, one, two, unknown];

test("a word says where it is heard unless that is everywhere or unknown, in the reader's words", () => {
  expect(terms.map(heardInSome(terms, "es"))).toEqual([null, "México", "Argentina y España", null]);
  expect(terms.map(heardInSome(terms, "es-mx"))).toEqual([null, "México", "Argentina y España", null]);
});

test("on a page of another language it says nothing, since the page's words would stand among the word's", () => {
  expect(terms.map(heardInSome(terms, "fr"))).toEqual([null, null, null, null]);
});

test("the countries of a glossary are named by their names' order, and only where there are several", () => {
  expect(heardInAll(terms, "es")).toBe("Argentina, España y México");
  expect(heardInAll([one, unknown], "es")).toBeNull();
});
