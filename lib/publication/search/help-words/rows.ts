/** How words that tell of a worry are written down, and what finds them. Pure. */
import type { HelpSubject } from "#lib/publication/content/choose-help-lines";

/**
 * Words and rows of words, folded, parted by commas; each may be an expression, without commas, and `*` stands for any ending.
 * With the slips that people make in them. What must not follow, `(?! …)`, is of whole words too.
 */
export type Rows = string;

/** What one language says. */
export type HelpWords = {
  /** By the subject of the help lines that are shown. */
  asking: Partial<Record<HelpSubject, Rows>>;
  /**
   * What holds such a word and tells of no worry. It is passed over. Only what no worried parent would write: "internet se
   * corta" also stands in "la conoció por internet, se corta".
   */
  harmless: Rows;
};

const exclusionBegins = "(?! ";

/** An exclusion, up to its own bracket, ended at its last word: otherwise "spiel" would keep out "spielplatz" too. */
function endedAtWord(exclusion: string): string {
  let depth = 1;
  const end = [...exclusion.matchAll(/[()]/g)].find(({ 0: bracket }) => {
    depth += bracket === "(" ? 1 : -1;
    return depth === 0;
  })?.index;
  return `${exclusion.slice(0, end)}(?= )${exclusion.slice(end)}`;
}

/** From the last one on, since one exclusion may hold another. */
const ofWholeWords = (rows: Rows): Rows =>
  rows
    .split(exclusionBegins)
    .reduceRight((after, before) => `${before}${exclusionBegins}${endedAtWord(after)}`);

/** What matches one of the rows, in words with a space between each two and around all. Flags are those of expressions. */
export const patternOf = (rows: Rows, flags: "" | "g"): RegExp =>
  new RegExp(
    ` (?:${ofWholeWords(rows)
      .split(",")
      .map((row) => row.trim())
      .join("|")
      .replaceAll("*", "[^ |0-9]*")})(?= )`,
    flags,
  );

/** Up to so many words of any kind between two of a row, as few as will do. None of them was passed over. */
export const upTo = (words: number): string =>
  Array.from({ length: words }).reduce<string>((inner) => `(?:[^ |]+ ${inner})??`, "");
