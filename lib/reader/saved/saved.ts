/**
 * The reader's own list: pieces saved for later, kept in this browser under `lantern-saved`, as JSON:
 * `[{"kind": "brief", "path": "/micro-briefs/x", "title": "X", "savedAt": "2026-03-14T21:00:00.000Z"}]`, newest first.
 * For a reader who is signed in `sync.ts` brings it to their other browsers.
 */
import { pieceFolders, pieceKinds } from "#lib/publication/content/kinds";
import { noteChanges } from "#lib/reader/saved/changes";
import { savedKey } from "#lib/reader/saved/is-saved";
import { langPattern, type Piece } from "#lib/reader/saved/piece";
import { parseJson } from "#lib/reader/saved/parse-json";
import { readStored, writeStored } from "#lib/platform/browser/storage";

export type { Piece } from "#lib/reader/saved/piece";
export type SavedPiece = Piece & { savedAt: string };

/** Only our own pages: what a browser keeps can be edited by anybody who holds it. */
const piecePath = new RegExp(`^${pieceFolders}[^/?#\\\\]+$`);

/** Reads a stored list. What is no saved piece is left out; by hand, since a schema library would outweigh the page. */
export function parseSaved(stored: string | null): SavedPiece[] {
  const items = parseJson(stored);
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: Partial<Record<keyof SavedPiece, unknown>> | null) => {
    const { kind, path, title, lang, savedAt } = item ?? {};
    const known = pieceKinds.find((candidate) => candidate === kind);
    if (!known || typeof path !== "string" || !piecePath.test(path) || typeof title !== "string") return [];
    const written = typeof lang === "string" && langPattern.test(lang) ? { lang } : {};
    return [{ kind: known, path, title, ...written, savedAt: typeof savedAt === "string" ? savedAt : "" }];
  });
}

/** Puts a piece at the top of the list. Gives whether the list outlives this page. */
export function savePiece(piece: Piece, now: Date): boolean {
  const others = parseSaved(readStored(savedKey)).filter(({ path }) => path !== piece.path);
  noteChanges([`saved ${piece.path}`]);
  return writeStored(savedKey, JSON.stringify([{ ...piece, savedAt: now.toISOString() }, ...others]));
}

/** Takes a piece off the list; gives what is left. */
export function removePiece(path: string): SavedPiece[] {
  const left = parseSaved(readStored(savedKey)).filter((piece) => piece.path !== path);
  noteChanges([`saved ${path}`]);
  writeStored(savedKey, JSON.stringify(left));
  return left;
}
