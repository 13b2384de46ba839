import { expect, test } from "vitest";
import { groupByLetter, letterOf, lettersOf } from "#lib/publication/glossary/letters";

test("a term stands under its first letter, accents ignored, signs and numbers last", () => {
  expect(letterOf("émoji", "en")).toBe("E");
  expect(letterOf("ça dit quoi", "fr")).toBe("C");
  expect(letterOf("übel", "de")).toBe("U");
  expect(letterOf("2FA", "en")).toBe("#");
  const groups = groupByLetter(
    ["zoom", "2FA", "aura", "AFK"].map((term) => ({ term })),
    "en",
  );
  expect(groups.map(({ letter, terms }) => [letter, terms.length])).toEqual([
    ["A", 2],
    ["Z", 1],
    ["#", 1],
  ]);
});

test("in Spanish ñ is a letter that follows n, however it is encoded", () => {
  for (const locale of ["es", "es-mx"] as const) {
    expect(lettersOf(locale).slice(13, 16)).toEqual(["N", "Ñ", "O"]);
    for (const term of ["ñoño", "Ñoño", "ñoño".normalize("NFD")]) expect(letterOf(term, locale)).toBe("Ñ");
    expect(letterOf("ídolo", locale)).toBe("I");
  }
  expect(letterOf("ñoño", "pt")).toBe("N");
});
