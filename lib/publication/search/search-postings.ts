/**
 * Which documents hold a word, and how much they are about it. Typed arrays, because a word of two letters begins
 * thousands of words in tens of thousands of places, and a search may look at all of them.
 */
import SearchableMap from "minisearch/SearchableMap";
import { indexWord, isStemKey, splitWords, stemKey } from "#lib/publication/search/search-words";
import { englishRules, type WordRules } from "#lib/publication/search/word-rules";
import { contentLanguage, type Locale } from "#lib/base/i18n/locales";

export type SearchDocument = {
  _id: string;
  title: string;
  summary: string | null;
  words: string;
  /** English when left out. */
  language?: Locale;
};

/** By which rules the texts of each language are filed. */
export type RulesByLanguage = ReadonlyMap<Locale, WordRules>;

type Posting = { documents: Uint32Array; weights: Float32Array };

export type Postings = {
  of: (word: string) => Posting | undefined;
  /** Every filed word that begins with these letters. */
  beginningWith: (letters: string) => Iterator<string> & Iterable<string>;
  /** Every filed word within so many typos of this one, and how many it takes. */
  near: (word: string, typos: number) => Iterable<readonly [word: string, typos: number]>;
};

/** What a word counts in each field, and how much a long field dilutes it (BM25F). */
const fields = [
  { name: "title", boost: 6, dilution: 0.6 },
  { name: "summary", boost: 2, dilution: 0.4 },
  { name: "words", boost: 1, dilution: 0.75 },
] as const;
const saturation = 1.2;

/** Documents are filed this many at a time, so that other readers are served meanwhile. */
const chunkSize = 200;
const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

const wordsOf = (text: string | null, rules: WordRules): string[] =>
  splitWords(text ?? "").flatMap((word) => indexWord(word, [rules]) ?? []);

/** Files documents, word by word, and where their language has stems by these too. */
export async function filePostings(
  documents: readonly SearchDocument[],
  rulesByLanguage: RulesByLanguage,
): Promise<Postings> {
  const rulesOf = ({ language = contentLanguage }: SearchDocument) =>
    rulesByLanguage.get(language) ?? englishRules;
  const split: { [Name in (typeof fields)[number]["name"]]: string[] }[] = [];
  for (const [at, document] of documents.entries()) {
    const rules = rulesOf(document);
    const { title, summary, words } = document;
    split.push({
      title: wordsOf(title, rules),
      summary: wordsOf(summary, rules),
      words: wordsOf(words, rules),
    });
    if (at % chunkSize === chunkSize - 1) await pause();
  }
  const averages = fields.map(
    ({ name }) => split.reduce((sum, document) => sum + document[name].length, 0) / Math.max(1, split.length),
  );

  const lists = new Map<string, { documents: number[]; weights: number[] }>();
  for (const [at, document] of split.entries()) {
    const counts = new Map<string, number>();
    const filed = documents[at];
    const rules = filed ? rulesOf(filed) : englishRules;
    fields.forEach(({ name, boost, dilution }, field) => {
      const length = document[name].length / (averages[field] || 1);
      const share = boost / (1 - dilution + dilution * length);
      for (const word of document[name]) {
        counts.set(word, (counts.get(word) ?? 0) + share);
        const stem = stemKey(word, rules);
        if (stem !== null) counts.set(stem, (counts.get(stem) ?? 0) + share);
      }
    });
    for (const [word, count] of counts) {
      const list = lists.get(word) ?? { documents: [], weights: [] };
      list.documents.push(at);
      list.weights.push(count / (saturation + count));
      lists.set(word, list);
    }
    if (at % chunkSize === chunkSize - 1) await pause();
  }

  const sorted = [...lists.keys()].filter((key) => !isStemKey(key)).sort();
  const postings = new SearchableMap<Posting>();
  for (const [word, list] of lists)
    postings.set(word, {
      documents: Uint32Array.from(list.documents),
      weights: Float32Array.from(list.weights),
    });

  return {
    of: (word) => postings.get(word),
    *beginningWith(letters) {
      for (let at = firstFrom(sorted, letters); sorted[at]?.startsWith(letters); at += 1)
        yield sorted[at] ?? "";
    },
    *near(word, typos) {
      for (const [near, [, distance]] of postings.fuzzyGet(word, typos))
        if (!isStemKey(near)) yield [near, distance];
    },
  };
}

/** Where in a sorted list `letters` stand, or would stand. */
function firstFrom(sorted: readonly string[], letters: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? "") < letters) low = middle + 1;
    else high = middle;
  }
  return low;
}
