/** How names are found in running text: as whole words. */

/**
 * One sign of a word, as the source of a pattern with the flag u.
 * Not \w: words of all languages, with accents that stand for themselves.
 */
export const wordSign = String.raw`[\p{L}\p{M}\p{N}_]`;
