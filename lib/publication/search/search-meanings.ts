/** What a word of a query may stand for among the words that are filed, and how much each of it counts. */
import type { Postings } from "#lib/publication/search/search-postings";
import type { SortedWords } from "#lib/publication/search/near-words";
import type { AskedWord, Knows, SpelledWord } from "#lib/publication/search/search-spelling";
import { typosAllowed, unswapped } from "#lib/base/text/typos";
import { isStemKey } from "#lib/publication/search/search-words";
import { singularsOf } from "#lib/publication/search/word-rules";

/** How strictly a word is read. `unfinished` is how many letters it needs to count as the beginning of one. */
export type Strictness = {
  unfinished: (isLast: boolean) => number;
  /** How many typos a word may have. */
  typos: (word: string) => number;
};

/** A whole word counts 1. A beginning counts by the share of the word that was typed, a mistyped word by its typos. */
const beginning = (typed: number, whole: number) => 0.25 + (0.35 * typed) / whole;
const typo = (count: number) => 0.3 / count;
/** A word that sounds alike is likelier meant than one that a typo makes of it. */
const soundsAlike = 0.4;
/** Two words may be meant as one with so many typos: more would take longer than all else. */
const mostInJoined = 1;
/** Another form of the word. */
const otherForm = 0.8;
/** What was asked for in the plural, where it stands alone. */
const oneOfMany = 0.5;

/** What a word of the query may stand for: runs of filed words, by their places, and what each of them counts. */
export type Meaning = { from: number; to: number; share: (place: number) => number };

const oneWord = (place: number, share: number): Meaning => ({
  from: place,
  to: place + 1,
  share: () => share,
});

/** The words that are filed, and those that a mistyped one may stand for. */
export type Filed = SortedWords & {
  postings: Postings;
  /** The stems of a word in all languages. */
  stemsOf: (word: string) => readonly string[];
  /** The words that the reader's language has for the same. */
  sameMeaning: (word: string) => readonly string[];
  /** The places of the words that sound like one. */
  soundingLike: (word: string) => readonly number[];
};

/** What begins with these letters, which counts by the share of the word that they are. */
const beginnings = ({ postings, beginningWith }: Filed, letters: string, times: number): Meaning => ({
  ...beginningWith(letters),
  share: (place) => times * beginning(letters.length, postings.words[place]?.length ?? 0),
});

/** A word, in its forms, and in those of words with the same meaning. */
export function* forms({ postings, stemsOf, sameMeaning }: Filed, word: string): Generator<Meaning> {
  const others = sameMeaning(word).flatMap((other) => [other, ...stemsOf(other)]);
  for (const [key, share] of [
    ...singularsOf(word).map((one) => [one, oneOfMany] as const),
    ...[...stemsOf(word), ...others].map((other) => [other, otherForm] as const),
    [word, 1] as const,
  ]) {
    const place = postings.placeOf(key);
    if (place !== undefined) yield oneWord(place, share);
  }
}

/** The words that a mistyped one is spelled, or sounds, nearly like. */
function* slips({ postings, near, soundingLike }: Filed, word: string, typos: number): Generator<Meaning> {
  for (const [place, count] of near(word, typos))
    if (count > 0 && !isStemKey(postings.words[place] ?? "")) yield oneWord(place, typo(count));
  for (const place of soundingLike(word)) yield oneWord(place, soundsAlike);
}

/** What it stands for if two of its letters were swapped. */
function* swaps(filed: Filed, { word, isLast }: AskedWord): Generator<Meaning> {
  for (const meant of unswapped(word)) {
    if (isLast) yield beginnings(filed, meant, typo(1));
    const place = filed.postings.placeOf(meant);
    if (place !== undefined) yield oneWord(place, typo(1));
  }
}

/** All that a word of a query may stand for when it is read so strictly. */
export function* meanings(filed: Filed, asked: SpelledWord, reading: Strictness): Generator<Meaning> {
  const typos = reading.typos(asked.word);
  if (typos > 0) {
    yield* slips(filed, asked.word, typos);
    yield* swaps(filed, asked);
  }
  for (const one of asked.joined) {
    if (reading.typos(one.word) === 0) continue;
    yield* slips(filed, one.word, mostInJoined);
    yield* swaps(filed, one);
  }
  for (const { word, isLast } of [...asked.joined, asked]) {
    if (word.length >= reading.unfinished(isLast)) yield beginnings(filed, word, 1);
    yield* forms(filed, word);
  }
}

/** What is filed, as the spelling of a query asks for it. */
export const knowsIn = ({
  postings,
  stemsOf,
  sameMeaning,
  soundingLike,
  near,
  beginningWith,
}: Filed): Knows => ({
  sound: (word) => soundingLike(word).length > 0,
  written: (word) => postings.placeOf(word) !== undefined,
  whole: (word) =>
    [word, ...sameMeaning(word), ...stemsOf(word), ...singularsOf(word)].some(
      (key) => postings.placeOf(key) !== undefined,
    ),
  beginning: (letters) => {
    const { from, to } = beginningWith(letters);
    return to > from;
  },
  meant: (word) => {
    const [only, ...others] = near(word, typosAllowed(word)).flatMap(([place, count]) => {
      const one = postings.words[place] ?? "";
      return count > 1 || isStemKey(one) ? [] : [one];
    });
    return others.length === 0 ? only : undefined;
  },
});
