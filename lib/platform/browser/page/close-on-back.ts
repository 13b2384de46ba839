import "client-only";

/** Not every browser has these yet, and TypeScript does not know them. */
type CloseWatcher = { onclose: (() => void) | null; destroy: () => void };
type WithCloseWatchers = { CloseWatcher?: new () => CloseWatcher };

/**
 * Calls `close` when a phone's Back is pressed or swiped, which would otherwise leave the page with what was typed. The browser
 * does so by itself for its own dialogs and popovers. Returns a function that stops this.
 */
export function closeOnBack(close: () => void): () => void {
  const { CloseWatcher: Watcher } = window as WithCloseWatchers;
  if (!Watcher) return () => undefined;
  const watcher = new Watcher();
  watcher.onclose = close;
  return () => watcher.destroy();
}
