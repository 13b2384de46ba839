/**
 * Tells the app that another instance's webhook has come: it reaches this process through the front, which is outside the app's
 * module graph.
 */
import { processWide } from "#lib/base/values/process-wide";

const listeners = processWide("content-changed", () => new Set<() => void>());

/** Calls `listener` after each such webhook: for what the app remembers of content beside Next's caches. */
export const onContentChanged = (listener: () => void): void => void listeners.add(listener);

/** To be called by the front. */
export function tellContentChanged(): void {
  for (const listener of listeners) listener();
}
