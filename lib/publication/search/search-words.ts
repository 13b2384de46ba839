/** How text becomes words to search by, and which words of a text a search matched. */
import { cutAt, type TextPart } from "#lib/publication/search/text-match";
import { englishRules, type WordRules } from "#lib/publication/search/word-rules";
import { apostropheSigns, withoutApostrophes } from "#lib/base/text/apostrophes";
import { fold } from "#lib/base/text/fold";

/** Letters, digits and the signs that names such as `c++` and `c#` end in. */
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[+#]+)?/gu;

/** What is cut short before a vowel: "d'écran" is two words, of which the second is looked for. The text keeps its length. */
const elided = new RegExp(
  `(?<![\\p{L}\\p{N}\\p{M}${apostropheSigns}])(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)[${apostropheSigns}](?=\\p{L})`,
  "giu",
);
const withoutElisions = (text: string): string => text.replace(elided, (word) => `${word.slice(0, -1)} `);

/** Other apostrophes join: "don't" is one word, and found by "dont". */
const joining = new RegExp(`(?<=\\p{L})[${apostropheSigns}](?=\\p{L})`, "gu");

/** The words of a text in order, as written except for apostrophes. */
export const splitWords = (text: string): string[] =>
  withoutElisions(text).replace(joining, "").match(wordPattern) ?? [];

/** What a word is filed under; null when it says nothing by any of the rules. */
export function indexWord(word: string, rules: readonly WordRules[] = [englishRules]): string | null {
  const plain = fold(word);
  return plain === "" || rules.some(({ saysNothing }) => saysNothing(plain)) ? null : plain;
}

/** Before a stem, where stems and words are filed together: no word begins with it. */
const stemSign = "~";

/** What the forms of a word are filed under together; null where a language's words are found as they begin. */
export const stemKey = (word: string, { stem }: WordRules): string | null =>
  stem === null ? null : stemSign + stem(word);
/** Whether a key is that of a stem, not of a word. */
export const isStemKey = (key: string): boolean => key.startsWith(stemSign);

/** A word that no text has may be misspelt, and an ending of it none: of "redit" hardly the stem of "red" is meant. */
const shortestOfUnknown = 5;
/** Whether the stem of a key may be that of a word that no text has. */
export const isStemOfUnknown = (key: string, word: string): boolean => {
  const { length } = key.slice(stemSign.length);
  return length >= shortestOfUnknown || word.length - length < 2;
};

const markable = new RegExp(`[\\p{L}\\p{N}\\p{M}]+(?:[${apostropheSigns}]\\p{L}[\\p{L}\\p{M}]*)*[+#]*`, "gu");

/** Cuts a text into parts, those that matched apart from the rest. Joined they are the text again. */
export const markWords = (text: string, isMatch: (word: string) => boolean): TextPart[] =>
  cutAt(
    text,
    [...withoutElisions(text).matchAll(markable)]
      .filter(([word]) => isMatch(fold(withoutApostrophes(word))))
      .map(({ 0: word, index }) => ({ from: index, to: index + word.length })),
  );
