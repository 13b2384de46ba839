/** The glossary's letters: which letter a term stands under. Pure. */
import { fold } from "#lib/base/site/fold";

export const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");

/** What stands under no letter: numbers and signs. */
export const otherLetter = "#";

/** The letter a term is grouped under; accents are ignored. */
export function letterOf(term: string): string {
  const first = fold(term).charAt(0).toUpperCase();
  return alphabet.includes(first) ? first : otherLetter;
}

/** Terms by first letter in alphabetical order, numbers and signs last; the order within a letter is kept. */
export function groupByLetter<T extends { term: string }>(
  terms: readonly T[],
): { letter: string; terms: T[] }[] {
  const groups = Map.groupBy(terms, ({ term }) => letterOf(term));
  return [...alphabet, otherLetter].flatMap((letter) => {
    const group = groups.get(letter);
    return group ? [{ letter, terms: group }] : [];
  });
}
