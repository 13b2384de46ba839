import { describe, expect, test } from "vitest";
import { cutText, firstWords, plainText } from "#lib/base/text/text";

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

describe("the first words of a text", () => {
  test.each([
    ["are all of it where it is short enough", "They open at nine.", 18, "They open at nine."],
    ["end after a whole word", "They open at nine.", 16, "They open at…"],
    ["end after the last word that fits whole", "They open at nine.", 13, "They open at…"],
    ["leave no mark before the ellipsis", "At nine, or at ten.", 12, "At nine, or…"],
    ["leave out what belongs to the next word", "At nine – or at ten.", 12, "At nine…"],
    ["are one line", " At nine.\n\n\tOr at\u202e ten. ", 40, "At nine. Or at ten."],
    ["keep together what a space holds together", "At 10:00\u202fAM, for two.", 10, "At…"],
    ["are cut within a word that is longer than all", "x".repeat(20), 10, `${"x".repeat(9)}…`],
    ["keep no half of a character", `${"x".repeat(8)}${family}`, 10, `${"x".repeat(8)}…`],
    ["are nothing of nothing", " \n", 10, ""],
  ])("%s", (_, text, most, words) => {
    expect(firstWords(text, most)).toBe(words);
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
