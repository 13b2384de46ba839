import "client-only";
/** On arrival: syncs progress with the reader's account, and renews the offline copy of a saved piece. */
import { isSaved, savedKey } from "#lib/reader/saved/is-saved";
import { isSignedInHint } from "#lib/platform/browser/signed-in-hint";
import { readStored, watchStored } from "#lib/platform/browser/storage";

/** Ticks follow each other quickly; they go together. */
const pauseMs = 800;
/** The offline copy is renewed only when whatever the reader came for has long been there. */
const renewAfterMs = 2_000;

/**
 * Brings progress to the account and back. What a reader ticks is in the browser, and only the browser's cookie hints that
 * an account could store it: without that hint nothing is fetched.
 */
export function syncProgress(): void {
  if (!isSignedInHint()) return;
  // A failure costs nothing: the change waits in the browser for the next page.
  const sync = () =>
    void import("#lib/reader/saved/sync").then(({ syncProgress: run }) => run()).catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  sync();
  watchStored(() => {
    clearTimeout(timer);
    timer = setTimeout(sync, pauseMs);
  });
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
