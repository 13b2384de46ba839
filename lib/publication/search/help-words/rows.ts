/** How words that tell of a worry are written down, and what finds them. Pure. */
import type { HelpSubject } from "#lib/publication/content/choose-help-lines";

/**
 * Words and rows of words, folded, parted by commas; each may be an expression, without commas, and `*` stands for any ending.
 * With the slips that people make in them.
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

/** What matches one of the rows, in words with a space between each two and around all. Flags are those of expressions. */
export const patternOf = (rows: Rows, flags: "" | "g"): RegExp =>
  new RegExp(
    ` (?:${rows
      .split(",")
      .map((row) => row.trim())
      .join("|")
      .replaceAll("*", "[^ |0-9]*")})(?= )`,
    flags,
  );
