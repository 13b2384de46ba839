import "client-only";
import { pageWide } from "#lib/platform/browser/page-wide";

/**
 * The one access to the browser's storage. Every call is guarded: where storage is blocked, full or absent, what was
 * written is kept in memory for as long as the page is open, and nothing throws.
 */

const memory = pageWide("storage.memory", () => new Map<string, string>());
const watchers = pageWide("storage.watchers", () => new Set<() => void>());
/** Who listens to the browser for all watchers, whichever copy of this module was first. */
const listening = pageWide("storage.listening", () => ({ tell, tellWhenRestored }));

/** What is kept under `key`; null when there is nothing, or nothing can be read. */
export function readStored(key: string): string | null {
  const held = memory.get(key);
  if (held !== undefined) return held;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps `value` under `key`. Gives whether it outlives this page; if not, it is held in memory. */
export function writeStored(key: string, value: string): boolean {
  let lasts = true;
  try {
    window.localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    lasts = false;
    memory.set(key, value);
  }
  tell();
  return lasts;
}

/** Forgets what is kept under `key`. */
export function removeStored(key: string): void {
  memory.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing could be written there either.
  }
  tell();
}

/** Forgets everything that `isMeant` says so of, by its key, in the storage of this browser and of this tab. */
export function removeStoredWhere(isMeant: (key: string) => boolean): void {
  for (const key of memory.keys()) if (isMeant(key)) memory.delete(key);
  for (const name of ["localStorage", "sessionStorage"] as const)
    try {
      const storage = window[name];
      for (const key of Object.keys(storage)) if (isMeant(key)) storage.removeItem(key);
    } catch {
      // Nothing could be written there either.
    }
  tell();
}

/** Whether this is the first call with `key` in this tab since it was opened. Always true where storage is blocked. */
export function isFirstInTab(key: string): boolean {
  try {
    if (window.sessionStorage.getItem(key) !== null) return false;
    window.sessionStorage.setItem(key, "1");
  } catch {
    // Once more is better than never.
  }
  return true;
}

/** Whether what is written here outlives this page. */
export function storageLasts(): boolean {
  const probe = "lantern-probe";
  try {
    window.localStorage.setItem(probe, probe);
    window.localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

/**
 * Calls `listener` after every change made here, in another tab, or while this page lay in the browser's back-forward
 * cache. Gives the way to stop. Fits `useSyncExternalStore`.
 */
export function watchStored(listener: () => void): () => void {
  if (watchers.size === 0) {
    window.addEventListener("storage", listening.tell);
    window.addEventListener("pageshow", listening.tellWhenRestored);
  }
  watchers.add(listener);
  return () => {
    watchers.delete(listener);
    if (watchers.size > 0) return;
    window.removeEventListener("storage", listening.tell);
    window.removeEventListener("pageshow", listening.tellWhenRestored);
  };
}

function tell(): void {
  for (const watcher of watchers) watcher();
}

function tellWhenRestored(event: PageTransitionEvent): void {
  if (event.persisted) tell();
}
