/** How what belongs to an account goes out of sight. */
import { changesKey } from "#lib/reader/saved/changes";
import { changedHere } from "#lib/reader/saved/entries-here";
import { savedKey } from "#lib/reader/saved/is-saved";
import { progressKey } from "#lib/reader/saved/progress";
import { readSynced, writeSynced } from "#lib/reader/saved/synced";
import { removeStored } from "#lib/platform/browser/storage";

type Leaving = {
  /** The account is no more: nothing waits for it. */
  isGone?: boolean;
  /** Who it is may come back with the next answer, and would miss the copies. */
  isUnsure?: boolean;
};

/**
 * Takes it out of the lists of this browser. What the account was not told waits, and is told when its reader is back. Gives
 * whether an account was here: a reader who never had one keeps everything.
 */
export function setAside({ isGone = false, isUnsure = false }: Leaving = {}): boolean {
  const { owner, held = {} } = readSynced() ?? {};
  if (owner === undefined) return false;
  const waiting = isGone ? {} : { ...held[owner], ...changedHere() };
  writeSynced({ held: { ...held, [owner]: waiting }, ...(isUnsure ? { last: owner } : {}) });
  for (const key of [changesKey, progressKey, savedKey]) removeStored(key);
  return true;
}
