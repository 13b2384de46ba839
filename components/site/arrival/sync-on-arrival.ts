import "client-only";
/** On arrival: syncs progress with the reader's account, and renews the offline copy of a saved piece. */
import { isSaved, savedKey } from "#lib/reader/saved/is-saved";
import { syncedKey } from "#lib/reader/saved/synced-key";
import { isSignedInHint } from "#lib/platform/browser/signed-in-hint";
import { readStored } from "#lib/platform/browser/storage";

/** The offline copy is renewed only when whatever the reader came for has long been there. */
const renewAfterMs = 2_000;

/**
 * Follows the reader's account. What a reader ticks is in the browser, and only the browser's cookie hints that an account
 * could store it: without that hint, and where no account has left anything, nothing is fetched.
 */
export function syncProgress(): void {
  if (isSignedInHint() || readStored(syncedKey) !== null)
    import("@/components/site/arrival/follow-account").then(
      ({ followAccount }) => followAccount(),
      () => undefined,
    );
}

/** Brings the offline copy of a saved piece up to date. */
export function renewCopy(): void {
  if (!("serviceWorker" in navigator) || !navigator.serviceWorker.controller) return;
  const path = document.querySelector<HTMLElement>("[data-mark=saved]")?.dataset.path;
  if (path === undefined || !isSaved(readStored(savedKey), path)) return;
  setTimeout(() => {
    import("@/components/reader/saved/piece-actions").then(
      ({ refreshCopy }) => refreshCopy(path),
      () => undefined,
    );
  }, renewAfterMs);
}
