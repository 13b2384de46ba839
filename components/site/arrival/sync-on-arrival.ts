import "client-only";
/** On arrival: syncs progress with the reader's account, and renews the offline copies of saved pieces. */
import { isSaved, savedKey } from "#lib/reader/saved/is-saved";
import { syncedKey } from "#lib/reader/saved/synced-key";
import { signInCookies } from "#lib/platform/browser/sign-in/sign-in-cookies";
import { readStored } from "#lib/platform/browser/storage/storage";

/** The offline copy is renewed only long after everything that the reader came for has loaded. */
const renewAfterMs = 2_000;

/**
 * Follows the reader's account. Ticks are stored in the browser, and only a cookie hints at an account that could store them:
 * without that hint, and if no account has left anything behind, nothing is loaded.
 */
export function followAccountIfAny(): void {
  if ((signInCookies() ?? readStored(syncedKey)) !== null)
    import("@/components/site/arrival/follow-account").then(
      ({ followAccount }) => followAccount(),
      () => undefined,
    );
}

/** Renews the offline copy of a saved piece, and makes the copies that were not made before the reader left. */
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
