import "client-only";
import { pageWide } from "#lib/platform/browser/page-wide";

/**
 * The one access to the browser's storage. Every call is guarded: where storage is blocked, full or absent, what was
 * written is kept in memory for as long as the page is open, and nothing throws.
 */

/** What could not be written, by key. */
export const memory = pageWide("storage.memory", () => new Map<string, string>());
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

/** The keys under which something is kept beyond this page. Throws where nothing can be read. */
export const storedKeys = (): string[] => Object.keys(window.localStorage);

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

/** Tells every watcher that something has changed. */
export function tell(): void {
  for (const watcher of watchers) watcher();
}

function tellWhenRestored(event: PageTransitionEvent): void {
  if (event.persisted) tell();
}
