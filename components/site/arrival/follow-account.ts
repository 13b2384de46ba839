import "client-only";
/** Follows the reader's account as long as a page is open. Loaded if somebody is signed in, or has been. */
import { changesKey } from "#lib/reader/saved/changes";
import { leaveAccount } from "#lib/reader/saved/leave-account";
import { syncProgress } from "#lib/reader/saved/sync";
import { isSignedInHint, isSignInForgotten } from "#lib/platform/browser/sign-in/sign-in-moment";
import { readStored, watchStored } from "#lib/platform/browser/storage/storage";

/** Ticks follow each other quickly, and are sent together. */
const pauseMs = 800;

/** Removes the account's data from this browser if its user signed out without a script that noticed. */
const leave = () => void leaveAccount().catch(() => undefined);

/** A failure costs nothing: the change waits in the browser for the next page. */
const sync = (isArrival: boolean) => void syncProgress({ isArrival }).catch(() => undefined);

/**
 * Syncs progress with the account: now, when the page is shown again, and when the reader has changed something. No other stored
 * change starts a sync, least of all one that the sync's own answer has stored.
 */
export function followAccount(): void {
  const arrive = () => {
    if (isSignedInHint()) sync(true);
    else if (isSignInForgotten()) leave();
  };
  let seen = readStored(changesKey);
  let timer: ReturnType<typeof setTimeout> | undefined;
  arrive();
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) arrive();
  });
  watchStored(() => {
    const changes = readStored(changesKey);
    if (changes === seen) return;
    seen = changes;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isSignedInHint()) sync(false);
    }, pauseMs);
  });
}
