import "server-only";
/**
 * A durable queue: the work is in a table, each item with the moment it is due, so that a restart loses nothing. An item is claimed
 * before it is tried, and nobody else gets it until its lease ends. If a process dies before the outcome is stored, the item is
 * tried again: at least once, and never twice at the same time. The receiving service has to recognize a repetition by the item's
 * id.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { env } from "#lib/platform/env";
import { messageOf } from "#lib/platform/fault-words";
import { database, databaseNow, hasDatabase, type Database } from "#lib/platform/server/database/database";
import { logger } from "#lib/platform/server/logger";
import { processWide } from "#lib/base/values/process-wide";
import { beforeShutdown, isEnding } from "#lib/platform/shutdown";

/** How soon to look again after the database failed, or for items that another process on the same database has left. */
const lookAgainMs = 15_000;

/** While some tries are running, new due items are looked for this often. */
const lookMeanwhileMs = 1_000;

/**
 * A timer counts evenly, but due times follow a clock. If the clock is set ahead, as after a machine has slept, a long timer would
 * make all items wait that much longer.
 */
const longestTimerMs = 10 * 60_000;

/** Up to `limit` items that are due at `now` are claimed; each is due again after `leaseMs`. */
export type Lease = { now: Date; leaseMs: number; limit: number };

type Work<Item, Outcome> = {
  /** The queue's name in the log, unique within the process. */
  name: string;
  /** How many items are tried at the same time. */
  atOnce: number;
  /** Longer than a try can take: after this time, the process that claimed the item is gone. */
  leaseMs: number;
  claim: (db: Database, lease: Lease) => Promise<Item[]>;
  /** When the next item is due; null when none waits. */
  nextDueAt: (db: Database) => Promise<Date | null>;
  /** Tries an item. Never throws. */
  attempt: (item: Item) => Promise<Outcome>;
  /** Stores the outcome: that the item is done, when it is due again, or that it is parked. */
  record: (db: Database, item: Item, outcome: Outcome, now: Date) => Promise<unknown>;
};

/** The only loop of a queue in this process. It sleeps until the next item is due; while none waits, it has no timer. */
export function durableQueue<Item, Outcome>({ name, atOnce, leaseMs, ...work }: Work<Item, Outcome>) {
  const state = processWide(`queue-${name}`, () => ({
    timer: undefined as NodeJS.Timeout | undefined,
    round: null as Promise<void> | null,
    isAskedAgain: false,
    /** Ends the wait for the running tries. */
    stir: undefined as (() => void) | undefined,
  }));

  /** Looks for due items now. Does not wait for them, never throws. */
  function wake(): void {
    if (isEnding()) return;
    clearTimeout(state.timer);
    state.isAskedAgain = true;
    state.stir?.();
    state.round ??= runRounds().finally(() => {
      state.round = null;
      // `wake` was called after the last look and before this moment.
      if (state.isAskedAgain) wake();
    });
  }

  /** Called when the server starts: continues with what an earlier process left, if there can be anything. */
  function start(): void {
    if (hasDatabase()) schedule(500);
  }

  /** Waits for the running tries. */
  async function idle(): Promise<void> {
    while (state.round) await state.round;
  }

  function schedule(ms: number): void {
    if (isEnding()) return;
    clearTimeout(state.timer);
    state.timer = setTimeout(wake, Math.min(ms, longestTimerMs));
    state.timer.unref();
  }

  async function runRounds(): Promise<void> {
    try {
      const db = await database();
      // Registered after the database, so that it is stopped before the database closes.
      beforeShutdown(name, stop);
      while (state.isAskedAgain && !isEnding()) await runDue(db);
      clearTimeout(state.timer);
      const dueAt = await work.nextDueAt(db);
      const most = env.DATABASE_URL ? lookAgainMs : Infinity;
      const wait = Math.min(
        most,
        dueAt ? Math.max(20, dueAt.getTime() - (await databaseNow(db)).getTime()) : Infinity,
      );
      if (Number.isFinite(wait)) schedule(wait);
    } catch (error) {
      state.isAskedAgain = false;
      logger.error({ error: messageOf(error) }, `${name}: round failed`);
      schedule(lookAgainMs);
    }
  }

  /** Tries due items until there are no more. A free place is given to the next item, whatever the other tries do. */
  async function runDue(db: Database): Promise<void> {
    const tries = new Set<Promise<unknown>>();
    const faults: unknown[] = [];
    const noteFault = (error: unknown): undefined => {
      faults.push(error);
    };
    const begin = (item: Item) => {
      const underWay: Promise<unknown> = tryOne(db, item)
        .catch(noteFault)
        .finally(() => tries.delete(underWay));
      tries.add(underWay);
    };
    let isMoreDue = true;
    for (;;) {
      const places = atOnce - tries.size;
      // When an outcome could not be stored, the running tries are still awaited, but no new one begins.
      const mayBegin = places > 0 && faults.length === 0 && !isEnding();
      if (mayBegin && (isMoreDue || state.isAskedAgain)) {
        state.isAskedAgain = false;
        const items = await claim(db, places).catch(noteFault);
        isMoreDue = items?.length === places;
        items?.forEach(begin);
      } else if (tries.size > 0) {
        if (mayBegin) schedule(lookMeanwhileMs);
        const asked = new Promise<void>((resolve) => (state.stir = resolve));
        await Promise.race([...tries, asked]);
      } else break;
    }
    if (faults.length > 0) throw faults[0];
  }

  async function claim(db: Database, limit: number): Promise<Item[]> {
    return work.claim(db, { now: await databaseNow(db), leaseMs, limit });
  }

  async function tryOne(db: Database, item: Item): Promise<void> {
    const outcome = await work.attempt(item);
    await work.record(db, item, outcome, await databaseNow(db));
  }

  /** Begins no more tries and lets the running ones finish, for a limited time: an interrupted try might be repeated. */
  async function stop(): Promise<void> {
    clearTimeout(state.timer);
    await Promise.race([idle(), sleep(5_000, undefined, { ref: false })]);
  }

  return { start, wake, idle };
}

/** How long to wait after each fault in a row: twice as long as after the one before, from the first delay to the longest. */
export type Delays = { firstDelayMs: number; longestDelayMs: number };

/** How long a failing item is tried, and with which delays. */
export type Patience = Delays & { giveUpAfterMs: number };

/** The delay after so many faults in a row. */
export const delayAfter = ({ firstDelayMs, longestDelayMs }: Delays, faults: number): number =>
  // The exponent is limited, so that thousands of faults do not overflow into Infinity.
  Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(faults - 1, 10));

/** When an item that has failed `attempts` times since its start is due again; null when it is given up. */
export function nextTryAt(
  { giveUpAfterMs, ...delays }: Patience,
  { attempts, since }: { attempts: number; since: Date },
  now: Date,
): Date | null {
  if (now.getTime() - since.getTime() >= giveUpAfterMs) return null;
  return new Date(now.getTime() + delayAfter(delays, attempts));
}
