import { localePath, splitLocale } from "#lib/base/i18n/paths";
import { parseSaved, removePiece, savePiece, type Piece } from "#lib/reader/saved/saved";
import { isSaved, savedKey } from "#lib/reader/saved/is-saved";
import { dropCopies, keepCopies } from "#lib/platform/browser/offline-copies";
import { sharePage } from "#lib/platform/browser/share";
import { readStored } from "#lib/platform/browser/storage";

export { readAloud } from "#lib/platform/browser/speech";

/** What the tools do when they are used; loaded when that is likely. Each gives what is to be said of it, if anything. */
export type Said = "kept" | "brief" | "removed" | "copied" | "failed" | "silent";

/** Saves the piece, with a copy for reading offline, or takes it off the list. `shells` are the pages that show the list. */
export function toggleSaved(piece: Piece, shells: readonly string[]): Said {
  if (isSaved(readStored(savedKey), piece.path)) {
    void dropCopies([piece.path], removePiece(piece.path));
    return "removed";
  }
  if (!savePiece(piece, new Date())) return "brief";
  void keepCopies([window.location.pathname, ...shells], { register: true });
  return "kept";
}

/** Keeps a saved piece that is opened again as it is now, with the pages that show the list. */
export function refreshCopy(path: string): Promise<boolean> {
  if (!parseSaved(readStored(savedKey)).some((piece) => piece.path === path)) return Promise.resolve(false);
  const { pathname } = window.location;
  const { locale } = splitLocale(pathname);
  const shells = ["/saved", "/offline"].map((shell) => localePath(shell, locale));
  return keepCopies([pathname, ...shells], { register: false });
}

/** Passes the page on. Only what the reader cannot see for themselves is said. */
export async function share(title: string): Promise<Said | null> {
  const outcome = await sharePage(title, window.location.href);
  return outcome === "copied" || outcome === "failed" ? outcome : null;
}
