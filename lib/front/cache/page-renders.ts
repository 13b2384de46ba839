/** Asks Next for pages on nobody's behalf, until its answer is no older than the last webhook. */
import { setTimeout as sleep } from "node:timers/promises";
import { evenNow } from "#lib/base/values/even-clock";
import type { CacheSlot } from "#lib/front/cache/cache-key";
import { limits } from "#lib/front/limits";
import { olderMark, onInvalidation } from "#lib/front/next/next-bridge";
import { render, type Answer, type NextHandler } from "#lib/front/next/render";

/** Next may answer with a render that began for a request that wanted no older page: how often to ask again for one. */
const olderTries = 3;
/** Next may answer with an old page and render a new one in the background: how long to wait for that, each time. */
const staleWaitsMs = [20, 80, 400, 1_500];
/** Next may answer with a render that began before a webhook: how long to wait before asking again. */
const joinedWaitMs = 250;

/** What Next says of an answer that is or was in its page cache. */
const stateOf = (answer: Answer) => answer.headers["x-nextjs-cache"];

/** Has Next render the answers of slots. `host` is the public one, for which pages are made whatever host a client names. */
export class PageRenders {
  readonly #handler: NextHandler;
  readonly #host: string;
  /** When a webhook last had pages rendered anew before they are shown. */
  #changedAt = -Infinity;

  constructor(handler: NextHandler, host: string) {
    this.#handler = handler;
    this.#host = host;
    onInvalidation((_, isExpired) => {
      if (isExpired) this.#changedAt = evenNow();
    });
  }

  /** The answer of a slot. Throws when Next fails, or gives only what is from before a webhook. */
  async ask(slot: CacheSlot): Promise<Answer> {
    const begunAt = evenNow();
    // No render takes longer than this. So soon after a webhook, a running render may have begun before it.
    const isSoonAfterChange = begunAt - this.#changedAt < limits.renderMs;
    let hasLooked = false;
    for (let tries = 0; ; tries += 1) {
      const answer = await this.#render(slot);
      hasLooked ||= answer.hasLooked;
      // Then the answer is of a render that began for another request, in the background or for the page's other form: Next
      // gives everybody who asks meanwhile the page that it has or is making, however old.
      const isFromBefore =
        isSoonAfterChange && !hasLooked && answer.status < 500 && stateOf(answer) !== undefined;
      const isWorthAWait = stateOf(answer) === "STALE" && tries < staleWaitsMs.length;
      if (!isFromBefore && !isWorthAWait) return answer;
      if (evenNow() - begunAt > limits.renderMs)
        throw new Error("Next gives only what is from before a webhook");
      await sleep(staleWaitsMs[tries] ?? joinedWaitMs);
    }
  }

  /** The older page that Next has for a slot, where it can make no newer one; null when it has none. */
  async askOlder(slot: CacheSlot): Promise<Answer | null> {
    for (let tries = 0; tries < olderTries; tries += 1) {
      const answer = await this.#render(slot, true);
      // While Next renews a page, it gives everybody the old one, which may be from before the webhook.
      if (stateOf(answer) === "STALE" && !answer.hasLooked)
        return { ...answer, headers: { ...answer.headers, [olderMark]: "1" } };
      if (answer.status < 500) return answer;
      if (answer.hasLooked) break;
    }
    return null;
  }

  #render({ url, headers }: CacheSlot, isOlderWanted = false): Promise<Answer> {
    const asked = { host: this.#host, "x-forwarded-host": this.#host, accept: "*/*", ...headers };
    return render(this.#handler, url, asked, { limitMs: limits.renderMs, isOlderWanted });
  }
}
