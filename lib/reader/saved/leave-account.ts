/** Removes a reader's account from this browser, with everything that belongs to it. */
import { changesHere } from "#lib/reader/saved/entries-here";
import { setAside } from "#lib/reader/saved/set-aside";
import { syncProgress } from "#lib/reader/saved/sync";
import { removeCopies } from "#lib/platform/browser/offline-copies";
import { within } from "#lib/base/values/within";

/** How long a reader who signs out waits for unsent changes to reach the account. */
const lastWordMs = 1_500;

/** Sends the account the changes that it does not know yet, if that succeeds quickly. Never throws. */
export async function tellBeforeLeaving(): Promise<void> {
  if (Object.keys(changesHere()).length === 0) return;
  await within(lastWordMs, syncProgress()).catch(() => undefined);
}

/** Removes the current account and its offline copies from this browser. `isGone` when the account was deleted. */
export async function leaveAccount({ isGone = false } = {}): Promise<void> {
  if (setAside({ isGone })) await removeCopies();
}
