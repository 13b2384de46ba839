import "client-only";
import { pageWide } from "#lib/platform/browser/page/page-wide";

/**
 * The only access to the browser's storage. Every call is guarded: where storage is blocked, full or missing, values are kept in
 * memory as long as the page is open, and nothing throws.
 */

/** The values that could not be written, by key. */
export const memory = pageWide("storage.memory", () => new Map<string, string>());
const watchers = pageWide("storage.watchers", () => new Set<() => void>());
/** The listeners on the browser's events for all watchers, from whichever copy of this module came first. */
const listening = pageWide("storage.listening", () => ({ tell, tellWhenRestored }));

/** The value stored under `key`; null when there is none, or when storage cannot be read. */
export function readStored(key: string): string | null {
  const held = memory.get(key);
  if (held !== undefined) return held;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The keys of all values stored beyond this page. Throws where storage cannot be read. */
export const storedKeys = (): string[] => Object.keys(window.localStorage);

/** Stores `value` under `key`. Returns whether it outlives this page; if not, it is kept in memory. */
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

/** Removes the value stored under `key`. */
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
 * Calls `listener` after every change made here, in another tab, or while this page was in the browser's back-forward cache.
 * Returns a function that stops this. Fits `useSyncExternalStore`.
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

/** Notifies every watcher of a change. */
export function tell(): void {
  for (const watcher of watchers) watcher();
}

function tellWhenRestored(event: PageTransitionEvent): void {
  if (event.persisted) tell();
}
