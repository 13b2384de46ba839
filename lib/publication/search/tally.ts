/**
 * Adds up, word by word of a query, how much each document is about it.
 * Its arrays are reused, so that a search takes no memory.
 */
import type { Postings } from "#lib/publication/search/search-postings";

export type Tally = {
  /** Takes filed words, from a place to before another, for what the query's word stands for. A document counts by the best. */
  count: (words: { from: number; to: number; share: (place: number) => number }) => void;
  /** Ends a word of the query, which counts the more the rarer it is. A document may lack one that is not needed. */
  endWord: (isNeeded: boolean) => void;
  /**
   * The documents that hold `needed` of the needed words, best first and then as filed: those that say at least `share` of what
   * the best one says. With them, where it is enough, what holds fewer and says at least `joining` of what the best of them says.
   * Begins anew.
   */
  ranked: (least: { needed: number; share: number; joining: number }) => Uint32Array;
};

/** A score and a document are sorted as one number. The document takes the lower bits, so that there may be this many. */
const documentsAtMost = 2 ** 21;
const highestBits = 2 ** 32 - 1;

/** Makes the tally of `size` documents, for one search after the other. */
export function createTally(size: number, { starts, documents, weights }: Postings): Tally {
  const best = new Float32Array(size);
  const touched = new Uint32Array(size);
  let touchedCount = 0;
  const scores = new Float32Array(size);
  const scoreBits = new Uint32Array(scores.buffer);
  const matched = new Uint8Array(size);
  /** How rare the needed words are that a document holds, and all that were asked, added up. */
  const heldRarity = new Float32Array(size);
  let askedRarity = 0;

  return {
    count: ({ from, to, share }) => {
      for (let place = from; place < to; place += 1) {
        const counts = share(place);
        const end = starts[place + 1] ?? 0;
        for (let at = starts[place] ?? 0; at < end; at += 1) {
          const document = documents[at] ?? 0;
          const weight = counts * (weights[at] ?? 0);
          const known = best[document] ?? 0;
          if (weight <= known) continue;
          if (known === 0) {
            touched[touchedCount] = document;
            touchedCount += 1;
          }
          best[document] = weight;
        }
      }
    },
    endWord: (isNeeded) => {
      const rarity = Math.log(1 + size / (1 + touchedCount));
      for (let at = 0; at < touchedCount; at += 1) {
        const document = touched[at] ?? 0;
        scores[document] = (scores[document] ?? 0) + rarity * (best[document] ?? 0);
        best[document] = 0;
        if (!isNeeded) continue;
        heldRarity[document] = (heldRarity[document] ?? 0) + rarity;
        matched[document] = (matched[document] ?? 0) + 1;
      }
      if (isNeeded) askedRarity += rarity;
      touchedCount = 0;
    },
    ranked: ({ needed, share, joining }) => {
      const keys = new Float64Array(size);
      let count = 0;
      let highest = 0;
      for (let document = 0; document < size; document += 1) {
        // What lacks a rare word loses more than what lacks one that many have.
        const score =
          (scores[document] ?? 0) * Math.sqrt((heldRarity[document] ?? 0) / (askedRarity || Infinity));
        scores[document] = score;
        if ((matched[document] ?? 0) >= needed) highest = Math.max(highest, score);
      }
      for (let document = 0; document < size && highest > 0; document += 1) {
        const score = scores[document] ?? 0;
        const least = (matched[document] ?? 0) >= needed ? share : joining;
        if (score > 0 && score >= least * highest) {
          // The bits of positive floats, read as integers, are in the order of the floats.
          keys[count] = (highestBits - (scoreBits[document] ?? 0)) * documentsAtMost + document;
          count += 1;
        }
      }
      scores.fill(0);
      matched.fill(0);
      heldRarity.fill(0);
      askedRarity = 0;
      return Uint32Array.from(keys.subarray(0, count).sort(), (key) => key % documentsAtMost);
    },
  };
}
