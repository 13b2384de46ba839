/**
 * The reader's own list: pieces saved for later, kept in this browser under `lantern-saved`, as JSON:
 * `[{"kind": "brief", "path": "/micro-briefs/x", "title": "X", "savedAt": "2026-03-14T21:00:00.000Z"}]`, newest first.
 * `due` is the address of a page whose copy for reading offline is still to be made. `keep-piece.ts` changes the list; for a
 * reader who is signed in `sync.ts` brings it to their other browsers.
 */
import { pieceFolders, pieceKinds } from "#lib/publication/content/kinds";
import { listedItems, savedKey } from "#lib/reader/saved/is-saved";
import { langPattern, type Piece } from "#lib/reader/saved/piece";
import { readStored, writeStored } from "#lib/platform/browser/storage";

export type SavedPiece = Piece & { savedAt: string; due?: string };

/** Only our own pages: what a browser keeps can be edited by anybody who holds it. */
const piecePath = new RegExp(`^${pieceFolders}[^/?#\\\\]+$`);

/** Reads a stored list. What is no saved piece is left out; by hand, since a schema library would outweigh the page. */
export function parseSaved(stored: string | null): SavedPiece[] {
  return listedItems(stored).flatMap((item: Partial<Record<keyof SavedPiece, unknown>> | null) => {
    const { kind, path, title, lang, savedAt, due } = item ?? {};
    const known = pieceKinds.find((candidate) => candidate === kind);
    if (!known || typeof path !== "string" || !piecePath.test(path) || typeof title !== "string") return [];
    return [
      {
        kind: known,
        path,
        title,
        ...(typeof lang === "string" && langPattern.test(lang) && { lang }),
        savedAt: typeof savedAt === "string" ? savedAt : "",
        ...(typeof due === "string" && { due }),
      },
    ];
  });
}

/** Takes note that the copies of these pages are made, or not wanted any more. */
export function settleCopies(addresses: readonly string[]): void {
  const list = parseSaved(readStored(savedKey));
  const isSettled = ({ due }: SavedPiece) => due !== undefined && addresses.includes(due);
  if (!list.some(isSettled)) return;
  const settled = list.map((piece) => (isSettled(piece) ? { ...piece, due: undefined } : piece));
  writeStored(savedKey, JSON.stringify(settled));
}
