/**
 * Puts a piece on the reader's list and takes it off, at once: a press waits for no more than this. What a list holds is
 * judged where it is read (`saved.ts`).
 */
import { noteChanges } from "#lib/reader/saved/changes";
import { listedItems, savedKey } from "#lib/reader/saved/is-saved";
import type { Piece } from "#lib/reader/saved/piece";
import { readStored, writeStored } from "#lib/platform/browser/storage";

/** A piece as its button on the page says it. */
type PieceOnPage = { [Key in Exclude<keyof Piece, "path">]?: string | undefined } & { path: string };

/**
 * Puts a piece at the top of the list. `due` is the address of the page that is to be kept for reading offline. Gives whether
 * the list outlives this page.
 */
export const savePiece = (piece: PieceOnPage, now: Date, due?: string): boolean =>
  writeList(piece.path, [{ ...piece, savedAt: now.toISOString(), due }]);

/** Takes a piece off the list. */
export const removePiece = (path: string): boolean => writeList(path, []);

/** Writes the list with these in a piece's place. */
function writeList(path: string, top: readonly object[]): boolean {
  const others = listedItems(readStored(savedKey)).filter((item) => item?.path !== path);
  noteChanges([`saved ${path}`]);
  return writeStored(savedKey, JSON.stringify([...top, ...others]));
}
