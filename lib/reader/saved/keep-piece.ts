/**
 * Adds a piece to the reader's list or removes it, at once: a press of the button waits for nothing else. The items of a list are
 * checked where it is read (`saved.ts`).
 */
import { noteChanges } from "#lib/reader/saved/changes";
import { listedItems, savedKey } from "#lib/reader/saved/is-saved";
import type { Piece } from "#lib/reader/saved/piece";
import { readStored, writeStored } from "#lib/platform/browser/storage/storage";

/** A piece in the form in which its button on the page has it. */
type PieceOnPage = { [Key in Exclude<keyof Piece, "path">]?: string | undefined } & { path: string };

/**
 * Puts a piece at the top of the list. `due` is the address of the page that is to be copied for reading offline. Returns whether
 * the list could be stored beyond this page.
 */
export const savePiece = (piece: PieceOnPage, now: Date, due?: string): boolean =>
  writeList(piece.path, [{ ...piece, savedAt: now.toISOString(), due }]);

/** Removes a piece from the list. */
export const removePiece = (path: string): boolean => writeList(path, []);

/** Writes the list with these items at the top, in place of the piece. */
function writeList(path: string, top: readonly object[]): boolean {
  const others = listedItems(readStored(savedKey)).filter((item) => item?.path !== path);
  noteChanges([`saved ${path}`]);
  return writeStored(savedKey, JSON.stringify([...top, ...others]));
}
