/**
 * Sends events in batches, at a pace that the receiver sets, and gives up after enough attempts. A batch that is given up is split
 * first, so that one unacceptable event does not cost the others.
 */

/** The result of a batch: taken, refused for good, or to be tried again, after `afterMs` if the receiver said so. */
export type Delivery = { kind: "taken" } | { kind: "refused" } | { kind: "again"; afterMs: number | null };

export type BatchOptions<Item> = {
  /** Sends a batch; must not throw. */
  send: (batch: readonly Item[]) => Promise<Delivery>;
  /** A batch is sent when it holds `size` items, or `waitMs` milliseconds after its first item. */
  size: number;
  waitMs: number;
  mostRetries: number;
  /** The most items that wait. When there are more, the oldest are dropped. */
  mostWaiting: number;
  /** Until this settles, nothing is sent, except when the page is left. */
  ready?: Promise<unknown>;
};

const firstRetryMs = 500;
const longestRetryMs = 60_000;
/**
 * No receiver can ask for a longer pause: a timer for weeks would fire at once. If an earlier page stored a later moment than this,
 * the clock has been corrected since.
 */
const longestPauseMs = 60 * 60_000;

/** The queue of one page, in memory. The next page takes over what still has to wait when this page is left. */
export class BatchQueue<Item> {
  readonly #options: BatchOptions<Item>;
  #waiting: Item[] = [];
  /** Parts of batches that were given up, each with the number of retries it has used. */
  #parts: { items: readonly Item[]; retries: number }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;
  #isReady: boolean;
  #retries = 0;
  /** Nothing is sent before this moment, at the receiver's request. */
  #pausedUntil = 0;
  #isStopped = false;

  constructor(options: BatchOptions<Item>) {
    this.#options = options;
    this.#isReady = !options.ready;
    const begin = () => {
      this.#isReady = true;
      if (!this.#isSending && this.#parts.length + this.#waiting.length > 0) this.#schedule(this.#pace());
    };
    options.ready?.then(begin, begin);
  }

  add(item: Item): void {
    if (this.#isStopped) return;
    this.#waiting.push(item);
    if (this.#waiting.length > this.#options.mostWaiting) this.#waiting.shift();
    // While a batch is being retried, its retries set the pace.
    if (!this.#isReady || this.#isSending || this.#retries > 0 || this.#parts.length > 0) return;
    if (this.#waiting.length >= this.#options.size) void this.#send();
    else this.#schedule(this.#options.waitMs);
  }

  /**
   * Sends everything that waits, at once, because the page may be gone in a moment. While the receiver asks for a pause, nothing is
   * sent; the result is what the next page has to send.
   */
  leave(): { items: Item[]; pausedUntil: number } {
    if (Date.now() < this.#pausedUntil)
      return {
        items: [...this.#parts.flatMap(({ items }) => items), ...this.#waiting],
        pausedUntil: this.#pausedUntil,
      };
    while (this.#parts.length + this.#waiting.length > 0 && !this.#isStopped) void this.#send();
    return { items: [], pausedUntil: 0 };
  }

  /** Takes over what an earlier page could not send. */
  resume(items: readonly Item[], pausedUntil: number): void {
    this.#waiting.unshift(...items);
    this.#pausedUntil = Math.min(pausedUntil, Date.now() + longestPauseMs);
    if (this.#waiting.length > 0) this.#schedule(this.#pace());
  }

  /** Drops everything that waits and sends nothing more. */
  stop(): void {
    this.#isStopped = true;
    this.#waiting = [];
    this.#parts = [];
    clearTimeout(this.#timer);
  }

  /** How long the first items wait, unless the receiver asked for more. */
  #pace(): number {
    return Math.max(this.#options.waitMs, this.#pausedUntil - Date.now());
  }

  #schedule(delayMs: number): void {
    if (this.#timer !== undefined || this.#isStopped || !this.#isReady) return;
    this.#timer = setTimeout(() => void this.#send(), delayMs);
  }

  async #send(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const part = this.#parts.shift();
    const batch = part?.items ?? this.#waiting.splice(0, this.#options.size);
    if (batch.length === 0) return;
    if (part) this.#retries = part.retries;
    this.#isSending = true;
    const delivery = await this.#options.send(batch);
    this.#isSending = false;
    if (this.#isStopped) return;
    const { mostRetries, size, waitMs } = this.#options;
    if (delivery.kind === "again" && this.#retries < mostRetries) {
      const asked = delivery.afterMs === null ? null : Math.min(delivery.afterMs, longestPauseMs);
      const delay = asked ?? Math.min(firstRetryMs * 2 ** this.#retries, longestRetryMs);
      this.#retries += 1;
      if (asked !== null) this.#pausedUntil = Date.now() + asked;
      if (part) this.#parts.unshift({ items: batch, retries: this.#retries });
      else this.#waiting.unshift(...batch);
      this.#schedule(delay);
      return;
    }
    if (delivery.kind !== "taken") this.#takeApart(batch, delivery.kind === "refused" ? 0 : mostRetries);
    this.#retries = 0;
    // After so many failures, the next part is not sent at once.
    if (this.#parts[0]?.retries === mostRetries) this.#schedule(waitMs);
    else if (this.#parts.length > 0 || this.#waiting.length >= size) void this.#send();
    else if (this.#waiting.length > 0) this.#schedule(waitMs);
  }

  /** Puts both halves of a batch that was given up in its place. A single event is dropped. */
  #takeApart(batch: readonly Item[], retries: number): void {
    if (batch.length < 2) return;
    const middle = Math.ceil(batch.length / 2);
    this.#parts.unshift({ items: batch.slice(0, middle), retries }, { items: batch.slice(middle), retries });
  }
}
