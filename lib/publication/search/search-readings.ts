/** How a query is read: by which readings in turn, and what each of them finds. */
import type { fileNames } from "#lib/publication/search/piece-names";
import {
  forms,
  meanings,
  type Filed,
  type Meaning,
  type Strictness,
} from "#lib/publication/search/search-meanings";
import type { SpelledWord } from "#lib/publication/search/search-spelling";
import type { Tally } from "#lib/publication/search/tally";
import { worryFirst, type Worry } from "#lib/publication/search/worry-first";
import { typosAllowed } from "#lib/base/text/typos";

/** How strictly a query is read. */
type Reading = Strictness & {
  needsAll: boolean;
  /** Where not all are needed: how many are, one when left out, and what is left out of what says less than the best. */
  least?: { needed: number; share: number };
};

const never = Infinity;

/** Where other words are missing too, a word of five letters with a typo is too easily another: Brawl Stars is no "start". */
const typosAmongMissing = (word: string): number => (word.length > 5 ? typosAllowed(word) : 0);

/**
 * Strictest first: all words that do not say little, the last perhaps unfinished; then any of them unfinished or mistyped; then not
 * all of them. The next is tried only when the one before finds nothing.
 */
export const readings: Reading[] = [
  { needsAll: true, unfinished: (isLast) => (isLast ? 1 : never), typos: () => 0 },
  { needsAll: true, unfinished: () => 3, typos: typosAllowed },
  { needsAll: false, unfinished: () => 4, typos: typosAmongMissing },
];

/** What emoji stand for is not all in one document. */
export const anyOfThem: Reading = { needsAll: false, unfinished: () => never, typos: () => 0 };

/** Of what has only some of the words, that which says less than this share of what the best says is left out. */
const leastShare = 1 / 3;

/**
 * What has all words, though in passing, does not keep away a piece that is about some of them and says so in its title: that
 * joins where it says this share of what the best of the others says.
 */
const leastToJoin = 0.5;

/**
 * Beside what is about a worry: only what has all words as they are spelled, or two of them. One everyday word, or a word of a
 * similar spelling, has nothing to do with it.
 */
const readingsInWorry: Reading[] = [
  { needsAll: true, unfinished: (isLast) => (isLast ? 4 : never), typos: () => 0 },
  { needsAll: false, unfinished: () => 4, typos: () => 0, least: { needed: 2, share: leastShare } },
];
/** Among what is about a worry, any word that was asked for or that such pieces have says what fits best. */
const aboutWorry: Reading = {
  needsAll: false,
  unfinished: () => 4,
  typos: typosAllowed,
  least: { needed: 1, share: 0 },
};

/** What nobody asked for, and pieces on the same worry have. */
const notAsked = 0.3;

type Parts = {
  tally: Tally;
  names: ReturnType<typeof fileNames>;
  /** Whether a word tells little of what is looked for. */
  saysLittle: (word: string) => boolean;
};

/** The two ways to read a query: strictest first, and with what is about a worry before all else. */
export function createReadings({ tally, names, saysLittle }: Parts) {
  const read = (
    words: readonly SpelledWord[],
    reading: Reading,
    filed: Filed,
    /** Looked for too, and not marked. */
    others: readonly string[] = [],
  ) => {
    const standsFor: Meaning[] = [];
    const { needsAll, least = { needed: 1, share: leastShare } } = reading;
    const telling = words.filter(({ word }) => !saysLittle(word));
    const isNeeded = new Set(needsAll && telling.length > 0 ? telling : words);
    for (const word of words) {
      for (const meaning of meanings(filed, word, reading)) {
        standsFor.push(meaning);
        tally.count(meaning);
      }
      tally.endWord(isNeeded.has(word));
    }
    for (const word of others) {
      for (const { share, ...meaning } of forms(filed, word))
        tally.count({ ...meaning, share: (place) => notAsked * share(place) });
      tally.endWord(true);
    }
    return {
      found: tally.ranked(
        needsAll
          ? { needed: isNeeded.size, share: 0, joining: leastToJoin }
          : { ...least, joining: least.needed > 1 ? never : 0 },
      ),
      standsFor,
    };
  };

  const readStrictestFirst = (words: readonly SpelledWord[], ways: readonly Reading[], filed: Filed) => {
    let answer: ReturnType<typeof read> = { found: new Uint32Array(), standsFor: [] };
    let isPartial = false;
    for (const reading of words.length > 0 ? ways : []) {
      answer = read(words, reading, filed);
      isPartial = words.length > 1 && !reading.needsAll;
      if (answer.found.length > 0) break;
    }
    return { ...answer, isPartial };
  };

  /** What is about a worry first, and then what else has the words. */
  const readInWorry = (words: readonly SpelledWord[], worry: Worry, filed: Filed) => {
    const telling = words.filter(({ word }) => !saysLittle(word));
    const { found: related, standsFor } = read(telling, aboutWorry, filed, worry.words);
    const usual = readStrictestFirst(words, readings, filed);
    const { found: others, isPartial } = readStrictestFirst(telling, readingsInWorry, filed);
    const about = related.filter((place) => worry.isAbout(place));
    const { titled } = names.titled(telling.map(({ word }) => word));
    return {
      found: worryFirst({ about, usual, others }, worry, (place) => titled.includes(place)),
      standsFor,
      isPartial: isPartial && about.length === 0,
    };
  };

  return { readStrictestFirst, readInWorry };
}
