/**
 * The cache of this server, in one partition for each kind of answer, each with its own budget of bytes. Answers are
 * asked of Next and finished once; webhooks make them old.
 */
import { evenNow } from "#lib/base/values/even-clock";
import type { FirstTouch } from "#lib/front/first-touch";
import type { CacheSlot } from "#lib/front/cache-key";
import { compressHarder, finishPage, ttlOf, type CachedPage } from "#lib/front/cached-page";
import { CachedPages } from "#lib/front/cached-pages";
import { limits } from "#lib/front/limits";
import { olderMark, onInvalidation } from "#lib/front/next-bridge";
import type { Policy } from "#lib/front/policy";
import { render, type Answer, type NextHandler } from "#lib/front/render";

export type Log = (message: string, details: object) => void;

export type CachePartitionsOptions = {
  handler: NextHandler;
  policy: Policy;
  /** The public host, by which pages are rendered, whatever a client calls it. */
  host: string;
  cacheBytes: number;
  /** How the framework of public pages comes at first touch; null to send pages as Next writes them. */
  firstTouch: FirstTouch | null;
  log: Log;
};

export type CachePartitions = { of: (kind: CacheSlot["kind"]) => CachedPages };

/**
 * First quick: the first reader does not wait, and an answer that nobody asks for again costs hardly more than sending it.
 * As small as it gets only what is asked for again, which takes a fifth of a second of a processor for a long page.
 */
const quickQuality = 5;
/** Pages that wait to be compressed hard. One that finds the queue full stays as it is until it is rendered anew. */
const longestQueue = 100;
/** Next answers by a render that is running for somebody else, who did not want an older page: how often to ask again. */
const olderTries = 3;
/** Next answers with an older page and renders anew behind it: how long to wait for that one, each time. */
const staleWaitsMs = [20, 80, 400, 1_500];
/** Next answers by a render from before a webhook: how often to ask whether it has ended. */
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
    const once = () => render(handler, slot.url, headersOf(slot), limits.renderMs);
    const begunAt = evenNow();
    // No render takes longer, so one that is running may have begun before the webhook.
    const isSoonAfterChange = begunAt - changedAt < limits.renderMs;
    let hasLooked = false;
    for (let tries = 0; ; tries += 1) {
      const answer = await once();
      hasLooked ||= answer.hasLooked;
      // Of a render that somebody else asked for, in the background or for a page's other form: Next gives all who come
      // meanwhile what it has or makes, as old as it is.
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
      const answer = await render(handler, slot.url, headersOf(slot), limits.renderMs, true);
      // What is given to all while it is renewed may be from before the webhook.
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
          path: slot.path.slice(0, 200),
          error: String(error).slice(0, 300),
        }),
    });
    const makeSmaller = async (slot: CacheSlot, page: CachedPage): Promise<void> => {
      // One that was replaced meanwhile is not worth the work.
      if (!pages.isCurrent(slot.key, page)) return;
      try {
        pages.replace(slot.key, page, await compressHarder(page));
      } catch (error) {
        log("a page could not be compressed", { error: String(error) });
      }
    };
    onInvalidation((tags, isExpired) => pages.invalidate(tags, isExpired));
    return pages;
  };

  // Of payloads and of endpoints' answers there are more than of pages: in partitions of their own they crowd out none.
  const partitions = {
    document: createPartition(0.8),
    payload: createPartition(0.1),
    data: createPartition(0.1),
  };
  return { of: (kind) => partitions[kind] };
}
