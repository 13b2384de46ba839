/**
 * The order in which Next is asked. Everything that is not cached is made on one thread, and Next begins with every request as
 * soon as it comes. Of hundreds at once, none would be done before all of them are, minutes later, and new ones would not even
 * be read meanwhile. So while the thread is saturated, a few requests are worked on at once and the others wait for their
 * turn. When so many wait that one more would wait too long, its client is told at once to come again.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { performance, type EventLoopUtilization } from "node:perf_hooks";
import { isFilePath, isHealthCheck } from "#lib/front/requests/address";
import { beginNow } from "#lib/front/next/next-bridge";
import type { NextHandler } from "#lib/front/next/render";
import { isRead } from "#lib/front/requests/request-checks";

/** How many are worked on at once: enough that the thread has work while some wait for a service. */
const atOnce = 16;
/** How often, while others wait, the load of the thread is measured. */
const lookMs = 50;
/** A thread that worked for more than this share of the time since the last look is saturated. */
const saturation = 0.9;
/** Nobody is to wait longer than this for a turn: a reader has gone by then. */
const longestWaitMs = 4_000;
/** The time from one answer to the next is a mean of about the last fifty: each makes the earlier ones count for this share. */
const fading = 0.98;
/** Before any is known, one answer every 50 ms, as if there had been twenty. */
const assumedPace = { ms: 1_000, count: 20 };

/** Counts how long this thread was at work and how long it waited. */
export type CountUse = () => Pick<EventLoopUtilization, "active" | "idle">;

/** Of this many turns one goes to a read, so that clients who send a lot cannot keep others from reading. */
const turnsOfReads = 4;

/** Files and health checks do not wait for a turn: they cost next to nothing. */
const takesNoTurn = (path: string) => isFilePath(path) || isHealthCheck(path);
const pathOf = ({ url = "" }: IncomingMessage) => url.replace(/\?.*/s, "");

/** The line of requests that wait for Next: those that send something before those that only read, each in order of arrival. */
export class NextQueue {
  readonly #countUse: CountUse;
  /** Requests that send something; they have their turn before most of the reads. */
  readonly #sent: (() => void)[] = [];
  readonly #reads: (() => void)[] = [];
  #running = 0;
  /** How many of what was sent have had their turn since the last read had one. */
  #sentInARow = 0;
  /** How many may be worked on at once: more when the thread has time, since then all of them wait for something else. */
  #most = atOnce;
  #isSaturated = false;
  #looking: NodeJS.Timeout | null = null;
  #used: ReturnType<CountUse> = { active: 0, idle: 0 };
  /** When a request was last done while others waited; and how many were done in how long, older ones counting for less. */
  #doneAt = 0;
  #pace = assumedPace;

  constructor(countUse: CountUse = () => performance.eventLoopUtilization()) {
    this.#countUse = countUse;
  }

  /** Whether a read of this path would have its turn soon enough. */
  hasTurnFor(path: string): boolean {
    // Before one more read come the reads that wait, and as many of what was sent as have their turns between them.
    const reads = this.#reads.length;
    const sent = Math.min(this.#sent.length, (turnsOfReads - 1) * (reads + 1));
    const waitMs = ((reads + sent) * this.#pace.ms) / this.#pace.count;
    return !this.#isSaturated || waitMs <= longestWaitMs || takesNoTurn(path);
  }

  /** The same handler, asked in turn. A request whose client leaves before its turn is dropped. */
  inTurn(handler: NextHandler): NextHandler {
    return async (request, response) => {
      if (takesNoTurn(pathOf(request))) return handler(request, response);
      if (!(await this.#enter(request, response))) return;
      const leave = this.#leaveOnce();
      // The turn ends here, not with the handler: that may be done only with the last byte that a slow client takes, or never.
      const end = response.end.bind(response);
      response.end = ((...parts: Parameters<typeof end>) => {
        leave();
        return end(...parts);
      }) as typeof end;
      response.once("close", leave);
      beginNow(response);
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

  /** Waits for a turn. False when the client has left before it. */
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
      const { ms, count } = this.#pace;
      this.#pace = { ms: ms * fading + now - this.#doneAt, count: count * fading + 1 };
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
      // The pace of one rush says nothing of the next.
      clearInterval(this.#looking ?? undefined);
      this.#looking = null;
      this.#isSaturated = false;
      this.#most = atOnce;
      this.#pace = assumedPace;
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
