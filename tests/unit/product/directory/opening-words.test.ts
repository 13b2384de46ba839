import { expect, test } from "vitest";
import { longestSearch } from "#lib/product/directory/explore-query";
import { openingIn } from "#lib/product/directory/opening-words";

// Where two readings of one word fold alike, each more of it doubles what there is to try: this would not end.
test("a search is read once, however often it repeats a word that says nothing", () => {
  for (const word of [
    "está",
    "ou",
    "e",
    "to",
    "y",
    "le",
    "am",
    "und",
    "until",
    "after",
    "18",
    "open",
    "sunday",
    "de la",
  ])
    for (const end of ["late", "late x", "open", "in the", "6 pm", ""]) {
      const hostile = `${word} `.repeat(longestSearch).slice(0, longestSearch - end.length) + end;
      expect(openingIn(hostile)?.rest.length ?? 0, hostile).toBeLessThanOrEqual(hostile.length);
    }
});
