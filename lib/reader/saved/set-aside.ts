/** Takes what belongs to an account out of sight. */
import { changesKey } from "#lib/reader/saved/changes";
import { changedHere } from "#lib/reader/saved/entries-here";
import { savedKey } from "#lib/reader/saved/is-saved";
import { progressKey } from "#lib/reader/saved/progress";
import { readSynced, writeSynced } from "#lib/reader/saved/synced";
import { removeStored } from "#lib/platform/browser/storage/storage";

type Leaving = {
  /** The account was deleted: nothing waits for it. */
  isGone?: boolean;
  /** The next answer may name the same account again, which would then miss its offline copies. */
  isUnsure?: boolean;
};

/**
 * Removes the account's data from the lists of this browser. Changes that the account does not know yet are kept, and are sent when
 * its reader is back. Returns whether there was an account: a reader who never had one keeps everything.
 */
export function setAside({ isGone = false, isUnsure = false }: Leaving = {}): boolean {
  const { owner, held = {} } = readSynced() ?? {};
  if (owner === undefined) return false;
  const waiting = isGone ? {} : { ...held[owner], ...changedHere() };
  writeSynced({ held: { ...held, [owner]: waiting }, ...(isUnsure ? { last: owner } : {}) });
  for (const key of [changesKey, progressKey, savedKey]) removeStored(key);
  return true;
}
