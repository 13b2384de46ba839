import { localePath, splitLocale } from "#lib/base/i18n/paths";
import { isSaved, savedKey } from "#lib/reader/saved/is-saved";
import { parseSaved, settleCopies } from "#lib/reader/saved/saved";
import { canKeepCopies, dropCopies, keepCopies, offlinePaths } from "#lib/platform/browser/offline-copies";
import { sharePage } from "#lib/platform/browser/share";
import { readStored } from "#lib/platform/browser/storage";
import type { SaidOfMark } from "@/components/reader/saved/answer-marks";

export { readAloud } from "#lib/platform/browser/speech";

/** What the tools do when they are used; loaded when that is likely. Each gives what is to be said of it, if anything. */
export type Said = SaidOfMark | "copied" | "failed" | "silent";

/** The pages that show the list, and stand in for others offline. */
const shells = ["/saved", "/offline"];
const shellsHere = () =>
  shells.map((shell) => localePath(shell, splitLocale(window.location.pathname).locale));

let turn: Promise<unknown> = Promise.resolve();

/**
 * Lets the copies for reading offline follow the list: those that are due are made, those of pieces that are not on it go.
 * One after the other, since each press asks for it; what fails is due on the next page.
 */
export const bringCopies = (): Promise<unknown> => (turn = turn.then(bring));

async function bring(): Promise<void> {
  const due = parseSaved(readStored(savedKey)).flatMap((piece) => piece.due ?? []);
  if (due.length > 0) {
    const missed = await keepCopies([...due, ...shellsHere()], { register: true });
    settleCopies(canKeepCopies() ? due.filter((address) => !missed.includes(address)) : due);
  }
  const copies = (await offlinePaths())?.map((address) => splitLocale(address).path);
  if (!copies) return;
  const list = readStored(savedKey);
  const left = parseSaved(list);
  const gone = copies.filter((path) => !shells.includes(path) && !isSaved(list, path));
  // With nothing on the list the worker goes, too, though none of it was ever kept.
  if (gone.length > 0 || left.length === 0) await dropCopies(gone, left);
}

/** On arrival: makes the copies that are still due, and keeps a saved piece that is opened again as it is now. */
export async function renewCopies(opened: string | undefined): Promise<void> {
  await bringCopies();
  if (opened !== undefined && isSaved(readStored(savedKey), opened))
    await keepCopies([window.location.pathname, ...shellsHere()], { register: false });
}

/** Passes the page on. Only what the reader cannot see for themselves is said. */
export async function share(title: string): Promise<Said | null> {
  const outcome = await sharePage(title, window.location.href);
  return outcome === "copied" || outcome === "failed" ? outcome : null;
}
