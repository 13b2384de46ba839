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

/** Whether one text becomes the other by so many letters too many, missing or other. */
function isWithin(one: string, other: string, typos: number): boolean {
  if (Math.abs(one.length - other.length) > typos) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  let [end, otherEnd] = [one.length, other.length];
  while (end > from && otherEnd > from && one[end - 1] === other[otherEnd - 1]) {
    end -= 1;
    otherEnd -= 1;
  }
  if (Math.max(end, otherEnd) - from <= typos) return true;
  if (typos < 2) return false;
  const [rest, others] = [one.slice(from, end), other.slice(from, otherEnd)];
  return (
    isWithin(rest.slice(1), others, typos - 1) ||
    isWithin(rest, others.slice(1), typos - 1) ||
    isWithin(rest.slice(1), others.slice(1), typos - 1)
  );
}

/** Says of other words whether this one is one of them, mistyped: with no more typos than it may have. */
export function mistyped(word: string): (meant: string) => boolean {
  const allowed = typosAllowed(word);
  if (allowed === 0) return () => false;
  const swapped = new Set(unswapped(word));
  return (meant) =>
    word !== meant &&
    (isWithin(word, meant, allowed) || (word.length === meant.length && swapped.has(meant)));
}
