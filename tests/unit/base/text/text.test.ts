import { describe, expect, test } from "vitest";
import { cutText, plainText } from "#lib/base/text/text";

const family = "👨‍👩‍👧‍👦";

describe("a text that is cut", () => {
  test.each([
    ["is left alone when it is short enough", "abc", 3, "abc"],
    ["is counted in characters, not in units", `${"a".repeat(499)}😀`, 500, `${"a".repeat(499)}😀`],
    ["keeps no half of a character", `${"a".repeat(499)}😀b`, 500, `${"a".repeat(499)}😀`],
    ["loses a whole character that does not fit", `ab${family}c`, 5, "ab"],
    ["keeps an accent with its letter", "cafe\u0301s", 4, "caf"],
    ["keeps a flag whole", "a🇩🇪🇫🇷", 4, "a🇩🇪"],
    [
      "is cut all the same inside one endless character",
      `e${"\u0301".repeat(100)}`,
      10,
      `e${"\u0301".repeat(9)}`,
    ],
    ["may be nothing", "abc", 0, ""],
  ])("%s", (_, text, most, cut) => {
    expect(cutText(text, most)).toBe(cut);
  });

  test("never ends in half a character, wherever it is cut", () => {
    const text = `a😀${family}e\u0301🇩🇪z`.repeat(3);
    for (let most = 0; most <= text.length; most += 1) {
      const cut = cutText(text, most);
      expect(cut.isWellFormed()).toBe(true);
      expect(Array.from(cut).length).toBeLessThanOrEqual(most);
      expect(text.startsWith(cut)).toBe(true);
    }
  });
});

describe("a text that is to be kept", () => {
  test.each([
    ["what is whole stays as it is", `naïve 😀 ${family} \n\t`, `naïve 😀 ${family} \n\t`],
    ["a lone half is replaced", "a\ud83d b\ude00 c", "a\ufffd b\ufffd c"],
    ["halves in the wrong order are replaced", "\ude00\ud83d", "\ufffd\ufffd"],
    ["NUL is replaced", "a\0b\0", "a\ufffdb\ufffd"],
  ])("%s", (_, text, kept) => {
    expect(plainText(text)).toBe(kept);
    expect(plainText(text).isWellFormed()).toBe(true);
  });
});
