/** Texts from outside: made fit to be kept, and cut without breaking a character. */

/** What stands in place of something that is no character. */
const replacement = "\uFFFD";

/** Lone halves of a character, and NUL: a database takes neither. */
const unfit = /[\uD800-\uDFFF\0]/u;

/** A text with nothing in it that cannot be kept: half characters and NUL are replaced by U+FFFD. */
export const plainText = (text: string): string =>
  unfit.test(text) ? text.replace(new RegExp(unfit, "gu"), replacement) : text;

/** Signs that move what is written on a terminal, or turn the direction of what follows. */
const steering = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** A text as one line that only says something: what would steer the place where it is shown is a blank. */
export const plainLine = (text: string): string => text.replace(steering, " ");

/**
 * The beginning of a text, at most `most` characters long. What a reader sees as one character is never cut in two, unless
 * it is longer than `most` by itself.
 */
export function cutText(text: string, most: number): string {
  // No character is shorter than one unit of a string.
  if (text.length <= most) return text;
  // Nor is any longer than two, so that the rest cannot matter; the one more shows whether the last one goes on.
  const points = Array.from(text.slice(0, 2 * most + 2));
  if (points.length <= most) return text;
  const cut = points.slice(0, most).join("");
  const boundary = lastBoundary(points.slice(0, most + 1).join(""), cut.length);
  return boundary > 0 ? cut.slice(0, boundary) : cut;
}

/** Where the last whole character of a text ends, at `limit` or before. */
function lastBoundary(text: string, limit: number): number {
  // Browsers from before 2024 may lack it: there the code points have to do.
  if (!("Segmenter" in Intl)) return limit;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  const around = segmenter.segment(text).containing(limit);
  return around ? around.index : limit;
}

let segmenter: Intl.Segmenter | null = null;
