/** Typing errors, as every search of ours forgives them. Pure. */

/** How many typos a word may have: short words are too easily another word. */
export const typosAllowed = (word: string): number => (word.length > 8 ? 2 : word.length > 4 ? 1 : 0);

/**
 * A word typed with two neighbouring letters swapped, taken back: every word that it may have been. That is one typo,
 * though undoing it takes two changes of letters.
 */
export function* unswapped(word: string): Generator<string> {
  for (let at = 0; at + 1 < word.length; at += 1) {
    const [one = "", other = ""] = [word[at], word[at + 1]];
    if (one !== other) yield word.slice(0, at) + other + one + word.slice(at + 2);
  }
}
