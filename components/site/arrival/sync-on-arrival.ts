import "client-only";
/** On arrival: syncs progress with the reader's account, and renews the offline copies of saved pieces. */
import { isSaved, savedKey } from "#lib/reader/saved/is-saved";
import { syncedKey } from "#lib/reader/saved/synced-key";
import { signInCookies } from "#lib/platform/browser/sign-in-cookies";
import { readStored } from "#lib/platform/browser/storage";

/** The offline copy is renewed only when whatever the reader came for has long been there. */
const renewAfterMs = 2_000;

/**
 * Follows the reader's account. What a reader ticks is in the browser, and only the browser's cookie hints that an account
 * could store it: without that hint, and where no account has left anything, nothing is fetched.
 */
export function followAccountIfAny(): void {
  if ((signInCookies() ?? readStored(syncedKey)) !== null)
    import("@/components/site/arrival/follow-account").then(
      ({ followAccount }) => followAccount(),
      () => undefined,
    );
}

/** Brings the offline copy of a saved piece up to date, and makes those that a reader left before they were made. */
export function renewCopy(): void {
  const path = document.querySelector<HTMLElement>("[data-mark=saved]")?.dataset.path;
  const list = readStored(savedKey);
  if (!list?.includes('"due"') && !(path !== undefined && isSaved(list, path))) return;
  setTimeout(() => {
    import("@/components/reader/saved/piece-actions").then(
      ({ renewCopies }) => renewCopies(path),
      () => undefined,
    );
  }, renewAfterMs);
}
