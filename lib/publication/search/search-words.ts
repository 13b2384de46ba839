/** How text becomes words to search by, and which words of a text a search matched. */
import { cutAt, type TextPart } from "#lib/publication/search/text-match";
import { fold } from "#lib/base/site/fold";

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
  const plain = fold(word);
  return plain === "" || stopWords.has(plain) ? null : plain;
}

const markable = /[\p{L}\p{N}\p{M}]+(?:['’]\p{L}[\p{L}\p{M}]*)*[+#]*/gu;

/** Cuts a text into parts, those that matched apart from the rest. Joined they are the text again. */
export const markWords = (text: string, isMatch: (word: string) => boolean): TextPart[] =>
  cutAt(
    text,
    [...text.matchAll(markable)]
      .filter(([word]) => isMatch(fold(withoutApostrophes(word))))
      .map(({ 0: word, index }) => ({ from: index, to: index + word.length })),
  );
