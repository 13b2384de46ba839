/** In what order a search in a worry is answered. Pure. */

/** A worry that a query tells of, for which there are help lines. Pieces are told by their places among those filed. */
export type Worry = {
  /** The words, folded, that pieces about it are written with. */
  words: readonly string[];
  isUrgent: boolean;
  /** Whether a piece names the help lines of it. */
  isAbout: (place: number) => boolean;
  /** Whether a piece only explains a word. */
  isWord: (place: number) => boolean;
};

/** As many as a reader sees at once. */
const atOnce = 3;

type Found = {
  /** What is about the worry, by the words that were asked for and those of such pieces, best first. */
  about: Uint32Array;
  /** What the same words find in a search without a worry. */
  usual: { found: Uint32Array; isPartial: boolean };
  /** What has the words, and not by accident. */
  others: Uint32Array;
};

/**
 * What is about the worry, and of that what helps before what explains words; then the others. Where the worry is not urgent, who
 * asks for the name of something or for one thing to do sees it at once too: behind the best of what is about the worry, the usual
 * search begins. If that does not help by itself, its words that only mention what was asked for wait; where it is urgent, they
 * stay away.
 */
export function worryFirst(
  { about, usual, others }: Found,
  { isAbout, isWord, isUrgent }: Worry,
  isTitled: (place: number) => boolean,
): Uint32Array {
  const helping = about.filter((place) => !isWord(place));
  const [best] = helping;
  const helps = best !== undefined && usual.found.slice(0, atOnce).includes(best);
  const meant = usual.found.filter((place) => helps || isAbout(place) || !isWord(place) || isTitled(place));
  const leading = [...helping.slice(0, usual.isPartial ? atOnce - 1 : 1), ...meant.slice(0, atOnce)];
  const first = isUrgent ? [] : [...new Set(leading)].slice(0, atOnce);
  const rest = isUrgent ? others.filter((place) => !isWord(place) || isTitled(place)) : others;
  return Uint32Array.from(new Set([...first, ...helping, ...about, ...rest]));
}
