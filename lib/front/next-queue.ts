/**
 * The order in which Next is asked. All that is not cached is made on one thread, and Next begins on whatever it is asked at
 * once: of hundreds none is done before all are, minutes later, and nobody is even heard meanwhile. So while the thread has
 * no time left, a few are made at once and others wait for their turn; and when too many wait for one more to be worth it,
 * whoever asks can be told at once to come again.
 */
import { performance, type EventLoopUtilization } from "node:perf_hooks";
import type { NextHandler } from "#lib/front/render";

/** So many are made at once: enough that the thread has work while some wait for a service. */
const atOnce = 16;
/** How often it is looked whether the thread had time, while others wait. */
const lookMs = 50;
/** A thread that was at work for so much of the time since has none left. */
const saturation = 0.9;
/** Longer than this in ms nobody is to wait for a turn: a reader has gone by then. */
const longestWaitMs = 4_000;
/** How long answers take is a mean of about the last fifty. */
const memory = 0.98;
/** After so many seconds one that was told to come again may: those that were let in are answered by then. */
export const comeAgainSeconds = 5;

/** Whoever looks after this process asks whether it lives, and a file of the build costs next to nothing. */
const takesNoTurn = /^\/(?:api\/health|_next\/static\/.*)(?:$|\?)/;

/** Counts how long this thread was at work and how long it waited. */
export type CountUse = () => Pick<EventLoopUtilization, "active" | "idle">;

export class NextQueue {
  readonly #countUse: CountUse;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  /** How many may be made at once: more where the thread has time, since all of them wait for something else. */
  #most = atOnce;
  #used: ReturnType<CountUse> = { active: 0, idle: 0 };
  /** When one was last done while others waited; how long so many took, the older ones counting for less. */
  #doneAt = 0;
  #took = { ms: 1_000, count: 20 };

  constructor(countUse: CountUse = () => performance.eventLoopUtilization()) {
    this.#countUse = countUse;
  }

  /** Whether a request for a path would have its turn before whoever asks has gone. */
  hasTurnFor(path: string): boolean {
    const waitMs = (this.#waiting.length * this.#took.ms) / this.#took.count;
    return waitMs <= longestWaitMs || takesNoTurn.test(path);
  }

  /** The same handler, asked in turn. */
  inTurn(handler: NextHandler): NextHandler {
    return async (request, response) => {
      if (takesNoTurn.test(request.url ?? "")) return handler(request, response);
      await this.#enter();
      try {
        // One whose reader has gone meanwhile is made for nobody.
        if (!response.destroyed) await handler(request, response);
      } finally {
        this.#leave();
      }
    };
  }

  async #enter(): Promise<void> {
    if (this.#running < this.#most && this.#waiting.length === 0) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length === 0) this.#beginLooking();
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #leave(): void {
    this.#running -= 1;
    if (this.#waiting.length === 0) return;
    const now = performance.now();
    const { ms, count } = this.#took;
    this.#took = { ms: ms * memory + now - this.#doneAt, count: count * memory + 1 };
    this.#doneAt = now;
    this.#admit();
  }

  #admit(): void {
    while (this.#running < this.#most) {
      const next = this.#waiting.shift();
      if (!next) return;
      this.#running += 1;
      next();
    }
  }

  #beginLooking(): void {
    this.#doneAt = performance.now();
    this.#used = this.#countUse();
    setTimeout(() => this.#look(), lookMs);
  }

  #look(): void {
    const { active, idle } = this.#countUse();
    const worked = active - this.#used.active;
    const isSaturated = worked > saturation * (worked + idle - this.#used.idle);
    this.#used = { active, idle };
    this.#most = isSaturated ? atOnce : this.#running + atOnce;
    this.#admit();
    if (this.#waiting.length > 0) setTimeout(() => this.#look(), lookMs);
    else this.#most = atOnce;
  }
}
