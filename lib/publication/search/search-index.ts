/** The search index: ranked, by prefix, forgiving of typing errors and accents. Pure, in memory, in process. */
import {
  filePostings,
  type Postings,
  type RulesByLanguage,
  type SearchDocument,
} from "#lib/publication/search/search-postings";
import { respell } from "#lib/publication/search/search-spelling";
import { typosAllowed, unswapped } from "#lib/base/site/typos";
import { indexWord, splitWords, stemKey } from "#lib/publication/search/search-words";
import { fold } from "#lib/base/site/fold";
import { englishRules } from "#lib/publication/search/word-rules";
import { contentLanguage } from "#lib/base/i18n/locales";

export type { SearchDocument };

/**
 * What a search found: the documents' ids, best first, and whether a word (normalized) is one that matched. `isTooCommon`
 * when nothing was looked for, since every word asked for says nothing.
 */
type SearchAnswer = { ids: string[]; isMatch: (word: string) => boolean; isTooCommon: boolean };

export type SearchIndex = { search: (asked: string) => SearchAnswer; size: number };

/** How a query is taken. `unfinished` is how many letters a beginning needs; `at` and `last` place the word. */
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

/** What a whole word counts, a beginning by the share of the word that was typed, and a typo. */
const beginning = (typed: string, word: string) => 0.25 + (0.35 * typed.length) / word.length;
const typo = (count: number) => 0.3 / count;
/** Another form of the word. */
const otherForm = 0.8;

/** The words filed that a word of the query may stand for, and what each counts. */
function meanings(
  postings: Postings,
  word: string,
  isLast: boolean,
  reading: Reading,
  stems: readonly string[],
): Map<string, number> {
  const found = new Map<string, number>();
  const allowed = reading.typos(word);
  if (allowed > 0) {
    for (const [near, count] of postings.near(word, allowed)) if (count > 0) found.set(near, typo(count));
    for (const meant of unswapped(word)) {
      if (isLast)
        for (const whole of postings.beginningWith(meant))
          found.set(whole, Math.max(found.get(whole) ?? 0, typo(1) * beginning(meant, whole)));
      if (postings.of(meant)) found.set(meant, typo(1));
    }
  }
  if (word.length >= reading.unfinished(isLast))
    for (const whole of postings.beginningWith(word)) found.set(whole, beginning(word, whole));
  for (const stem of stems) if (postings.of(stem)) found.set(stem, otherForm);
  if (postings.of(word)) found.set(word, 1);
  return found;
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
  const ids = documents.map(({ _id }) => _id);
  const postings = await filePostings(documents, rulesByLanguage);
  const byTitle = new Map<string, number[]>();
  documents.forEach(({ title }, at) => {
    const named = byTitle.get(titleKey(title));
    if (named) named.push(at);
    else byTitle.set(titleKey(title), [at]);
  });

  const read = (words: readonly string[], reading: Reading) => {
    const scores = new Float32Array(size);
    const matched = new Uint8Array(size);
    const standsFor = new Set<string>();
    words.forEach((word, at) => {
      const best = new Float32Array(size);
      const touched: number[] = [];
      for (const [filed, share] of meanings(
        postings,
        word,
        at === words.length - 1,
        reading,
        stemsOf(word),
      )) {
        const posting = postings.of(filed);
        if (!posting) continue;
        standsFor.add(filed);
        posting.documents.forEach((document, place) => {
          const weight = share * (posting.weights[place] ?? 0);
          const known = best[document] ?? 0;
          if (known === 0) touched.push(document);
          if (weight > known) best[document] = weight;
        });
      }
      const rarity = Math.log(1 + size / (1 + touched.length));
      for (const document of touched) {
        scores[document] = (scores[document] ?? 0) + rarity * (best[document] ?? 0);
        matched[document] = (matched[document] ?? 0) + 1;
      }
    });
    const needed = reading.needsAll ? words.length : 1;
    const found: number[] = [];
    matched.forEach((count, document) => {
      if (count < needed) return;
      scores[document] = ((scores[document] ?? 0) * count) / words.length;
      found.push(document);
    });
    return { found: found.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b), standsFor };
  };

  const knows = {
    whole: (word: string) => [word, ...stemsOf(word)].some((key) => postings.of(key) !== undefined),
    beginning: (letters: string) => !postings.beginningWith(letters).next().done,
  };

  /** What is called exactly as asked leads, whatever else speaks of it more often. */
  const search = (asked: string): SearchAnswer => {
    const all = splitWords(asked);
    const telling = all.flatMap((word) => indexWord(word, allRules) ?? []);
    // One letter alone is a beginning, though it may be a word that says nothing.
    const [only = ""] = all.length === 1 ? all.map(fold) : [];
    const typed = only.length === 1 ? [only] : telling;
    const words = [...new Set(respell(typed.slice(0, mostWords), knows))];
    let answer = { found: [] as number[], standsFor: new Set<string>() };
    for (const reading of words.length > 0 ? readings : []) {
      answer = read(words, reading);
      if (answer.found.length > 0) break;
    }
    const named = byTitle.get(titleKey(asked)) ?? [];
    const rest = named.length > 0 ? answer.found.filter((at) => !named.includes(at)) : answer.found;
    return {
      ids: [...named, ...rest].flatMap((at) => ids[at] ?? []),
      isMatch: (word) =>
        answer.standsFor.has(word) || stemsOf(word).some((stem) => answer.standsFor.has(stem)),
      isTooCommon: typed.length === 0 && all.length > 0 && named.length === 0,
    };
  };
  return { search, size };
}
