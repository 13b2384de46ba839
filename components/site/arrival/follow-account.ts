import "client-only";
/** Follows the reader's account for as long as a page is open. Loaded where somebody is signed in, or has been. */
import { changesKey } from "#lib/reader/saved/changes";
import { leaveAccount } from "#lib/reader/saved/leave-account";
import { syncProgress } from "#lib/reader/saved/sync";
import { isSignedInHint, isSignInForgotten } from "#lib/platform/browser/sign-in-moment";
import { readStored, watchStored } from "#lib/platform/browser/storage";

/** Ticks follow each other quickly; they go together. */
const pauseMs = 800;

/** Lets go of what is an account's where its reader has signed out without a script to see it. */
const leave = () => void leaveAccount().catch(() => undefined);

/** A failure costs nothing: the change waits in the browser for the next page. */
const sync = (isArrival: boolean) => void syncProgress({ isArrival }).catch(() => undefined);

/**
 * Brings progress to the account and back: now, when the page is shown again, and when the reader has changed something.
 * Nothing else that is stored asks the account, least of all what its own answer has stored.
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
