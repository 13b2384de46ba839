/** Texts for comparison: without case and accents, however a letter is encoded. Pure, so that server and browser agree. */

/** Letters that cannot be decomposed, as people type them whose keyboard does not have them. */
const plain: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ς: "σ",
};
const special = new RegExp(`[${Object.keys(plain).join("")}]`, "g");

const isAscii = (text: string) => !/[^\0-\x7f]/.test(text);

/** A text without case, accents, ligatures and the like. It may be longer or shorter than the original. */
export const fold = (text: string): string =>
  isAscii(text)
    ? text.toLowerCase()
    : text
        .normalize("NFKD")
        .replace(/\p{M}/gu, "")
        .toLowerCase()
        .replace(/\p{M}/gu, "")
        .replace(special, (letter) => plain[letter] ?? letter);

export type Span = { from: number; to: number };

/**
 * Where the folded form of a text contains `folded`, as positions in the text itself: whole letters with their accents. `by` is how
 * both were folded.
 */
export function findFolded(text: string, folded: string, by: typeof fold): Span[] {
  if (folded === "") return [];
  const { whole, places } = foldByLetter(text, by);
  const spans: Span[] = [];
  let next = 0;
  for (let at = whole.indexOf(folded); at !== -1; at = whole.indexOf(folded, next)) {
    const from = places[at] ?? 0;
    const last = places[at + folded.length - 1] ?? from;
    next = at + folded.length;
    // A match that ends within a letter, such as at the first s of ß, takes the whole letter.
    while (places[next] === last) next += 1;
    spans.push({ from, to: places[next] ?? text.length });
  }
  return spans;
}

/** The folded text, and for each of its characters the position of the letter that it came from. */
function foldByLetter(text: string, by: typeof fold): { whole: string; places: readonly number[] } {
  const places: number[] = [];
  let whole = "";
  let at = 0;
  for (const letter of text) {
    const folded = by(letter);
    for (let count = 0; count < folded.length; count += 1) places.push(at);
    whole += folded;
    at += letter.length;
  }
  return { whole, places };
}
