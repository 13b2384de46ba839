/** Words that begin with given letters, or are spelled nearly so, in a list that is sorted. */

/** Places from `from` to before `to`. */
type Range = { from: number; to: number };

export type SortedWords = {
  /** The words that begin with these letters stand together. */
  beginningWith: (letters: string) => Range;
  /** The place of every word within so many typos of this one (letters too many, missing or other), and how many it takes. */
  near: (word: string, typos: number) => [place: number, typos: number][];
};

/** Longer beginnings in common than this are taken for this long: they only save work. */
const longestShared = 255;

/** Words as one row of letters, so that a walk through all of them is one through memory that lies together. */
type Spelled = {
  letters: Uint16Array;
  /** Where each word begins; at the end, where the last one ends. */
  starts: Uint32Array;
  /** How many letters each word has in common with the one before it. */
  shared: Uint8Array;
};

function spell(words: readonly string[]): Spelled {
  const starts = new Uint32Array(words.length + 1);
  for (const [at, word] of words.entries()) starts[at + 1] = (starts[at] ?? 0) + word.length;
  const letters = new Uint16Array(starts.at(-1) ?? 0);
  const shared = new Uint8Array(words.length);
  for (const [at, word] of words.entries()) {
    writeLetters(word, letters, starts[at] ?? 0);
    if (at > 0) shared[at] = Math.min(longestShared, commonLetters(word, words[at - 1] ?? ""));
  }
  return { letters, starts, shared };
}

function writeLetters(word: string, letters: Uint16Array, from: number): void {
  for (let at = 0; at < word.length; at += 1) letters[from + at] = word.charCodeAt(at);
}

/** Makes a sorted list ready to be looked through. */
export function sortedWords(words: readonly string[]): SortedWords {
  const spelled = spell(words);
  const { shared } = spelled;
  return {
    beginningWith: (letters) => {
      const from = firstFrom(words, letters);
      let to = from;
      if (words[from]?.startsWith(letters))
        do to += 1;
        while ((shared[to] ?? 0) >= letters.length);
      return { from, to };
    },
    near: (word, typos) => nearWords(spelled, word, typos),
  };
}

function commonLetters(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
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

/**
 * Levenshtein's table with a row for each letter of a filed word, as far as its columns can matter. Words that begin alike share
 * the rows of what they have in common, and all that begin with too many typos are passed over at once.
 */
function nearWords(
  { letters, starts, shared }: Spelled,
  word: string,
  typos: number,
): [place: number, typos: number][] {
  const found: [number, number][] = [];
  const asked = new Uint16Array(word.length);
  writeLetters(word, asked, 0);
  const width = asked.length + 1;
  const tooMany = typos + 1;
  // One row more than the longest word that can be near.
  const rows = new Uint8Array((width + typos + 1) * width).fill(tooMany);
  for (let column = 0; column <= Math.min(typos, asked.length); column += 1) rows[column] = column;

  /** Fills the row of a letter from the one above it, and gives its least number. */
  const fill = (row: number, letter: number): number => {
    const start = row * width;
    if (row <= typos) rows[start] = row;
    let least = row;
    let left = rows[start + Math.max(0, row - typos - 1)] ?? tooMany;
    for (let column = Math.max(1, row - typos); column <= Math.min(asked.length, row + typos); column += 1) {
      const above = start - width + column;
      const replaced = (rows[above - 1] ?? tooMany) + (asked[column - 1] === letter ? 0 : 1);
      const added = (rows[above] ?? tooMany) + 1;
      let count = left + 1;
      if (added < count) count = added;
      if (replaced < count) count = replaced;
      if (count > tooMany) count = tooMany;
      rows[start + column] = count;
      left = count;
      if (count < least) least = count;
    }
    return least;
  };

  let at = 0;
  while (at < shared.length) {
    const start = starts[at] ?? 0;
    const length = (starts[at + 1] ?? 0) - start;
    let depth = shared[at] ?? 0;
    let least = 0;
    while (depth < length && least <= typos) {
      depth += 1;
      least = fill(depth, letters[start + depth - 1] ?? 0);
    }
    const distance = rows[depth * width + asked.length] ?? tooMany;
    if (least <= typos && distance <= typos) found.push([at, distance]);
    at += 1;
    // What begins with the same letters has as many typos.
    if (least > typos) while ((shared[at] ?? 0) >= depth) at += 1;
  }
  return found;
}
