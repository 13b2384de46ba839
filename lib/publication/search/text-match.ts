/** Plain text search inside a list: whether a text holds what was typed, and where. Pure; server and browser agree by it. */
import { withoutApostrophes } from "#lib/base/text/apostrophes";
import { findFolded, fold, type Span } from "#lib/base/text/fold";

/** A text as it is compared: without case, accents and apostrophes. */
const foldText = (text: string): string => fold(withoutApostrophes(text));

/** A text with umlauts as the two letters that are typed for them where the keyboard has none: "Maedchen". */
const foldUmlautsInTwo = (text: string): string => foldText(text.replaceAll(/[äöü]/gi, "$&e"));

/** A text as `holdsFolded` searches it: one with umlauts in both ways of typing them, each on a line. */
export const foldForSearch = (text: string): string =>
  [...new Set([foldText(text), foldUmlautsInTwo(text)])].join("\n");

/** What was typed, as it is compared. */
const asTyped = (typed: string): string => foldText(typed.trim());

/** Whether any text of `foldForSearch` holds what was typed; for whoever folds texts once and asks often. */
export function holdsFolded(typed: string, folded: readonly string[]): boolean {
  const sought = asTyped(typed);
  return sought === "" || folded.some((text) => text.includes(sought));
}

/**
 * Whether any of the texts holds what was typed, without regard to case, accents and apostrophes.
 * Nothing typed matches everything.
 */
export const holdsText = (typed: string, ...texts: (string | null | undefined)[]): boolean =>
  holdsFolded(
    typed,
    texts.map((text) => foldForSearch(text ?? "")),
  );

export type TextPart = { text: string; isMatch: boolean };

/** A text cut at these spans, in order, what is in them apart from the rest; joined the parts are the text again. */
export function cutAt(text: string, spans: readonly Span[]): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { from, to } of spans) {
    if (from > done) parts.push({ text: text.slice(done, from), isMatch: false });
    parts.push({ text: text.slice(from, to), isMatch: true });
    done = to;
  }
  if (done < text.length) parts.push({ text: text.slice(done), isMatch: false });
  return parts;
}

/** A text cut where it holds what was typed. A single letter would be marked in nearly every word, and so is in none. */
export function cutAtMatches(text: string, typed: string): TextPart[] {
  const sought = asTyped(typed);
  if (sought.length < 2) return cutAt(text, []);
  const spans = findFolded(text, sought, foldText);
  return cutAt(text, spans.length > 0 ? spans : findFolded(text, sought, foldUmlautsInTwo));
}
