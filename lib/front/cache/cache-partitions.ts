/**
 * The cache of this server, in one partition for each kind of answer, each with its own budget of bytes. Answers are
 * asked of Next and finished once; webhooks make them old.
 */
import type { FirstTouch } from "#lib/front/cache/first-touch";
import type { CacheSlot } from "#lib/front/cache/cache-key";
import { compressHarder, finishPage, ttlOf, type CachedPage } from "#lib/front/cache/cached-page";
import { CachedPages } from "#lib/front/cache/cached-pages";
import { PageRenders } from "#lib/front/cache/page-renders";
import { shownFault, shownPath, type Log } from "#lib/front/log";
import { onInvalidation } from "#lib/front/next/next-bridge";
import type { Policy } from "#lib/front/policy";
import type { NextHandler } from "#lib/front/next/render";

export type CachePartitionsOptions = {
  handler: NextHandler;
  policy: Policy;
  /** The public host. Pages are rendered for it, whatever host a client names. */
  host: string;
  cacheBytes: number;
  /** How public pages load the framework at first touch; null to send pages as Next writes them. */
  firstTouch: FirstTouch | null;
  log: Log;
};

export type CachePartitions = { of: (kind: CacheSlot["kind"]) => CachedPages };

/**
 * Brotli's quality at first. It is quick, so that the first reader does not wait and an answer that nobody asks for again
 * costs little. Only what is asked for again is compressed as far as possible: a fifth of a second for a long page.
 */
const quickQuality = 5;
/** How many pages may wait to be compressed further. When the queue is full, a page stays as it is until it is rendered again. */
const longestQueue = 100;

/** Makes the partitions, empty. `handler` is asked for what none of them has. */
export function createCachePartitions({
  handler,
  policy,
  host,
  cacheBytes,
  firstTouch,
  log,
}: CachePartitionsOptions): CachePartitions {
  const renders = new PageRenders(handler, host);

  /** One page at a time: compressing hard takes memory, and nobody waits for it. */
  let queue = Promise.resolve();
  let waiting = 0;

  const createPartition = (share: number): CachedPages => {
    const pages: CachedPages = new CachedPages({
      maxBytes: Math.floor(cacheBytes * share),
      ask: (slot) => renders.ask(slot),
      askOlder: (slot) => renders.askOlder(slot),
      ttlOf,
      finish: (slot, answer, ttl) =>
        finishPage(slot, answer, ttl, { policy, quality: quickQuality, firstTouch }),
      onAskedAgain: (slot, page) => {
        // Payloads are asked for by few, and by many addresses.
        if (!page.bodies.br || slot.kind === "payload" || waiting >= longestQueue) return;
        waiting += 1;
        queue = queue.then(() => makeSmaller(slot, page)).finally(() => (waiting -= 1));
      },
      onFailure: (slot, error) =>
        log("a page could not be rendered", {
          path: shownPath(slot.path),
          error: shownFault(error),
        }),
    });
    const makeSmaller = async (slot: CacheSlot, page: CachedPage): Promise<void> => {
      // One that was replaced meanwhile is not worth the work.
      if (!pages.isCurrent(slot.key, page)) return;
      try {
        pages.replace(slot.key, page, await compressHarder(page));
      } catch (error) {
        log("a page could not be compressed", { error: shownFault(error) });
      }
    };
    onInvalidation((tags, isExpired) => pages.invalidate(tags, isExpired));
    return pages;
  };

  // There are more payloads and answers of endpoints than pages. In partitions of their own they cannot crowd out pages.
  const partitions = {
    document: createPartition(0.8),
    payload: createPartition(0.1),
    data: createPartition(0.1),
  };
  return { of: (kind) => partitions[kind] };
}
