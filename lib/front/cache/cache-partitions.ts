/**
 * The cache of this server, in one partition for each kind of answer, each with its own budget of bytes. Answers are
 * asked of Next and finished once; webhooks make them old.
 */
import { evenNow } from "#lib/base/values/even-clock";
import type { FirstTouch } from "#lib/front/cache/first-touch";
import type { CacheSlot } from "#lib/front/cache/cache-key";
import { compressHarder, finishPage, ttlOf, type CachedPage } from "#lib/front/cache/cached-page";
import { CachedPages } from "#lib/front/cache/cached-pages";
import { limits } from "#lib/front/limits";
import { shownFault, shownPath, type Log } from "#lib/front/log";
import { olderMark, onInvalidation } from "#lib/front/next/next-bridge";
import type { Policy } from "#lib/front/policy";
import { render, type Answer, type NextHandler } from "#lib/front/next/render";

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
/** Next may answer with a render that began for a request that wanted no older page: how often to ask again for one. */
const olderTries = 3;
/** Next may answer with an old page and render a new one in the background: how long to wait for that, each time. */
const staleWaitsMs = [20, 80, 400, 1_500];
/** Next may answer with a render that began before a webhook: how long to wait before asking again. */
const joinedWaitMs = 250;

/** What Next says of an answer that is or was in its page cache. */
const stateOf = (answer: Answer) => answer.headers["x-nextjs-cache"];

/** Makes the partitions, empty. `handler` is asked for what none of them has. */
export function createCachePartitions({
  handler,
  policy,
  host,
  cacheBytes,
  firstTouch,
  log,
}: CachePartitionsOptions): CachePartitions {
  const headersOf = (slot: CacheSlot) => ({
    host,
    "x-forwarded-host": host,
    accept: "*/*",
    ...slot.headers,
  });
  /** When a webhook last had pages rendered anew before they are shown. */
  let changedAt = -Infinity;
  onInvalidation((_, isExpired) => {
    if (isExpired) changedAt = evenNow();
  });

  const ask = async (slot: CacheSlot): Promise<Answer> => {
    const once = () => render(handler, slot.url, headersOf(slot), { limitMs: limits.renderMs });
    const begunAt = evenNow();
    // No render takes longer than this. So soon after a webhook, a running render may have begun before it.
    const isSoonAfterChange = begunAt - changedAt < limits.renderMs;
    let hasLooked = false;
    for (let tries = 0; ; tries += 1) {
      const answer = await once();
      hasLooked ||= answer.hasLooked;
      // Then the answer is of a render that began for another request, in the background or for the page's other form: Next
      // gives everybody who asks meanwhile the page that it has or is making, however old.
      const isFromBefore =
        isSoonAfterChange && !hasLooked && answer.status < 500 && stateOf(answer) !== undefined;
      const isWorthAWait = stateOf(answer) === "STALE" && tries < staleWaitsMs.length;
      if (!isFromBefore && !isWorthAWait) return answer;
      if (evenNow() - begunAt > limits.renderMs)
        throw new Error("Next gives only what is from before a webhook");
      await new Promise((resolve) => setTimeout(resolve, staleWaitsMs[tries] ?? joinedWaitMs));
    }
  };
  const askOlder = async (slot: CacheSlot): Promise<Answer | null> => {
    for (let tries = 0; tries < olderTries; tries += 1) {
      const answer = await render(handler, slot.url, headersOf(slot), {
        limitMs: limits.renderMs,
        isOlderWanted: true,
      });
      // While Next renews a page, it gives everybody the old one, which may be from before the webhook.
      if (stateOf(answer) === "STALE" && !answer.hasLooked)
        return { ...answer, headers: { ...answer.headers, [olderMark]: "1" } };
      if (answer.status < 500) return answer;
      if (answer.hasLooked) break;
    }
    return null;
  };

  /** One page at a time: compressing hard takes memory, and nobody waits for it. */
  let queue = Promise.resolve();
  let waiting = 0;

  const createPartition = (share: number): CachedPages => {
    const pages: CachedPages = new CachedPages({
      maxBytes: Math.floor(cacheBytes * share),
      ask,
      askOlder,
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
