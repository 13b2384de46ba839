/** How text becomes words to search by, and which words of a text a search matched. */

/** A word without case and accents, so that "Café" and "cafe" are one. */
export const normalizeWord = (word: string): string =>
  word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Letters, digits and the signs that names such as `c++` and `c#` end in. */
const wordPattern = /[\p{L}\p{N}\p{M}]+(?:[+#]+)?/gu;

/** Apostrophes join: "don't" is one word, and found by "dont". */
const withoutApostrophes = (text: string): string => text.replace(/(?<=\p{L})['’](?=\p{L})/gu, "");

/** The words of a text in order, as written except for apostrophes. */
export const splitWords = (text: string): string[] => withoutApostrophes(text).match(wordPattern) ?? [];

/** Words that say nothing about what is looked for. */
const stopWords = new Set(
  (
    "a about am an and are as at be been but by can could did do does for from had has have how i if in into is it " +
    "its just mean means meaning me my no not of off on or our so than that the their them then there they this to " +
    "too was we were what when where which who why will with would you your"
  ).split(" "),
);

/** What a word is filed under; null when it says nothing. */
export function indexWord(word: string): string | null {
  const plain = normalizeWord(word);
  return plain === "" || stopWords.has(plain) ? null : plain;
}

export type TextPart = { text: string; isMatch: boolean };

const markable = /[\p{L}\p{N}\p{M}]+(?:['’]\p{L}[\p{L}\p{M}]*)*[+#]*/gu;

/** Cuts a text into parts, those that matched apart from the rest. Joined they are the text again. */
export function markWords(text: string, isMatch: (word: string) => boolean): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const found of text.matchAll(markable)) {
    const word = normalizeWord(withoutApostrophes(found[0]));
    if (!isMatch(word)) continue;
    if (found.index > from) parts.push({ text: text.slice(from, found.index), isMatch: false });
    parts.push({ text: found[0], isMatch: true });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMatch: false });
  return parts;
}
