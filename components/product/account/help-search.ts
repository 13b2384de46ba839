/** The help page's questions in order, and which of them a search finds. Pure functions. */
import { indexWord, splitWords } from "#lib/publication/search/search-words";
import { fold } from "#lib/base/text/fold";

/** The topics and their questions, by message key. */
export const helpTopics = {
  calls: ["whatCalls", "saysAi", "simulated", "states", "noAnswer", "cancel", "number", "cost"],
  places: ["find", "location", "hours"],
  account: ["name", "link", "download", "remove", "children"],
} as const;

export type HelpTopic = keyof typeof helpTopics;
export type HelpQuestion = (typeof helpTopics)[HelpTopic][number];

/** The words of a query that carry meaning; all of its words when none does. */
export function soughtWords(query: string): string[] {
  const words = splitWords(query);
  const telling = words.map((word) => indexWord(word)).filter((word) => word !== null);
  return telling.length > 0 ? telling : words.map(fold);
}

/** Whether each sought word begins a word of the texts, ignoring case and accents. */
export function isFound(sought: readonly string[], ...texts: string[]): boolean {
  const words = texts.flatMap((text) => splitWords(text).map(fold));
  return sought.every((one) => words.some((word) => word.startsWith(one)));
}
