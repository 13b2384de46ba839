import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BatchQueue, type Delivery } from "#lib/reader/analytics/batch-queue";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue of numbers whose receiver answers in turn what it is told to, and then takes everything. */
function queueOf(...answers: Delivery[]) {
  const sent: number[][] = [];
  const send = vi.fn(async (batch: readonly number[]): Promise<Delivery> => {
    sent.push([...batch]);
    return answers.shift() ?? { kind: "taken" };
  });
  const queue = new BatchQueue<number>({ send, size: 10, waitMs: 5_000, mostRetries: 10, mostWaiting: 200 });
  return { queue, sent };
}
const fill = (queue: BatchQueue<number>, count: number) => {
  for (let item = 1; item <= count; item += 1) queue.add(item);
};
const again = (afterMs: number | null = null): Delivery => ({ kind: "again", afterMs });

test("a batch leaves when it holds ten, or five seconds after its first", async () => {
  const { queue, sent } = queueOf();
  fill(queue, 12);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]]);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent[1]).toEqual([11, 12]);
});

test("nothing leaves before the queue is ready, unless the page is left", async () => {
  const sent: number[][] = [];
  const send = async (batch: readonly number[]): Promise<Delivery> => {
    sent.push([...batch]);
    return { kind: "taken" };
  };
  const options = { send, size: 10, waitMs: 5_000, mostRetries: 10, mostWaiting: 200 };
  for (const settle of ["resolve", "reject"] as const) {
    const known = Promise.withResolvers<undefined>();
    const queue = new BatchQueue<number>({ ...options, ready: known.promise });
    queue.resume([0], 0);
    fill(queue, 12);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
    known[settle](undefined);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent[0]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    queue.stop();
    sent.length = 0;
  }
  const left = new BatchQueue<number>({ ...options, ready: new Promise(() => undefined) });
  left.add(1);
  left.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([[1]]);
  // A tab that was only turned away from goes on.
  left.add(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  left.stop();
});

test("what could not be sent is tried again, later each time, and in order", async () => {
  const { queue, sent } = queueOf(again(), again());
  fill(queue, 10);
  await vi.advanceTimersByTimeAsync(499);
  queue.add(11);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent[2]?.[0]).toBe(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent[3]).toEqual([11]);
});

test("a receiver that asks for time gets it", async () => {
  const { queue, sent } = queueOf(again(30_000));
  fill(queue, 10);
  await vi.advanceTimersByTimeAsync(29_999);
  fill(queue, 10);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.length).toBeGreaterThan(1);
});

test("a receiver that asks for a month is not asked at once, and within the hour is asked again", async () => {
  const { queue, sent } = queueOf(again(30 * 24 * 3_600_000));
  fill(queue, 10);
  await vi.advanceTimersByTimeAsync(3_599_000);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toHaveLength(2);
});

test("after ten retries an event is given up, and the next one goes its way", async () => {
  const { queue, sent } = queueOf(...Array.from({ length: 11 }, () => again(1_000)));
  queue.add(1);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sent).toHaveLength(11);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(11);
  queue.add(99);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent[11]).toEqual([99]);
});

test("an event that is refused is not sent again", async () => {
  const { queue, sent } = queueOf({ kind: "refused" });
  queue.add(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
});

/** A queue whose receiver takes no batch with a 7 in it. */
function choosyQueue(kind: "refused" | "again") {
  const taken: number[] = [];
  const send = vi.fn(async (batch: readonly number[]): Promise<Delivery> => {
    if (batch.includes(7)) return kind === "again" ? again() : { kind };
    taken.push(...batch);
    return { kind: "taken" };
  });
  const queue = new BatchQueue<number>({ send, size: 10, waitMs: 5_000, mostRetries: 10, mostWaiting: 200 });
  return { queue, taken, send };
}

for (const kind of ["refused", "again"] as const)
  test(`one event that is never taken costs no other, when its batch is answered '${kind}'`, async () => {
    const { queue, taken, send } = choosyQueue(kind);
    fill(queue, 12);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(taken.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12]);
    const calls = send.mock.calls.length;
    expect(calls).toBeLessThanOrEqual(kind === "refused" ? 12 : 22);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(send).toHaveBeenCalledTimes(calls);
  });

test("a batch that no receiver takes is asked for at a pace, part by part, and then given up", async () => {
  const send = vi.fn(async (): Promise<Delivery> => again(1_000));
  const queue = new BatchQueue<number>({ send, size: 10, waitMs: 5_000, mostRetries: 10, mostWaiting: 200 });
  fill(queue, 10);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(send).toHaveBeenCalledTimes(11);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(send).toHaveBeenCalledTimes(12);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(send).toHaveBeenCalledTimes(11 + 18);
});

test("on leaving, the parts of a batch go too", async () => {
  const { queue, taken } = choosyQueue("again");
  fill(queue, 10);
  await vi.advanceTimersByTimeAsync(6 * 60_000);
  queue.add(11);
  queue.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(taken).toContain(11);
});

test("on leaving everything goes at once, in batches", () => {
  const { queue, sent } = queueOf();
  queue.add(1);
  expect(queue.leave()).toEqual({ items: [], pausedUntil: 0 });
  expect(sent).toEqual([[1]]);
});

test("on leaving, what the receiver asked to hold back is handed on for the next page", async () => {
  const { queue, sent } = queueOf(again(30_000));
  fill(queue, 10);
  await vi.advanceTimersByTimeAsync(0);
  const left = queue.leave();
  expect(sent).toHaveLength(1);
  expect(left.items).toHaveLength(10);
  const next = queueOf();
  next.queue.resume(left.items, left.pausedUntil);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(next.sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(next.sent).toHaveLength(1);
});

test("what an earlier page was to hold back goes out within the hour, were its clock ahead", async () => {
  const { queue, sent } = queueOf();
  queue.resume([1], Date.now() + 24 * 60 * 60_000);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(sent).toHaveLength(1);
});

test("a stopped queue forgets what waits and sends nothing more", async () => {
  const { queue, sent } = queueOf();
  fill(queue, 3);
  queue.stop();
  queue.add(4);
  queue.leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
});

test("a receiver that never answers holds up no more than its own queue", async () => {
  const queue = new BatchQueue<number>({
    send: () => new Promise(() => undefined),
    size: 10,
    waitMs: 5_000,
    mostRetries: 10,
    mostWaiting: 200,
  });
  fill(queue, 1_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(queue.leave().items).toEqual([]);
});
