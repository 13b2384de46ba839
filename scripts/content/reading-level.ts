/** How hard a text is to read: the Flesch-Kincaid grade, by our own count of syllables. */
import { sentences, words } from "./texts.ts";

/** Syllables of an English word by its vowel groups; near enough for an average over a text. */
export function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, "");
  if (letters.length <= 3) return 1;
  const groups =
    letters
      .replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, "")
      .replace(/^y/, "")
      .match(/[aeiouy]{1,2}/g) ?? [];
  return Math.max(1, groups.length);
}

/** The school grade that can read the passages, approximately. A passage without a full stop is one sentence. */
export function readingGrade(passages: readonly string[]): number {
  const allSentences = passages.flatMap(sentences).filter((sentence) => words(sentence).length > 0);
  const allWords = allSentences.flatMap(words);
  if (allWords.length === 0) return 0;
  const perSentence = allWords.length / allSentences.length;
  const perWord = allWords.reduce((sum, word) => sum + syllables(word), 0) / allWords.length;
  return 0.39 * perSentence + 11.8 * perWord - 15.59;
}
