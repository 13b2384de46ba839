import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { deliveryPatience } from "#lib/reader/submissions/outbox";
import { processSlot } from "#lib/base/values/process-wide";
import { durableQueue, nextTryAt } from "#lib/platform/server/queue";
import { runShutdown, shutDown } from "#lib/platform/shutdown";

vi.mock("#lib/platform/server/database/database", () => ({
  database: async () => ({}),
  databaseNow: async () => new Date(),
  hasDatabase: () => true,
}));

const start = new Date("2026-03-01T12:00:00Z");
const secondsAfter = (attempts: number, now = start) => {
  const at = nextTryAt(deliveryPatience, { attempts, since: start }, now);
  return at && (at.getTime() - now.getTime()) / 1000;
};

describe("the patience of the outbox", () => {
  test("the wait is 5 s after the first failure and doubles to 2 min", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 5_000].map((attempts) => secondsAfter(attempts))).toEqual([
      5, 10, 20, 40, 80, 120, 120, 120,
    ]);
  });

  test("seven days after the first attempt it is given up, and not a second earlier", () => {
    const days = 7 * 24 * 60 * 60_000;
    expect(secondsAfter(9, new Date(start.getTime() + days - 1))).toBe(120);
    expect(secondsAfter(9, new Date(start.getTime() + days))).toBeNull();
  });
});

describe("the loop of a queue", () => {
  type Item = { id: number; dueAt: number; attempts: number };
  const leaseMs = 15_000;
  let items: Item[];
  let tried: { id: number; at: number; underWay: number }[];
  let underWay: number;
  let answer: (item: Item) => Promise<string | null>;
  let queues = 0;

  /** A queue over rows in memory, as a store would keep them. */
  const queue = (name = `test-${(queues += 1)}`) =>
    durableQueue<Item, string | null>({
      name,
      atOnce: 2,
      leaseMs,
      claim: async (_, { now, limit }) => {
        const due = items.filter(({ dueAt }) => dueAt <= now.getTime()).slice(0, limit);
        for (const item of due)
          Object.assign(item, { dueAt: now.getTime() + leaseMs, attempts: item.attempts + 1 });
        return due.map((item) => ({ ...item }));
      },
      nextDueAt: async () => {
        const next = Math.min(...items.map(({ dueAt }) => dueAt));
        return Number.isFinite(next) ? new Date(next) : null;
      },
      attempt: async (item) => {
        underWay += 1;
        tried.push({ id: item.id, at: Date.now() - start.getTime(), underWay });
        return answer(item).finally(() => (underWay -= 1));
      },
      record: async (_, { id, attempts }, fault, now) => {
        const patience = { firstDelayMs: 1_000, longestDelayMs: 8_000, giveUpAfterMs: 20_000 };
        const dueAt = fault === null ? null : nextTryAt(patience, { attempts, since: start }, now);
        items = items.flatMap((item) => {
          if (item.id !== id) return [item];
          return dueAt ? [{ ...item, dueAt: dueAt.getTime() }] : [];
        });
      },
    });
  const add = (id: number, afterMs = 0) => items.push({ id, dueAt: Date.now() + afterMs, attempts: 0 });
  const times = () => tried.map(({ at }) => at);

  beforeEach(() => {
    vi.useFakeTimers({ now: start });
    // As in a process that is not ending.
    processSlot("shutdown").set(undefined);
    [items, tried, underWay] = [[], [], 0];
    answer = async () => null;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("tries what is due, so many side by side, sleeps until the next is due, and then not at all", async () => {
    const { wake, idle } = queue();
    for (const id of [1, 2, 3, 4, 5]) add(id);
    add(6, 9_000);
    wake();
    await idle();
    expect(tried.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(Math.max(...tried.map((one) => one.underWay))).toBe(2);
    await vi.advanceTimersByTimeAsync(8_999);
    expect(tried).toHaveLength(5);
    await vi.advanceTimersByTimeAsync(1);
    expect(tried.at(-1)).toMatchObject({ id: 6, at: 9_000 });
    expect(vi.getTimerCount()).toBe(0);
  });

  test("gives a free place to what becomes due while other tries go on, at once where it is woken", async () => {
    const { promise: hung, resolve: end } = Promise.withResolvers<null>();
    answer = async ({ id }) => (id === 1 ? hung : null);
    const { wake, idle } = queue();
    add(1);
    wake();
    await vi.advanceTimersByTimeAsync(100);
    add(2);
    wake();
    await vi.advanceTimersByTimeAsync(0);
    add(3, 2_500);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(tried.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(times().slice(0, 2)).toEqual([0, 100]);
    expect(times()[2]).toBeLessThan(2_600 + 1_000 + 1);
    end(null);
    await idle();
    expect(items).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("begins the next as soon as one of a full round is over", async () => {
    answer = ({ id }) =>
      id === 1 ? new Promise((resolve) => setTimeout(resolve, 10_000, null)) : Promise.resolve(null);
    for (const id of [1, 2, 3, 4]) add(id);
    queue().wake();
    await vi.advanceTimersByTimeAsync(1);
    expect(tried.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(Math.max(...tried.map((one) => one.underWay))).toBe(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(items).toEqual([]);
  });

  test("sleeps until an item that is due in months, and tries it then, were the clock set ahead meanwhile", async () => {
    const [day, months] = [24 * 60 * 60_000, 60 * 24 * 60 * 60_000];
    add(1, months);
    add(2, months + day);
    queue().wake();
    await vi.advanceTimersByTimeAsync(1);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersToNextTimer();
    expect(Date.now() - start.getTime()).toBeGreaterThan(60_000);
    await vi.advanceTimersByTimeAsync(months);
    expect(times()).toEqual([months]);
    vi.setSystemTime(start.getTime() + months + day);
    await vi.advanceTimersByTimeAsync(15 * 60_000);
    expect(tried).toHaveLength(2);
  });

  test("tries a failing item by its plan and then no more", async () => {
    answer = async () => "status 500";
    add(1);
    queue().wake();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(times()).toEqual([0, 1_000, 3_000, 7_000, 15_000, 23_000]);
    expect(items).toEqual([]);
  });

  test("goes on at the start with what an earlier process left", async () => {
    add(1);
    queue().start();
    expect(tried).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    expect(tried).toHaveLength(1);
  });

  test("has one loop in a process, however often it is made and woken, and overlooks nothing", async () => {
    const [one, other] = [queue("twice"), queue("twice")];
    answer = async ({ id }) => {
      if (id === 1) {
        add(2);
        other.wake();
      }
      return null;
    };
    add(1);
    one.wake();
    one.wake();
    other.wake();
    await one.idle();
    expect(tried.map(({ id }) => id)).toEqual([1, 2]);
    expect(items).toEqual([]);
  });

  test("waits for every try of a round of which one cannot be written down, and looks again by itself", async () => {
    const written: number[] = [];
    const failing = durableQueue<number, null>({
      name: "unwritten",
      atOnce: 2,
      leaseMs,
      claim: async (_, { now }) => (now.getTime() === start.getTime() ? [1, 2] : []),
      nextDueAt: async () => null,
      attempt: async () => null,
      record: async (_, item) => {
        if (item === 1) throw new Error("the database is gone");
        await new Promise((resolve) => setTimeout(resolve, 100));
        written.push(item);
      },
    });
    failing.wake();
    await vi.advanceTimersByTimeAsync(99);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await failing.idle();
    expect(written).toEqual([2]);
    expect(vi.getTimerCount()).toBe(1);
  });

  /** Begins the tries of three items, two at once, which end by what this gives. */
  async function beginTries(wake: () => void): Promise<() => void> {
    const ends: (() => void)[] = [];
    answer = () => new Promise((resolve) => ends.push(() => resolve(null)));
    for (const id of [1, 2, 3]) add(id);
    wake();
    await vi.advanceTimersByTimeAsync(0);
    return () => {
      for (const end of ends) end();
    };
  }

  test("claims nothing more once the process is to end, though answers are still being sent", async () => {
    const { promise: sent, resolve: send } = Promise.withResolvers<undefined>();
    const { wake } = queue();
    const endTries = await beginTries(wake);
    const ended = shutDown(() => sent);
    endTries();
    wake();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(tried.map(({ id }) => id)).toEqual([1, 2]);
    // Nobody has claimed it: another process may do so at once.
    expect(items).toEqual([{ id: 3, dueAt: start.getTime(), attempts: 0 }]);
    send(undefined);
    await vi.runAllTimersAsync();
    await ended;
  });

  test("lets the tries under way end before the process does, and starts no further one", async () => {
    const { wake } = queue();
    const endTries = await beginTries(wake);
    let isOver = false;
    const shutdown = runShutdown().then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(isOver).toBe(false);
    endTries();
    await shutdown;
    wake();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tried.map(({ id }) => id)).toEqual([1, 2]);
    expect(items.map(({ id }) => id)).toEqual([3]);
  });
});
