/**
 * What Next's page cache (page-cache.mjs) tells the front: the tags of a page while it is rendered, and old tags. And what
 * the front tells it: that an older page will do.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { evenNow } from "#lib/base/values/even-clock";

/** The tags of a page; null when they are not known, and then every change may concern it. */
export type Tags = ReadonlySet<string> | null;

export type Durations = { expire?: number } | undefined;
type Noted = { tags: Set<string> | null; isOlderWanted: boolean; hasLooked: boolean; begunAt: number };
type Listener = (tags: readonly string[], isExpired: boolean, at: number) => void;
type Publisher = (tags: readonly string[], durations: Durations) => Promise<void>;

/** The header of a page that a webhook made old, given because no newer one can be rendered. */
export const olderMark = "x-lantern-older";

const noted = new AsyncLocalStorage<Noted>();
const listeners = new Set<Listener>();
const publishers = new Set<Publisher>();

// Next loads the page cache by path, in its own module graph: they meet on this symbol.
(globalThis as { [key: symbol]: unknown })[Symbol.for("lantern.front")] = {
  noteTags(tags: readonly string[]): void {
    const store = noted.getStore();
    if (!store) return;
    store.tags ??= new Set();
    for (const tag of tags) store.tags.add(tag);
  },
  /** When the render that is running began, by `evenNow`: what it gives may be as old as that. Null outside of one. */
  begunAt: (): number | null => noted.getStore()?.begunAt ?? null,
  olderMark,
  /** Whether the render that is running may be answered by an old page. The page cache asks when it is looked into. */
  isOlderWanted(): boolean {
    const store = noted.getStore();
    if (store) store.hasLooked = true;
    return store?.isOlderWanted ?? false;
  },
  async invalidate(tags: readonly string[], durations: Durations): Promise<void> {
    tellListeners(tags, durations);
    await Promise.all([...publishers].map((publish) => publish(tags, durations)));
  },
};

/** Makes the cached pages with these tags old, here and nowhere else; `at` is since when they are, by the machine's clock. */
export function tellListeners(tags: readonly string[], durations: Durations, at = Date.now()): void {
  // Without durations Next expires at once; a duration means "renew in the background".
  const isExpired = !durations || durations.expire === 0;
  for (const listener of listeners) listener(tags, isExpired, at);
}

/**
 * Runs a render and gives its result with the tags of the page it gave; with `isOlderWanted`, an old page is one too.
 * `hasLooked` is false when Next has not looked into its page cache for it, but answered by a render that was running.
 */
export async function withTags<T>(
  render: () => Promise<T>,
  isOlderWanted = false,
): Promise<{ result: T; tags: Tags; hasLooked: boolean }> {
  const store: Noted = { tags: null, isOlderWanted, hasLooked: false, begunAt: evenNow() };
  const result = await noted.run(store, render);
  return { result, tags: store.tags, hasLooked: store.hasLooked };
}

/** The render that is running begins only now: it has waited for its turn. */
export function beginNow(): void {
  const store = noted.getStore();
  if (store) store.begunAt = evenNow();
}

/** Calls `listener` with the tags that a webhook made old, and since when they are. */
export function onInvalidation(listener: Listener): void {
  listeners.add(listener);
}

/** Calls `publish` with tags that a webhook made old at this instance; the webhook's answer waits for it. */
export function onPublication(publish: Publisher): void {
  publishers.add(publish);
}
