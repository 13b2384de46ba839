/** What happens between the signal to end and the end of the process. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { processSlot } from "#lib/base/values/process-wide";
import { beforeShutdown, isEnding, ownShutdown, shutDown } from "#lib/platform/shutdown";

/** As in a process that has just begun. */
const begin = () => {
  processSlot("shutdown").set(undefined);
  ownShutdown();
};
const never = () => new Promise<void>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  begin();
});
afterEach(() => {
  vi.useRealTimers();
});

test("says at once that the process is ending, and runs the tasks when what is in flight has ended", async () => {
  const done: string[] = [];
  beforeShutdown("database", async () => void done.push("database"));
  beforeShutdown("queue", async () => void done.push("queue"));
  const { promise: closed, resolve: close } = Promise.withResolvers<undefined>();
  expect(isEnding()).toBe(false);
  const ended = shutDown(() => closed);
  expect(isEnding()).toBe(true);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(done).toEqual([]);
  close(undefined);
  await vi.advanceTimersByTimeAsync(100);
  await ended;
  expect(done).toEqual(["queue", "database"]);
});

test("runs the tasks though an answer is read for longer than is waited for, or closing fails", async () => {
  for (const close of [never, () => Promise.reject(new Error("not closed"))]) {
    begin();
    let isDone = false;
    beforeShutdown("database", async () => void (isDone = true));
    const ended = shutDown(close);
    await vi.advanceTimersByTimeAsync(10_100);
    await ended;
    expect(isDone).toBe(true);
  }
});

test("rests once all is done, so that nothing which V8 still compiles waits for a process that exits", async () => {
  let [isDone, isOver] = [false, false];
  beforeShutdown("database", async () => void (isDone = true));
  void shutDown(async () => undefined).then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(50);
  expect([isDone, isOver]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(50);
  expect(isOver).toBe(true);
});

test("ends before a container is killed, whatever hangs", async () => {
  beforeShutdown("database", never);
  let isOver = false;
  void shutDown(never).then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(13_000);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isOver).toBe(true);
});
