import "client-only";
/**
 * The one access to the browser's storage. Every call is guarded: where storage is blocked, full or absent, what was
 * written is kept in memory for as long as the page is open, and nothing throws.
 */

const memory = new Map<string, string>();
const watchers = new Set<() => void>();

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
    window.addEventListener("storage", tell);
    window.addEventListener("pageshow", tellWhenRestored);
  }
  watchers.add(listener);
  return () => {
    watchers.delete(listener);
    if (watchers.size > 0) return;
    window.removeEventListener("storage", tell);
    window.removeEventListener("pageshow", tellWhenRestored);
  };
}

function tell(): void {
  for (const watcher of watchers) watcher();
}

function tellWhenRestored(event: PageTransitionEvent): void {
  if (event.persisted) tell();
}
