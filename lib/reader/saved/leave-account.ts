/** How a reader's account leaves this browser, with everything that belongs to it. */
import { changesHere } from "#lib/reader/saved/entries-here";
import { setAside } from "#lib/reader/saved/set-aside";
import { syncProgress } from "#lib/reader/saved/sync";
import { removeCopies } from "#lib/platform/browser/offline-copies";

/** A reader who leaves waits no longer than this for what the account has not been told. */
const lastWordMs = 1_500;

/** Tells the account what it has not been told, as far as that can be done at once. Never throws. */
export async function tellBeforeLeaving(): Promise<void> {
  if (Object.keys(changesHere()).length === 0) return;
  await Promise.race([
    syncProgress().catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, lastWordMs)),
  ]);
}

/** Lets go of the account that is here, and of its copies for reading offline; `isGone` when it is no more. */
export async function leaveAccount({ isGone = false } = {}): Promise<void> {
  if (setAside({ isGone })) await removeCopies();
}
