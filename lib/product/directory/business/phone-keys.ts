/** Telephone numbers whose end people write as a word, such as `1-800-FLOWERS`. */

/** The digit of each letter from a to z on the keys of a telephone, by E.161. */
const keys = "22233344455566677778889999";

/** A text with the digits of its letters. */
export const onKeys = (word: string): string =>
  word.toLowerCase().replace(/[a-z]/g, (letter) => keys[letter.charCodeAt(0) - "a".charCodeAt(0)] ?? "");

/** Digits, and a word without spaces in it. Three letters at least: fewer are those of a desk or a door. */
const withWord = /^([+(]*\d[\d\s().-]*?)[\s.-]*((?=(?:[\d.-]*[a-z]){3})[a-z\d](?:[.-]?[a-z\d])*)$/i;

/**
 * What people write behind a number that is whole, or lacks its end.
 * Read as a word, it would make somebody else's number of it.
 */
const remark =
  /^(?:call|cell|desk|direct|ext|extension|fax|home|info|land|line|main|mobile|office|only|phone|tel|text|voice|work)$/i;

/** What follows the country code of a number in North America that costs its caller nothing. */
export const freeCode = "8(?:00|33|44|55|66|77|88)";

/** A text that ends in a word, in two parts, of which the second begins with its first letter; null where it may be a remark. */
export function partsOfWordNumber(text: string): { before: string; word: string } | null {
  const [, before = "", word = ""] = withWord.exec(text) ?? [];
  const at = Math.max(0, word.search(/[a-z]/i));
  const letters = word.slice(at);
  // What stands before its first letter counts as standing before the word: `226-2345ext` is a whole number, and a remark.
  return letters === "" || remark.test(letters)
    ? null
    : { before: before + word.slice(0, at), word: letters };
}
