/** The help page's questions in order, and which of them a search finds. Pure functions. */
import { indexWord, splitWords } from "#lib/publication/search/search-words";
import { englishRules, singularsOf, type WordRules } from "#lib/publication/search/word-rules";
import { fold } from "#lib/base/text/fold";

/** The topics and their questions, by message key. */
export const helpTopics = {
  calls: [
    "whatCalls",
    "saysAi",
    "simulated",
    "states",
    "waits",
    "noAnswer",
    "cancel",
    "number",
    "limits",
    "cost",
  ],
  places: ["find", "location", "hours"],
  account: ["name", "password", "language", "link", "download", "remove", "children"],
} as const;

export type HelpTopic = keyof typeof helpTopics;
export type HelpQuestion = (typeof helpTopics)[HelpTopic][number];

/** The questions that are also found by words which neither they nor their answers use. */
const questionsWithWords = [
  "waits",
  "number",
  "limits",
  "cost",
  "password",
  "language",
  "download",
  "remove",
] as const;
export const hasWords = (question: HelpQuestion): question is (typeof questionsWithWords)[number] =>
  questionsWithWords.some((one) => one === question);

/** Whether a folded word of a text is one that is sought. */
export type WordMatch = (word: string) => boolean;

/** A match for each word of a query that carries meaning, or for all of its words when none does. */
export function soughtWords(query: string, rules: WordRules = englishRules): WordMatch[] {
  const words = splitWords(query);
  const telling = words.map((word) => indexWord(word, [rules])).filter((word) => word !== null);
  return (telling.length > 0 ? telling : words.map(fold)).map((word) => matchOf(word, rules));
}

/** A word is found by how words begin, in the singular too, and by what its forms have in common. */
function matchOf(sought: string, { stem }: WordRules): WordMatch {
  const beginnings = [sought, ...singularsOf(sought)];
  const common = stem?.(sought);
  return (word) =>
    beginnings.some((beginning) => word.startsWith(beginning)) ||
    (common !== undefined && stem?.(word) === common);
}

/** How many of the sought words are found in the texts, ignoring case and accents. */
export function countFound(sought: readonly WordMatch[], ...texts: string[]): number {
  const words = texts.flatMap((text) => splitWords(text).map(fold));
  return sought.filter((isMatch) => words.some(isMatch)).length;
}

/** How many of the sought words an answer must have: all, or as many as the best one has. */
export const fewestWords = (sought: readonly WordMatch[], counts: readonly number[]): number =>
  Math.max(...counts) || sought.length;
