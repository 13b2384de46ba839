/**
 * The reader's own list: pieces saved for later, stored in this browser under `lantern-saved` as JSON:
 * `[{"kind": "brief", "path": "/micro-briefs/x", "title": "X", "savedAt": "2026-03-14T21:00:00.000Z"}]`, newest first.
 * `due` is the address of a page whose offline copy is still to be made. `keep-piece.ts` changes the list. For a signed-in reader,
 * `sync.ts` copies it to their other browsers.
 */
import { pieceFolders, pieceKinds } from "#lib/publication/content/kinds";
import { listedItems, savedKey } from "#lib/reader/saved/is-saved";
import { langPattern, type Piece } from "#lib/reader/saved/piece";
import { readStored, writeStored } from "#lib/platform/browser/storage/storage";

export type SavedPiece = Piece & { savedAt: string; due?: string };

/** Only our own pages, because anybody with access to a browser can edit its storage. */
const piecePath = new RegExp(`^${pieceFolders}[^/?#\\\\]+$`);

/** Reads a stored list and leaves out what is no saved piece. Checked by hand, because a schema library would outweigh the page. */
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

/** Notes that the copies of these pages have been made, or are no longer wanted. */
export function settleCopies(addresses: readonly string[]): void {
  const list = parseSaved(readStored(savedKey));
  const isSettled = ({ due }: SavedPiece) => due !== undefined && addresses.includes(due);
  if (!list.some(isSettled)) return;
  const settled = list.map((piece) => (isSettled(piece) ? { ...piece, due: undefined } : piece));
  writeStored(savedKey, JSON.stringify(settled));
}
