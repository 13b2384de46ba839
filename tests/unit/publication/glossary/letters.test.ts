import { expect, test } from "vitest";
import { groupByLetter, letterOf } from "#lib/publication/glossary/letters";

test("a term stands under its first letter, accents ignored, signs and numbers last", () => {
  expect(letterOf("émoji")).toBe("E");
  expect(letterOf("2FA")).toBe("#");
  const groups = groupByLetter(["zoom", "2FA", "aura", "AFK"].map((term) => ({ term })));
  expect(groups.map(({ letter, terms }) => [letter, terms.length])).toEqual([
    ["A", 2],
    ["Z", 1],
    ["#", 1],
  ]);
});
