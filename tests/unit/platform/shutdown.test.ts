/** What happens between the signal to end and the end of the process. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { processSlot } from "#lib/base/values/process-wide";
import { noteProbe } from "#lib/platform/probes";
import { beforeShutdown, isEnding, ownShutdown, shutDown } from "#lib/platform/shutdown";

/** As in a process that has just begun. */
const begin = () => {
  for (const name of ["shutdown", "probes"]) processSlot(name).set(undefined);
  ownShutdown();
};
/** Somebody asks how the process is, so many times, ten seconds apart. */
async function askFor(times: number): Promise<void> {
  for (let asked = 1; asked <= times; asked += 1) {
    noteProbe();
    if (asked < times) await vi.advanceTimersByTimeAsync(10_000);
  }
}
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

test("answers for some seconds more where somebody keeps asking how it is, and ends no later for it", async () => {
  await askFor(3);
  let [isClosed, isOver] = [false, false];
  const ended = shutDown(() => ((isClosed = true), never())).then(() => (isOver = true));
  expect(isEnding()).toBe(true);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(isClosed).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(isClosed).toBe(true);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isOver).toBe(true);
  await ended;
});

test("closes at once where nobody asks how it is any more, or has just begun to", async () => {
  for (const beforehand of [
    () => askFor(1),
    () => askFor(3).then(() => vi.advanceTimersByTimeAsync(16_000)),
  ]) {
    begin();
    await beforehand();
    let isClosed = false;
    const ended = shutDown(async () => void (isClosed = true));
    expect(isClosed).toBe(true);
    await vi.advanceTimersByTimeAsync(100);
    await ended;
    await vi.advanceTimersByTimeAsync(60_000);
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
