/**
 * Events on their way: in batches, at a pace that the receiver sets, and given up after enough attempts. A batch that is
 * given up is taken apart first, so that one event that cannot be taken costs no other.
 */

/** What came of a batch: taken, refused for good, or to be tried again, after `afterMs` where the receiver said so. */
export type Delivery = { kind: "taken" } | { kind: "refused" } | { kind: "again"; afterMs: number | null };

export type BatchOptions<Item> = {
  /** Sends a batch; must not throw. */
  send: (batch: readonly Item[]) => Promise<Delivery>;
  /** A batch leaves when it holds so many, or so many milliseconds after its first. */
  size: number;
  waitMs: number;
  mostRetries: number;
  /** The most that wait; the oldest make room. */
  mostWaiting: number;
};

const firstRetryMs = 500;
const longestRetryMs = 60_000;
/**
 * Nobody is given longer: a timer that is to wait for weeks goes off at once, and what an earlier page noted for later than
 * this, it noted by a clock that has been put right since.
 */
const longestPauseMs = 60 * 60_000;

/** The queue of one page, in memory. What is still to wait when the page is left, the next one takes over. */
export class BatchQueue<Item> {
  readonly #options: BatchOptions<Item>;
  #waiting: Item[] = [];
  /** Parts of batches that were given up, and how many of their retries are used up. */
  #parts: { items: readonly Item[]; retries: number }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;
  #retries = 0;
  /** Nothing is sent before this moment, because the receiver asked so. */
  #pausedUntil = 0;
  #isStopped = false;

  constructor(options: BatchOptions<Item>) {
    this.#options = options;
  }

  add(item: Item): void {
    if (this.#isStopped) return;
    this.#waiting.push(item);
    if (this.#waiting.length > this.#options.mostWaiting) this.#waiting.shift();
    // What is being tried again sets the pace.
    if (this.#isSending || this.#retries > 0 || this.#parts.length > 0) return;
    if (this.#waiting.length >= this.#options.size) void this.#send();
    else this.#schedule(this.#options.waitMs);
  }

  /**
   * Sends everything that waits, at once: the page may be gone in a moment. What the receiver has asked to hold back
   * stays, and is given, for the next page to send.
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
    if (this.#waiting.length > 0)
      this.#schedule(Math.max(this.#options.waitMs, this.#pausedUntil - Date.now()));
  }

  /** Forgets what waits and sends nothing more. */
  stop(): void {
    this.#isStopped = true;
    this.#waiting = [];
    this.#parts = [];
    clearTimeout(this.#timer);
  }

  #schedule(delayMs: number): void {
    if (this.#timer !== undefined || this.#isStopped) return;
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
    // Who has failed so often is not asked for each part at once.
    if (this.#parts[0]?.retries === mostRetries) this.#schedule(waitMs);
    else if (this.#parts.length > 0 || this.#waiting.length >= size) void this.#send();
    else if (this.#waiting.length > 0) this.#schedule(waitMs);
  }

  /** Puts both halves of a batch that was given up in its place. One event by itself is lost. */
  #takeApart(batch: readonly Item[], retries: number): void {
    if (batch.length < 2) return;
    const middle = Math.ceil(batch.length / 2);
    this.#parts.unshift({ items: batch.slice(0, middle), retries }, { items: batch.slice(middle), retries });
  }
}
