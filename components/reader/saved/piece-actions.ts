/** What the buttons of a piece do. Loaded when one of them is likely to be pressed. */
import { localePath, splitLocale } from "#lib/base/i18n/paths";
import { isSaved, savedKey } from "#lib/reader/saved/is-saved";
import { parseSaved, settleCopies } from "#lib/reader/saved/saved";
import { canKeepCopies, dropCopies, keepCopies, offlinePaths } from "#lib/platform/browser/offline-copies";
import { sharePage } from "#lib/platform/browser/page/share";
import { readStored } from "#lib/platform/browser/storage/storage";
import type { SaidOfMark } from "@/components/reader/saved/answer-marks";

export { readAloud } from "#lib/platform/browser/page/speech";

/** What using a tool led to, if it has to be announced. */
export type Said = SaidOfMark | "copied" | "failed" | "silent";

/** The pages that show the list, and replace others offline. */
const shells = ["/saved", "/offline"];
const shellsHere = () =>
  shells.map((shell) => localePath(shell, splitLocale(window.location.pathname).locale));

let turn: Promise<unknown> = Promise.resolve();

/**
 * Updates the offline copies to the list: makes those that are due, and deletes those of pieces that are not on it. The runs queue
 * up, since each press starts one; what fails is due on the next page.
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
  // With an empty list the worker is removed too, even if it never stored anything.
  if (gone.length > 0 || left.length === 0) await dropCopies(gone, left);
}

/** On arrival: makes the copies that are still due, and renews that of a saved piece when it is opened again. */
export async function renewCopies(opened: string | undefined): Promise<void> {
  await bringCopies();
  if (opened !== undefined && isSaved(readStored(savedKey), opened))
    await keepCopies([window.location.pathname, ...shellsHere()], { register: false });
}

/** Shares the page. Returns only what the reader cannot see for themselves. */
export async function share(title: string): Promise<Said | null> {
  const outcome = await sharePage(title, window.location.href);
  return outcome === "copied" || outcome === "failed" ? outcome : null;
}
