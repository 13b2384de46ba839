/**
 * Which documents hold a word, and how much they are about it. Everything stands in a few typed arrays, words in alphabetical
 * order: thousands of words may begin with the same two letters, in tens of thousands of places, and so they are one run.
 */
import { indexWord, splitWords, stemKey } from "#lib/publication/search/search-words";
import { englishRules, type WordRules } from "#lib/publication/search/word-rules";
import { contentLanguage, type Locale } from "#lib/base/i18n/locales";

export type SearchDocument = {
  _id: string;
  title: string;
  summary: string | null;
  words: string;
  /** What else it is called. */
  names?: readonly string[];
  /** English when left out. */
  language?: Locale;
  /** Whether it explains a word. */
  isWord?: boolean;
};

/** By which rules the texts of each language are filed. */
export type RulesByLanguage = ReadonlyMap<Locale, WordRules>;

/**
 * Words, and the keys of stems, are known by their places in the order of the alphabet, and documents by their places among
 * those given.
 */
export type Postings = {
  words: readonly string[];
  placeOf: (word: string) => number | undefined;
  /** The documents of a word begin here in `documents` and `weights`, and end where those of the next one begin. */
  starts: Uint32Array;
  documents: Uint32Array;
  weights: Float32Array;
};

/** What a word counts in each field, and how much a long field dilutes it (BM25F). */
const fields = [
  { name: "title", boost: 6, dilution: 0.6 },
  { name: "summary", boost: 2, dilution: 0.4 },
  { name: "words", boost: 1, dilution: 0.75 },
] as const;
const saturation = 1.2;
/**
 * What an explanation says of a word counts this much: it is short, and mentions in passing what others are about. Who asks for
 * "TikTok" would otherwise read first of the slang that comes from there.
 */
const inExplanation = 0.5;

/** Documents are filed this many at a time, so that other readers are served meanwhile. */
const chunkSize = 100;
const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A document taken apart: by field the numbers of what it is filed under, and how many words there are. */
type Split = { keys: Uint32Array; length: number }[];

/**
 * Takes documents apart. Keys are numbered as they come, and what a word is filed under is found out once,
 * however often it is written.
 */
function createSplitter() {
  const numbers = new Map<string, number>();
  const numberOf = (key: string): number => {
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  };
  const byRules = new Map<WordRules, Map<string, readonly number[]>>();
  const split = (document: SearchDocument, rules: WordRules): Split => {
    const known = byRules.get(rules) ?? new Map<string, readonly number[]>();
    byRules.set(rules, known);
    const keysOf = (written: string): readonly number[] => {
      const word = indexWord(written, [rules]);
      const stem = word === null ? null : stemKey(word, rules);
      const keys = [word, stem].flatMap((key) => (key === null ? [] : numberOf(key)));
      known.set(written, keys);
      return keys;
    };
    return fields.map(({ name }) => {
      const keys: number[] = [];
      let length = 0;
      for (const written of splitWords(document[name] ?? "")) {
        const own = known.get(written) ?? keysOf(written);
        if (own.length > 0) length += 1;
        for (const key of own) keys.push(key);
      }
      return { keys: Uint32Array.from(keys), length };
    });
  };
  return { split, numbers };
}

/** Files documents, word by word, and where their language has stems by these too. */
export async function filePostings(
  given: readonly SearchDocument[],
  rulesByLanguage: RulesByLanguage,
): Promise<Postings> {
  const { split, numbers } = createSplitter();
  const splits: Split[] = [];
  for (const [at, document] of given.entries()) {
    const { language = contentLanguage } = document;
    splits.push(split(document, rulesByLanguage.get(language) ?? englishRules));
    if (at % chunkSize === chunkSize - 1) await pause();
  }
  const averages = fields.map(
    (_, field) =>
      splits.reduce((sum, texts) => sum + (texts[field]?.length ?? 0), 0) / Math.max(1, splits.length),
  );

  const words = [...numbers.keys()].sort();
  const places = new Map(words.map((word, place) => [word, place]));
  const placeOfNumber = Uint32Array.from(numbers.keys(), (word) => places.get(word) ?? 0);
  const starts = startsOf(splits, placeOfNumber);
  const documents = new Uint32Array(starts.at(-1) ?? 0);
  const weights = new Float32Array(documents.length);
  const next = starts.slice();
  const counts = new Float64Array(numbers.size);
  for (const [document, texts] of splits.entries()) {
    const held: number[] = [];
    const isWord = given[document]?.isWord ?? false;
    for (const [field, { name, boost, dilution }] of fields.entries()) {
      const text = texts[field];
      if (!text) continue;
      const length = text.length / (averages[field] || 1);
      const counted = isWord && name !== "title" ? inExplanation * boost : boost;
      const share = counted / (1 - dilution + dilution * length);
      for (const key of text.keys) {
        const count = counts[key] ?? 0;
        if (count === 0) held.push(key);
        counts[key] = count + share;
      }
    }
    for (const key of held) {
      const place = placeOfNumber[key] ?? 0;
      const at = next[place] ?? 0;
      const count = counts[key] ?? 0;
      documents[at] = document;
      weights[at] = count / (saturation + count);
      next[place] = at + 1;
      counts[key] = 0;
    }
    if (document % chunkSize === chunkSize - 1) await pause();
  }
  return { words, placeOf: (word) => places.get(word), starts, documents, weights };
}

/** Where the documents of each word begin; at the end, how many entries there are in all. */
function startsOf(splits: readonly Split[], placeOfNumber: Uint32Array): Uint32Array {
  const starts = new Uint32Array(placeOfNumber.length + 1);
  const lastHolder = new Int32Array(placeOfNumber.length).fill(-1);
  for (const [document, texts] of splits.entries())
    for (const { keys } of texts)
      for (const key of keys) {
        if (lastHolder[key] === document) continue;
        lastHolder[key] = document;
        const after = (placeOfNumber[key] ?? 0) + 1;
        starts[after] = (starts[after] ?? 0) + 1;
      }
  for (let at = 1; at < starts.length; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  return starts;
}
