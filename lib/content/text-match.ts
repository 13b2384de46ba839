/** Plain text search inside a list: whether a text holds what was typed, and where. Pure; server and browser agree by it. */

/** What was typed, as it is compared: trimmed and without case. */
export const asTyped = (typed: string): string => typed.trim().toLowerCase();

/** Whether any of the texts holds what was typed, without regard to case. Nothing typed matches everything. */
export function holdsText(typed: string, ...texts: (string | null | undefined)[]): boolean {
  const sought = asTyped(typed);
  return sought === "" || texts.some((text) => text?.toLowerCase().includes(sought));
}

export type Piece = { text: string; isMatch: boolean };

/** A text cut where it matches, in order; put together again it is the same text. */
export function cutAtMatches(text: string, typed: string): Piece[] {
  const sought = asTyped(typed);
  const lower = text.toLowerCase();
  // A letter whose lower case is longer would shift the places; such a text is left whole.
  if (sought === "" || lower.length !== text.length) return [{ text, isMatch: false }];
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = lower.indexOf(sought); at !== -1; at = lower.indexOf(sought, from)) {
    if (at > from) pieces.push({ text: text.slice(from, at), isMatch: false });
    from = at + sought.length;
    pieces.push({ text: text.slice(at, from), isMatch: true });
  }
  if (from < text.length || pieces.length === 0) pieces.push({ text: text.slice(from), isMatch: false });
  return pieces;
}
