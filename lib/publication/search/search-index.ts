/** The search index: ranked, by prefix, forgiving of typing errors and accents. Pure, in memory, in process. */
import {
  filePostings,
  type Postings,
  type RulesByLanguage,
  type SearchDocument,
} from "#lib/publication/search/search-postings";
import { sortedWords, type SortedWords } from "#lib/publication/search/near-words";
import { fileSounds } from "#lib/publication/search/word-sounds";
import { createTally } from "#lib/publication/search/tally";
import { emojiIn, emojiNames, meaningsOf } from "#lib/publication/search/emoji-meanings";
import { fileNames } from "#lib/publication/search/piece-names";
import { sameMeaningIn } from "#lib/publication/search/same-meaning";
import {
  beginsName,
  respell,
  type AskedWord,
  type Knows,
  type SpelledWord,
  type TypedWord,
} from "#lib/publication/search/search-spelling";
import { typosAllowed, unswapped } from "#lib/base/text/typos";
import {
  indexWord,
  isStemKey,
  isStemOfUnknown,
  splitWords,
  stemKey,
} from "#lib/publication/search/search-words";
import { fold } from "#lib/base/text/fold";
import { englishRules, singularsOf } from "#lib/publication/search/word-rules";
import { contentLanguage } from "#lib/base/i18n/locales";
import { worryFirst, type Worry } from "#lib/publication/search/worry-first";

export type { SearchDocument };

/**
 * What a search found: the places of documents among those filed, best first, those of them whose titles were asked for, and
 * whether a word (normalized) is one that matched. `isTooCommon` when nothing was looked for, since every word asked for says
 * nothing; `isPartial` when no document has all the words that were asked for.
 */
type SearchAnswer = {
  found: Uint32Array;
  titled: readonly number[];
  isMatch: (word: string) => boolean;
  isTooCommon: boolean;
  isPartial: boolean;
};

export type SearchIndex = {
  /** With a worry that the query tells of, what is about that comes first, and what is found by accident is left out. */
  search: (asked: string, worry?: Worry) => SearchAnswer;
  size: number;
};

/** How strictly a query is read. `unfinished` is how many letters a word needs to count as the beginning of one. */
type Reading = {
  needsAll: boolean;
  unfinished: (isLast: boolean) => number;
  /** How many typos a word may have. */
  typos: (word: string) => number;
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
const readings: Reading[] = [
  { needsAll: true, unfinished: (isLast) => (isLast ? 1 : never), typos: () => 0 },
  { needsAll: true, unfinished: () => 3, typos: typosAllowed },
  { needsAll: false, unfinished: () => 4, typos: typosAmongMissing },
];

/** What emoji stand for is not all in one document. */
const anyOfThem: Reading = { needsAll: false, unfinished: () => never, typos: () => 0 };

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

/** More words than this add nothing but work. */
const mostWords = 16;

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

/** What nobody asked for, and pieces on the same worry have. */
const notAsked = 0.3;

/** What a word of the query may stand for: runs of filed words, by their places, and what each of them counts. */
type Meaning = { from: number; to: number; share: (place: number) => number };

const oneWord = (place: number, share: number): Meaning => ({
  from: place,
  to: place + 1,
  share: () => share,
});

/** The words that are filed, and those that a mistyped one may stand for. */
type Filed = SortedWords & {
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
function* forms({ postings, stemsOf, sameMeaning }: Filed, word: string): Generator<Meaning> {
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

function* meanings(filed: Filed, asked: SpelledWord, reading: Reading): Generator<Meaning> {
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

/** Remembers the near words of a word: several readings of a query ask for them. */
function oncePerWord(near: SortedWords["near"]): SortedWords["near"] {
  const known = new Map<string, ReturnType<SortedWords["near"]>>();
  return (word, typos) => {
    const found = known.get(word) ?? near(word, typos);
    known.set(word, found);
    return found;
  };
}

const onlyEnglish: RulesByLanguage = new Map([[contentLanguage, englishRules]]);

/** Files documents and gives the index over them, for questions in any of the languages that there are rules for. */
export async function createSearchIndex(
  documents: readonly SearchDocument[],
  rulesByLanguage: RulesByLanguage = onlyEnglish,
): Promise<SearchIndex> {
  const allRules = [...rulesByLanguage.values()];
  const allStemsOf = (word: string) => allRules.flatMap((rules) => stemKey(word, rules) ?? []);
  const saysLittle = (word: string) => allRules.some((rules) => rules.saysLittle(word));
  const size = documents.length;
  const postings = await filePostings(documents, rulesByLanguage);
  const sorted = sortedWords(postings.words);
  // The reader's own language is the first.
  const [own = contentLanguage] = rulesByLanguage.keys();
  const sameMeaningAsked = sameMeaningIn(own);
  const soundingLike = await fileSounds(postings.words);
  const stemsOf = (word: string) => {
    const stems = allStemsOf(word);
    const isFiled = postings.placeOf(word) !== undefined;
    return isFiled ? stems : stems.filter((stem) => isStemOfUnknown(stem, word));
  };
  const tally = createTally(size, postings);
  const names = fileNames(documents);

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

  const knowsIn = ({ sameMeaning, near }: Filed): Knows => ({
    sound: (word) => soundingLike(word).length > 0,
    written: (word) => postings.placeOf(word) !== undefined,
    whole: (word) =>
      [word, ...sameMeaning(word), ...stemsOf(word), ...singularsOf(word)].some(
        (key) => postings.placeOf(key) !== undefined,
      ),
    beginning: (letters) => {
      const { from, to } = sorted.beginningWith(letters);
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

  /** For names: "my son says 67" asks for "6-7". */
  const withoutFrame = (typed: readonly TypedWord[]): readonly TypedWord[] => {
    const frameless = typed.map(({ word, saysNothing }) => ({
      word,
      saysNothing: saysNothing || saysLittle(word),
    }));
    return frameless.every(({ saysNothing }) => saysNothing) ? typed : frameless;
  };

  const wordsOf = (text: string): string[] => splitWords(text).map(fold);

  /** Documents that are called what was asked for come first, however often others mention it. */
  const search = (asked: string, worry?: Worry): SearchAnswer => {
    const emoji = emojiIn(asked);
    const hasKnownEmoji = emoji.some((one) => meaningsOf(one, own).length > 0);
    const all = wordsOf(asked);
    // One letter alone is a beginning, though it may be a word that says nothing; so is "whats", on the way to WhatsApp.
    const [only = ""] = all.length === 1 ? all : [];
    const isBegun = only.length === 1 || beginsName.has(only);
    const typed = all.map((word) => ({
      word,
      saysNothing:
        (!isBegun && indexWord(word, allRules) === null) || (hasKnownEmoji && emojiNames.has(word)),
    }));
    const telling = typed.filter(({ saysNothing }) => !saysNothing);
    // Beside words an emoji adds nothing that pieces could have.
    const meant = telling.length > 0 ? [] : emoji.flatMap((one) => meaningsOf(one, own));
    const asWords = meant.flatMap(wordsOf).map((word): SpelledWord => ({ word, isLast: false, joined: [] }));
    const near = oncePerWord(sorted.near);
    const filed = { ...sorted, near, postings, stemsOf, sameMeaning: sameMeaningAsked(asked), soundingLike };
    const spelled = new Map([...respell(typed, knowsIn(filed)), ...asWords].map((one) => [one.word, one]));
    const words = [...spelled.values()].slice(0, mostWords);
    const answer = worry
      ? readInWorry(words, worry, filed)
      : readStrictestFirst(words, meant.length > 0 ? [anyOfThem] : readings, filed);
    const { standsFor } = answer;
    const isPartial = answer.isPartial && meant.length === 0;
    const named = meant.length > 0 ? names.titled(meant) : names.asAsked(asked, withoutFrame(typed));
    const isMatch = (key: string): boolean => {
      const place = postings.placeOf(key);
      return place !== undefined && standsFor.some(({ from, to }) => from <= place && place < to);
    };
    return {
      found: named.leading(answer.found),
      titled: named.titled,
      isMatch: (word) => isMatch(word) || allStemsOf(word).some(isMatch),
      isPartial: isPartial && !named.isAny && answer.found.length > 0,
      isTooCommon:
        telling.length === 0 &&
        all.length > 0 &&
        emoji.length === 0 &&
        !named.isAny &&
        answer.found.length === 0,
    };
  };
  return { search, size };
}
