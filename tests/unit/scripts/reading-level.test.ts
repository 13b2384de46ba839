import { expect, test } from "vitest";
import { readingGrade, syllables } from "@/scripts/content/reading-level";

test.each([
  ["cat", 1],
  ["asked", 1],
  ["wanted", 2],
  ["table", 2],
  ["message", 2],
  ["happily", 3],
  ["conversation", 4],
])("%s has %d syllables", (word, count) => {
  expect(syllables(word)).toBe(count);
});

test("short words in short sentences read at a lower grade than long ones", () => {
  const easy = readingGrade(["The cat sat on the mat. It was warm there."]);
  const hard = readingGrade([
    "Notwithstanding considerable organizational complexity, the implementation demonstrates extraordinary interoperability.",
  ]);
  expect(easy).toBeLessThan(3);
  expect(hard).toBeGreaterThan(15);
});

test("no text has no grade", () => {
  expect(readingGrade([])).toBe(0);
});
