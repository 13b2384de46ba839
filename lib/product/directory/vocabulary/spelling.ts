/** Which words of the directory a mistyped one may stand for. In memory, so that a typo costs the database nothing. */
import SearchableMap from "minisearch/SearchableMap";
import { typosAllowed, unswapped } from "#lib/base/text/typos";
import { shortestBeginning } from "#lib/product/directory/vocabulary/words";

export type Spelling = {
  /** Whether some word begins with these letters. */
  knows: (letters: string) => boolean;
  /** The words, or beginnings of words, that are nearest to this one; none when all are too far. */
  alike: (word: string) => string[];
};

/** More readings of one word than this make a list of everything. */
const mostReadings = 6;

/** Numbers are meant as they are typed. */
const hasDigit = (word: string) => /\d/.test(word);

/** Files the words of the directory, each with its beginnings, since a search takes a word for the beginning of one. */
export function spellingOf(words: Iterable<string>): Spelling {
  const beginnings = new SearchableMap<true>();
  for (const word of words) {
    if (hasDigit(word)) continue;
    for (let length = Math.min(shortestBeginning, word.length); length <= word.length; length += 1)
      beginnings.set(word.slice(0, length), true);
  }
  return {
    knows: (letters) => hasDigit(letters) || beginnings.atPrefix(letters).size > 0,
    alike: (word) => {
      const allowed = typosAllowed(word);
      if (allowed === 0) return [];
      const typos = new Map<string, number>();
      for (const [near, [, count]] of beginnings.fuzzyGet(word, allowed)) typos.set(near, count);
      for (const meant of unswapped(word)) if (beginnings.has(meant)) typos.set(meant, 1);
      const least = Math.min(...typos.values());
      const nearest = [...typos].filter(([, count]) => count === least).map(([near]) => near);
      // What begins with another of them is found by that one.
      return nearest
        .filter((one) => !nearest.some((other) => other !== one && one.startsWith(other)))
        .toSorted((a, b) => Math.abs(a.length - word.length) - Math.abs(b.length - word.length))
        .slice(0, mostReadings);
    },
  };
}
