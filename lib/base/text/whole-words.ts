/** How names are found in running text: as whole words, with either apostrophe. */

/** One sign of a word, as the source of a pattern with the flag u. Not \w: words of all languages, with accents that stand for themselves. */
export const wordSign = String.raw`[\p{L}\p{M}\p{N}_]`;

/** The text with straight apostrophes in place of curly ones, every character at its place. */
export const straightApostrophes = (text: string): string => text.replaceAll("’", "'");
