import "server-only";
/**
 * A durable queue: what is to be done stands in a table, each item with the moment it is due, so that a restart loses
 * nothing. An item is claimed before it is tried, and until its lease is over nobody else gets it. A process that dies
 * before the outcome is written down leaves the item to be tried again: at least once, and never twice at the same time.
 * Whoever is turned to has to recognise a repetition by the item's id.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { env } from "#lib/platform/env";
import { messageOf } from "#lib/platform/fault-words";
import { database, databaseNow, hasDatabase, type Database } from "#lib/platform/server/database/database";
import { logger } from "#lib/platform/server/logger";
import { processWide } from "#lib/platform/server/process-wide";
import { beforeShutdown, isEnding } from "#lib/platform/shutdown";

/** After the database failed, and, with several processes on one, for what another one left behind. */
const lookAgainMs = 15_000;

/** While some tries go on, what becomes due beside them is looked for this often. */
const lookMeanwhileMs = 1_000;

/**
 * A timer counts evenly, what is due goes by a clock: one that is set ahead, as after a machine has slept, would leave all of it
 * waiting for as long again.
 */
const longestTimerMs = 10 * 60_000;

/** Up to `limit` items that are due `now` are claimed; each is due again after `leaseMs`. */
export type Lease = { now: Date; leaseMs: number; limit: number };

type Work<Item, Outcome> = {
  /** Names the queue in the log. There is one of each name in a process. */
  name: string;
  /** How many items are tried side by side. */
  atOnce: number;
  /** Longer than a try can take: after it, the process that claimed the item is gone. */
  leaseMs: number;
  claim: (db: Database, lease: Lease) => Promise<Item[]>;
  /** When the next item is due; null when none waits. */
  nextDueAt: (db: Database) => Promise<Date | null>;
  /** Tries an item. Never throws. */
  attempt: (item: Item) => Promise<Outcome>;
  /** Writes down what came of it: that it is done, when it is due again, or that it is parked. */
  record: (db: Database, item: Item, outcome: Outcome, now: Date) => Promise<unknown>;
};

/** The one loop of a queue in this process: it sleeps until the next item is due, and not at all while none waits. */
export function durableQueue<Item, Outcome>({ name, atOnce, leaseMs, ...work }: Work<Item, Outcome>) {
  const state = processWide(`queue-${name}`, () => ({
    timer: undefined as NodeJS.Timeout | undefined,
    round: null as Promise<void> | null,
    isAskedAgain: false,
    /** Ends the waiting for the tries under way. */
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
      // Asked for after the last look and before this moment.
      if (state.isAskedAgain) wake();
    });
  }

  /** At the start of the server: goes on with what an earlier process left, if it can have left anything. */
  function start(): void {
    if (hasDatabase()) schedule(500);
  }

  /** Waits for the tries that are under way. */
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

  /** Tries what is due until nothing more is: a place that becomes free is given to the next item, whatever the others do. */
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
      // One that could not be written down does not leave the others unattended, but none is begun after it.
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

  /** Starts no further try and lets those under way end, within reason: a broken-off one might be repeated. */
  async function stop(): Promise<void> {
    clearTimeout(state.timer);
    await Promise.race([idle(), sleep(5_000, undefined, { ref: false })]);
  }

  return { start, wake, idle };
}

/** How long an item that fails is tried. The delay doubles from the first to the longest. */
export type Patience = { firstDelayMs: number; longestDelayMs: number; giveUpAfterMs: number };

/** When an item that has failed `attempts` times since its start is due again; null when it is to be given up. */
export function nextTryAt(
  { firstDelayMs, longestDelayMs, giveUpAfterMs }: Patience,
  { attempts, since }: { attempts: number; since: Date },
  now: Date,
): Date | null {
  if (now.getTime() - since.getTime() >= giveUpAfterMs) return null;
  // The exponent is bounded, so that thousands of attempts do not overflow into Infinity.
  const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(attempts - 1, 10));
  return new Date(now.getTime() + delay);
}
