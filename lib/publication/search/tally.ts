/** Adds up, word by word of a query, how much each document is about it. Its arrays are reused, so that a search takes no memory. */
import type { Postings } from "#lib/publication/search/search-postings";

type Tally = {
  /** Takes filed words, from a place to before another, for what the query's word stands for. A document counts by the best. */
  count: (words: { from: number; to: number; share: (place: number) => number }) => void;
  /** Ends a word of the query, which counts the more the rarer it is. */
  endWord: () => void;
  /**
   * The documents that hold `needed` of the words that were `asked`, and say at least this share of what the best one says, best
   * first and then as filed. Begins anew.
   */
  ranked: (least: { needed: number; asked: number; share: number }) => Uint32Array;
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
    endWord: () => {
      const rarity = Math.log(1 + size / (1 + touchedCount));
      for (let at = 0; at < touchedCount; at += 1) {
        const document = touched[at] ?? 0;
        scores[document] = (scores[document] ?? 0) + rarity * (best[document] ?? 0);
        matched[document] = (matched[document] ?? 0) + 1;
        best[document] = 0;
      }
      touchedCount = 0;
    },
    ranked: ({ needed, asked, share }) => {
      const keys = new Float64Array(size);
      let count = 0;
      let highest = 0;
      for (let document = 0; document < size; document += 1) {
        const score = ((scores[document] ?? 0) * (matched[document] ?? 0)) / asked;
        scores[document] = score;
        highest = Math.max(highest, score);
      }
      for (let document = 0; document < size; document += 1) {
        const score = scores[document] ?? 0;
        if (score > 0 && (matched[document] ?? 0) >= needed && score >= share * highest) {
          // The bits of positive floats, read as integers, are in the order of the floats.
          keys[count] = (highestBits - (scoreBits[document] ?? 0)) * documentsAtMost + document;
          count += 1;
        }
      }
      scores.fill(0);
      matched.fill(0);
      return Uint32Array.from(keys.subarray(0, count).sort(), (key) => key % documentsAtMost);
    },
  };
}
