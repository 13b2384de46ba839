/**
 * Where the front and Next's page cache (page-cache.mjs) meet. The cache tells the front the tags of a page while it is rendered,
 * and which tags a webhook made old. The front tells the cache when a render may be answered by an old page.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import { frontBridge } from "#lib/platform/front-bridge";
import { evenNow } from "#lib/base/values/even-clock";

/** The tags of a page; null when they are not known, so that any change may concern it. */
export type Tags = ReadonlySet<string> | null;

export type Durations = { expire?: number } | undefined;
type Noted = {
  tags: Set<string> | null;
  isOlderWanted: boolean;
  hasLooked: boolean;
  begunAt: number;
  response: ServerResponse | null;
  isMissing: boolean;
};
type Listener = (tags: readonly string[], isExpired: boolean, at: number) => void;
type Publisher = (tags: readonly string[], durations: Durations) => Promise<void>;

/** Marks a page that a webhook made old, and that is given because no newer one can be rendered. */
export const olderMark = "x-lantern-older";

const noted = new AsyncLocalStorage<Noted>();
const listeners = new Set<Listener>();
const publishers = new Set<Publisher>();

frontBridge.set({
  noteTags(tags) {
    const store = noted.getStore();
    if (!store) return;
    store.tags ??= new Set();
    for (const tag of tags) store.tags.add(tag);
  },
  noteMissing() {
    const store = noted.getStore();
    if (store) store.isMissing = true;
  },
  begunAt: () => noted.getStore()?.begunAt ?? null,
  hasReaderGone: () => noted.getStore()?.response?.destroyed ?? false,
  olderMark,
  isOlderWanted() {
    const store = noted.getStore();
    if (store) store.hasLooked = true;
    return store?.isOlderWanted ?? false;
  },
  async invalidate(tags, durations) {
    tellListeners(tags, durations);
    await Promise.all([...publishers].map((publish) => publish(tags, durations)));
  },
});

/** Makes the cached pages with these tags old, in this process only. `at` is when they became old, by the machine's clock. */
export function tellListeners(tags: readonly string[], durations: Durations, at = Date.now()): void {
  // Without durations Next expires at once; a duration means "renew in the background".
  const isExpired = !durations || durations.expire === 0;
  for (const listener of listeners) listener(tags, isExpired, at);
}

/**
 * Runs a render and gives its result with the tags of its page. With `isOlderWanted`, an old page will do. `hasLooked` is
 * false when Next did not look into its page cache, but answered by a render that was running already.
 */
export async function withTags<T>(
  render: () => Promise<T>,
  isOlderWanted = false,
): Promise<{ result: T; tags: Tags; hasLooked: boolean }> {
  const store: Noted = {
    tags: null,
    isOlderWanted,
    hasLooked: false,
    begunAt: evenNow(),
    response: null,
    isMissing: false,
  };
  const result = await noted.run(store, render);
  return { result, tags: store.tags, hasLooked: store.hasLooked };
}

/** Notes that the current render begins only now, after having waited for its turn, and where its answer goes. */
export function beginNow(response: ServerResponse): void {
  const store = noted.getStore();
  if (store) Object.assign(store, { begunAt: evenNow(), response });
}

/** A function that tells whether the page of the current render says that what its address names is not there. */
export function watchMissing(): () => boolean {
  const store = noted.getStore();
  return () => store?.isMissing ?? false;
}

/** Calls `listener` with the tags that a webhook made old, and since when they are. */
export function onInvalidation(listener: Listener): void {
  listeners.add(listener);
}

/** Calls `publish` with tags that a webhook made old at this instance; the webhook's answer waits for it. */
export function onPublication(publish: Publisher): void {
  publishers.add(publish);
}
