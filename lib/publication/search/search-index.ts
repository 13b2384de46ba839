/** The search index: ranked, by prefix, forgiving of typing errors and accents. Pure, in memory, in process. */
import {
  filePostings,
  type Postings,
  type RulesByLanguage,
  type SearchDocument,
} from "#lib/publication/search/search-postings";
import { sortedWords, type SortedWords } from "#lib/publication/search/near-words";
import { createTally } from "#lib/publication/search/tally";
import { respell } from "#lib/publication/search/search-spelling";
import { typosAllowed, unswapped } from "#lib/base/text/typos";
import { indexWord, isStemKey, splitWords, stemKey } from "#lib/publication/search/search-words";
import { fold } from "#lib/base/text/fold";
import { englishRules } from "#lib/publication/search/word-rules";
import { contentLanguage } from "#lib/base/i18n/locales";

export type { SearchDocument };

/**
 * What a search found: the places of documents among those filed, best first, and whether a word (normalized) is one that
 * matched. `isTooCommon` when nothing was looked for, since every word asked for says nothing.
 */
type SearchAnswer = { found: Uint32Array; isMatch: (word: string) => boolean; isTooCommon: boolean };

export type SearchIndex = { search: (asked: string) => SearchAnswer; size: number };

/** How strictly a query is read. `unfinished` is how many letters a word needs to count as the beginning of one. */
type Reading = {
  needsAll: boolean;
  unfinished: (isLast: boolean) => number;
  typos: (word: string) => number;
};

const never = Infinity;

/**
 * Strictest first: all words, the last perhaps unfinished; then any of them unfinished or mistyped; then not all of
 * them. The next is tried only when the one before finds nothing.
 */
const readings: Reading[] = [
  { needsAll: true, unfinished: (isLast) => (isLast ? 1 : never), typos: () => 0 },
  { needsAll: true, unfinished: () => 3, typos: typosAllowed },
  { needsAll: false, unfinished: () => 4, typos: typosAllowed },
];

/** More words than this add nothing but work. */
const mostWords = 16;

/** A whole word counts 1. A beginning counts by the share of the word that was typed, a mistyped word by its typos. */
const beginning = (typed: number, whole: number) => 0.25 + (0.35 * typed) / whole;
const typo = (count: number) => 0.3 / count;
/** Another form of the word. */
const otherForm = 0.8;

/** What a word of the query may stand for: runs of filed words, by their places, and what each of them counts. */
type Meaning = { from: number; to: number; share: (place: number) => number };

const oneWord = (place: number, share: number): Meaning => ({
  from: place,
  to: place + 1,
  share: () => share,
});

/** A word of the query, with its stems in all languages. */
type AskedWord = { word: string; isLast: boolean; stems: readonly string[] };

function* meanings(
  postings: Postings,
  { beginningWith, near }: SortedWords,
  { word, isLast, stems }: AskedWord,
  reading: Reading,
): Generator<Meaning> {
  const lengthOf = (place: number) => postings.words[place]?.length ?? 0;
  const beginnings = (letters: string, times: number): Meaning => ({
    ...beginningWith(letters),
    share: (place) => times * beginning(letters.length, lengthOf(place)),
  });
  const allowed = reading.typos(word);
  if (allowed > 0) {
    for (const [place, count] of near(word, allowed))
      if (count > 0 && !isStemKey(postings.words[place] ?? "")) yield oneWord(place, typo(count));
    for (const meant of unswapped(word)) {
      if (isLast) yield beginnings(meant, typo(1));
      const place = postings.placeOf(meant);
      if (place !== undefined) yield oneWord(place, typo(1));
    }
  }
  if (word.length >= reading.unfinished(isLast)) yield beginnings(word, 1);
  for (const [key, share] of [...stems.map((stem) => [stem, otherForm] as const), [word, 1] as const]) {
    const place = postings.placeOf(key);
    if (place !== undefined) yield oneWord(place, share);
  }
}

/** Remembers the near words of a word: several readings of a query ask for them. */
function oncePerWord(near: SortedWords["near"]): SortedWords["near"] {
  const known = new Map<string, ReturnType<SortedWords["near"]>>();
  return (word, typos) => {
    const found = known.get(word) ?? near(word, typos);
    known.set(word, found);
    return found;
  };
}

const titleKey = (title: string): string => fold(title).replace(/\s+/g, " ").trim();

const onlyEnglish: RulesByLanguage = new Map([[contentLanguage, englishRules]]);

/** Files documents and gives the index over them, for questions in any of the languages that there are rules for. */
export async function createSearchIndex(
  documents: readonly SearchDocument[],
  rulesByLanguage: RulesByLanguage = onlyEnglish,
): Promise<SearchIndex> {
  const allRules = [...rulesByLanguage.values()];
  const stemsOf = (word: string) => allRules.flatMap((rules) => stemKey(word, rules) ?? []);
  const size = documents.length;
  const postings = await filePostings(documents, rulesByLanguage);
  const sorted = sortedWords(postings.words);
  const tally = createTally(size, postings);
  const byTitle = new Map<string, number[]>();
  documents.forEach(({ title }, at) => {
    const named = byTitle.get(titleKey(title));
    if (named) named.push(at);
    else byTitle.set(titleKey(title), [at]);
  });

  const read = (words: readonly string[], reading: Reading, near: SortedWords["near"]) => {
    const standsFor: Meaning[] = [];
    for (const [at, word] of words.entries()) {
      const asked = { word, isLast: at === words.length - 1, stems: stemsOf(word) };
      for (const meaning of meanings(postings, { ...sorted, near }, asked, reading)) {
        standsFor.push(meaning);
        tally.count(meaning);
      }
      tally.endWord();
    }
    return { found: tally.ranked(reading.needsAll ? words.length : 1, words.length), standsFor };
  };

  const knows = {
    whole: (word: string) => [word, ...stemsOf(word)].some((key) => postings.placeOf(key) !== undefined),
    beginning: (letters: string) => {
      const { from, to } = sorted.beginningWith(letters);
      return to > from;
    },
  };

  /** Documents with exactly the title that was asked for come first, however often others mention it. */
  const search = (asked: string): SearchAnswer => {
    const all = splitWords(asked);
    const telling = all.flatMap((word) => indexWord(word, allRules) ?? []);
    // One letter alone is a beginning, though it may be a word that says nothing.
    const [only = ""] = all.length === 1 ? all.map(fold) : [];
    const typed = only.length === 1 ? [only] : telling;
    const words = [...new Set(respell(typed.slice(0, mostWords), knows))];
    const near = oncePerWord(sorted.near);
    let answer: ReturnType<typeof read> = { found: new Uint32Array(), standsFor: [] };
    for (const reading of words.length > 0 ? readings : []) {
      answer = read(words, reading, near);
      if (answer.found.length > 0) break;
    }
    const { standsFor } = answer;
    const named = byTitle.get(titleKey(asked)) ?? [];
    const isMatch = (key: string): boolean => {
      const place = postings.placeOf(key);
      return place !== undefined && standsFor.some(({ from, to }) => from <= place && place < to);
    };
    return {
      found:
        named.length > 0
          ? Uint32Array.from([...named, ...answer.found.filter((at) => !named.includes(at))])
          : answer.found,
      isMatch: (word) => isMatch(word) || stemsOf(word).some(isMatch),
      isTooCommon: typed.length === 0 && all.length > 0 && named.length === 0,
    };
  };
  return { search, size };
}
