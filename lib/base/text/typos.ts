/** How every search of ours tolerates typos. Pure. */

/** How many typos a word may have. A short word with a typo is too easily another word. */
export const typosAllowed = (word: string): number => (word.length > 8 ? 2 : word.length > 4 ? 1 : 0);

/** Every word that was meant if two neighbouring letters were swapped: one typo, though undoing it changes two letters. */
export function* unswapped(word: string): Generator<string> {
  for (let at = 0; at + 1 < word.length; at += 1) {
    const [one = "", other = ""] = [word[at], word[at + 1]];
    if (one !== other) yield word.slice(0, at) + other + one + word.slice(at + 2);
  }
}
