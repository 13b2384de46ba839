/** What pieces are called: their titles, and for a term all that its definition has in quotes, "for real" for "fr". Pure. */
import type { SearchDocument } from "#lib/publication/search/search-postings";
import type { TypedWord } from "#lib/publication/search/search-spelling";
import { fold } from "#lib/base/text/fold";

/** Its letters, digits and signs of names alone: "nocap" is the title "no cap", and "67" is "6-7". */
export const nameKey = (name: string): string => fold(name).replace(/[^\p{L}\p{N}+#]+/gu, "");

const quotes = /"([^"]+)"|“([^“”]+)[“”]|„([^“”]+)[“”]|«([^«»]+)»/gu;

/** What a text has in quotes, in the marks of any of our languages. */
export const quotedIn = (text: string): string[] =>
  [...text.matchAll(quotes)].map((match) => match.slice(1).join(""));

const isPhrase = (name: string): boolean => name.trim().includes(" ");

/** A word that is a term's other name may be an everyday one: so many pieces may stand before the term. */
const mostBefore = 2;
/** More words are no name. */
export const longestName = 16;

/** The rows of words that hold all words which say something, longest first; of words that say nothing, every row of several. */
function* rowsOf(words: readonly TypedWord[]): Generator<string> {
  const from = words.findIndex(({ saysNothing }) => !saysNothing);
  const to = words.findLastIndex(({ saysNothing }) => !saysNothing);
  const shortest = from === -1 ? 2 : to - from + 1;
  for (let length = words.length; length >= shortest; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1)
      if (from === -1 || (at <= from && at + length > to))
        yield words
          .slice(at, at + length)
          .map(({ word }) => word)
          .join("");
}

type Places = readonly number[];
const none: Places = [];

/** Pieces that are called as somebody asked, by their places among those filed. */
type Named = {
  /** By their titles. */
  titled: Places;
  /** What was found and what is called so, in order: titles first, then other names of several words, then those of one word. */
  leading: (found: Uint32Array) => Uint32Array;
  isAny: boolean;
};

/** Files what pieces are called. */
export function fileNames(documents: readonly SearchDocument[]): {
  /** Those called as asked; else as the row of its words that is left without words around it that say nothing. */
  asAsked: (asked: string, words: readonly TypedWord[]) => Named;
  /** Those that have one of these titles. */
  titled: (titles: readonly string[]) => Named;
} {
  const byTitle = new Map<string, number[]>();
  const byPhrase = new Map<string, number[]>();
  const byWord = new Map<string, number[]>();
  const file = (names: Map<string, number[]>, name: string, at: number) => {
    const key = nameKey(name);
    const known = names.get(key);
    if (known) known.push(at);
    else if (key !== "") names.set(key, [at]);
  };
  for (const [at, { title, names = [] }] of documents.entries()) {
    file(byTitle, title, at);
    for (const name of names) file(isPhrase(name) ? byPhrase : byWord, name, at);
  }

  const asAsked = (asked: string, words: readonly TypedWord[]): Named => {
    const whole = nameKey(asked);
    const rows = words.length > longestName ? [whole] : [whole, ...rowsOf(words)];
    const isTelling = words.some(({ saysNothing }) => !saysNothing);
    for (const row of rows) {
      const isName = isTelling || row === whole;
      const named = namedBy(
        byTitle.get(row),
        isName ? byPhrase.get(row) : none,
        isTelling ? byWord.get(row) : none,
      );
      if (named.isAny) return named;
    }
    return namedBy();
  };
  return {
    asAsked,
    titled: (titles) => namedBy(titles.flatMap((title) => byTitle.get(nameKey(title)) ?? none)),
  };
}

const namedBy = (titled = none, phrased = none, worded = none): Named => ({
  titled,
  isAny: titled.length + phrased.length + worded.length > 0,
  leading: (found) => lead({ titled, phrased, worded, found }),
});

function lead(given: { titled: Places; phrased: Places; worded: Places; found: Uint32Array }): Uint32Array {
  const { titled, phrased, worded, found } = given;
  if (titled.length + phrased.length + worded.length === 0) return found;
  const first = new Set(titled);
  const ranked = (places: Places) => {
    const isOne = new Set(places);
    return [...found].filter((at) => isOne.has(at)).concat(places.filter((at) => !found.includes(at)));
  };
  for (const at of ranked(phrased)) first.add(at);
  const others = found.filter((at) => !first.has(at));
  const room = Math.max(0, mostBefore - first.size);
  for (const at of others.subarray(0, room)) first.add(at);
  for (const at of ranked(worded)) first.add(at);
  return Uint32Array.from(new Set([...first, ...others]));
}
