/**
 * The order in which Next is asked. All that is not cached is made on one thread, and Next begins on whatever it is asked at
 * once: of hundreds none is done before all are, minutes later, and nobody is even heard meanwhile. So while the thread has
 * no time left, a few are made at once and others wait for their turn; and when too many wait for one more to be worth it,
 * whoever asks can be told at once to come again.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { performance, type EventLoopUtilization } from "node:perf_hooks";
import { isFile } from "#lib/front/cache-key";
import { beginNow } from "#lib/front/next-bridge";
import type { NextHandler } from "#lib/front/render";
import { isRead } from "#lib/front/request-checks";

/** So many are made at once: enough that the thread has work while some wait for a service. */
const atOnce = 16;
/** How often it is looked whether the thread had time, while others wait. */
const lookMs = 50;
/** A thread that was at work for so much of the time since has none left. */
const saturation = 0.9;
/** Longer than this in ms nobody is to wait for a turn: a reader has gone by then. */
const longestWaitMs = 4_000;
/** How long answers take is a mean of about the last fifty, and 50 ms before anything is known. */
const memory = 0.98;
const unknown = { ms: 1_000, count: 20 };
/** After so many seconds one that was told to come again may: those that were let in are answered by then. */
export const comeAgainSeconds = 5;

/** Counts how long this thread was at work and how long it waited. */
export type CountUse = () => Pick<EventLoopUtilization, "active" | "idle">;

/** Of so many turns one is a read's, whatever has been sent: who sends much keeps nobody from reading. */
const turnsOfReads = 4;

/** By which whoever looks after this process asks whether it lives, and whether it can serve. */
export const isHealthCheck = (path: string): boolean =>
  path === "/api/health" || path === "/api/health/ready";
/** Files cost next to nothing. */
const takesNoTurn = (path: string) => isFile(path) || isHealthCheck(path);
const pathOf = ({ url = "" }: IncomingMessage) => url.replace(/\?.*/s, "");

/** The line of those who wait for Next: what was sent before what is only read, each in the order of its coming. */
export class NextQueue {
  readonly #countUse: CountUse;
  /** What readers and services have sent has its turn before most of what they read. */
  readonly #sent: (() => void)[] = [];
  readonly #reads: (() => void)[] = [];
  #running = 0;
  /** How many of what was sent have had their turn since the last read had one. */
  #sentInARow = 0;
  /** How many may be made at once: more where the thread has time, since all of them wait for something else. */
  #most = atOnce;
  #isSaturated = false;
  #looking: NodeJS.Timeout | null = null;
  #used: ReturnType<CountUse> = { active: 0, idle: 0 };
  /** When one was last done while others waited; how long so many took, the older ones counting for less. */
  #doneAt = 0;
  #took = unknown;

  constructor(countUse: CountUse = () => performance.eventLoopUtilization()) {
    this.#countUse = countUse;
  }

  /** Whether a request for a path would have its turn before whoever asks has gone. */
  hasTurnFor(path: string): boolean {
    // Before one more read go those that wait, and between them no more of what was sent than have their turn by then.
    const reads = this.#reads.length;
    const sent = Math.min(this.#sent.length, (turnsOfReads - 1) * (reads + 1));
    const waitMs = ((reads + sent) * this.#took.ms) / this.#took.count;
    return !this.#isSaturated || waitMs <= longestWaitMs || takesNoTurn(path);
  }

  /** The same handler, asked in turn. One whose client goes before its turn is not asked at all. */
  inTurn(handler: NextHandler): NextHandler {
    return async (request, response) => {
      if (takesNoTurn(pathOf(request))) return handler(request, response);
      if (!(await this.#enter(request, response))) return;
      const leave = this.#leaveOnce();
      // The handler may be done long after its work: with the last byte that a slow client takes, or never where one has gone.
      const end = response.end.bind(response);
      response.end = ((...parts: Parameters<typeof end>) => {
        leave();
        return end(...parts);
      }) as typeof end;
      response.once("close", leave);
      beginNow();
      try {
        await handler(request, response);
      } finally {
        leave();
      }
    };
  }

  get #waiting(): number {
    return this.#sent.length + this.#reads.length;
  }

  /** Waits for a turn. False when the client has gone before. */
  #enter(request: IncomingMessage, response: ServerResponse): boolean | Promise<boolean> {
    if (this.#running < this.#most && this.#waiting === 0) {
      this.#running += 1;
      return true;
    }
    this.#beginLooking();
    const line = isRead(request) ? this.#reads : this.#sent;
    return new Promise((resolve) => {
      const admit = () => resolve(true);
      line.push(admit);
      response.once("close", () => {
        const place = line.indexOf(admit);
        if (place === -1) return;
        line.splice(place, 1);
        resolve(false);
      });
    });
  }

  #leaveOnce(): () => void {
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      this.#running -= 1;
      if (this.#waiting === 0) return;
      const now = performance.now();
      const { ms, count } = this.#took;
      this.#took = { ms: ms * memory + now - this.#doneAt, count: count * memory + 1 };
      this.#doneAt = now;
      this.#admit();
    };
  }

  #admit(): void {
    while (this.#running < this.#most) {
      const next = this.#next();
      if (!next) return;
      this.#running += 1;
      next();
    }
  }

  #next(): (() => void) | undefined {
    const isReadsTurn = this.#reads.length > 0 && this.#sentInARow >= turnsOfReads - 1;
    const sent = isReadsTurn ? undefined : this.#sent.shift();
    this.#sentInARow = sent ? this.#sentInARow + 1 : 0;
    return sent ?? this.#reads.shift();
  }

  #beginLooking(): void {
    if (this.#looking) return;
    this.#doneAt = performance.now();
    this.#used = this.#countUse();
    this.#looking = setInterval(() => this.#look(), lookMs).unref();
  }

  #look(): void {
    if (this.#waiting === 0) {
      // What a rush took says nothing of the next.
      clearInterval(this.#looking ?? undefined);
      this.#looking = null;
      this.#isSaturated = false;
      this.#most = atOnce;
      this.#took = unknown;
      return;
    }
    const { active, idle } = this.#countUse();
    const worked = active - this.#used.active;
    this.#isSaturated = worked > saturation * (worked + idle - this.#used.idle);
    this.#most = this.#isSaturated ? atOnce : this.#running + atOnce;
    this.#used = { active, idle };
    this.#admit();
  }
}
