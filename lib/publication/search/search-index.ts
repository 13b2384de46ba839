/** The search index: ranked, by prefix, forgiving of typing errors and accents. Pure, in memory, in process. */
import {
  filePostings,
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
  type SpelledWord,
  type TypedWord,
} from "#lib/publication/search/search-spelling";
import { knowsIn } from "#lib/publication/search/search-meanings";
import { anyOfThem, createReadings, readings } from "#lib/publication/search/search-readings";
import { indexWord, isStemOfUnknown, splitWords, stemKey } from "#lib/publication/search/search-words";
import { fold } from "#lib/base/text/fold";
import { englishRules } from "#lib/publication/search/word-rules";
import { contentLanguage } from "#lib/base/i18n/locales";
import type { Worry } from "#lib/publication/search/worry-first";

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

/** More words than this add nothing but work. */
const mostWords = 16;

/** Remembers the near words of a word: several readings of a query ask for them. */
function oncePerWord(near: SortedWords["near"]): SortedWords["near"] {
  const known = new Map<string, ReturnType<SortedWords["near"]>>();
  return (word, typos) => {
    const found = known.get(word) ?? near(word, typos);
    known.set(word, found);
    return found;
  };
}

/** For names: "my son says 67" asks for "6-7". */
const withoutFrame = (
  typed: readonly TypedWord[],
  saysLittle: (word: string) => boolean,
): readonly TypedWord[] => {
  const frameless = typed.map(({ word, saysNothing }) => ({
    word,
    saysNothing: saysNothing || saysLittle(word),
  }));
  return frameless.every(({ saysNothing }) => saysNothing) ? typed : frameless;
};

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
  const { readStrictestFirst, readInWorry } = createReadings({ tally, names, saysLittle });

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
    const named =
      meant.length > 0 ? names.titled(meant) : names.asAsked(asked, withoutFrame(typed, saysLittle));
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
