/** Texts from outside: made storable, and cut without breaking a character. */

/** Replaces what is not a character. */
const replacement = "\uFFFD";

/** Lone surrogates, and NUL: a database takes neither. */
const unfit = /[\uD800-\uDFFF\0]/u;

/** A text that can be stored: lone surrogates and NUL are replaced by U+FFFD. */
export const plainText = (text: string): string =>
  unfit.test(text) ? text.replace(new RegExp(unfit, "gu"), replacement) : text;

/** Characters that move the cursor of a terminal or change the direction of the text after them. */
const steering = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** A text as one line without control: each character that would steer the place where it is shown becomes a space. */
export const plainLine = (text: string): string => text.replace(steering, " ");

/**
 * The beginning of a text, at most `most` characters long. What a reader sees as one character is never cut in two, unless
 * it is longer than `most` by itself.
 */
export function cutText(text: string, most: number): string {
  // No character is shorter than one unit of a string.
  if (text.length <= most) return text;
  // And none is longer than two, so the rest cannot matter. One more character shows whether the last one continues.
  const points = Array.from(text.slice(0, 2 * most + 2));
  if (points.length <= most) return text;
  const cut = points.slice(0, most).join("");
  const boundary = lastBoundary(points.slice(0, most + 1).join(""), cut.length);
  return boundary > 0 ? cut.slice(0, boundary) : cut;
}

/** What ends a text that is cut before its end: an ellipsis is no part of it. */
const loose = /[\s,;:.\p{Pd}]+$/u;

/** The beginning of a text as one line, at most `most` characters long. It is cut after a whole word, and an ellipsis says so. */
export function firstWords(text: string, most: number): string {
  // A space that keeps two words together, as in a time of day, stays.
  const line = plainLine(text).replace(/ {2,}/g, " ").trim();
  if (cutText(line, most) === line) return line;
  // Where the next character is a space, the last word is whole.
  const cut = cutText(line, most - 1);
  const end = line.charAt(cut.length) === " " ? cut.length : cut.lastIndexOf(" ");
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(loose, "")}…`;
}

/** Where the last whole character of a text ends, at `limit` or before. */
function lastBoundary(text: string, limit: number): number {
  // Browsers from before 2024 may lack it: there, code points have to do.
  if (!("Segmenter" in Intl)) return limit;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  const around = segmenter.segment(text).containing(limit);
  return around ? around.index : limit;
}

let segmenter: Intl.Segmenter | null = null;
