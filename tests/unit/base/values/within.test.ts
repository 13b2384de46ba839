import { afterEach, expect, test, vi } from "vitest";
import { NoAnswerInTime, within } from "#lib/base/values/within";

afterEach(() => void vi.useRealTimers());

test("what comes in time is given, and leaves no timer", async () => {
  vi.useFakeTimers();
  expect(await within(1_000, Promise.resolve("an answer"))).toBe("an answer");
  await expect(within(1_000, Promise.reject(new Error("a fault")))).rejects.toThrow("a fault");
  expect(vi.getTimerCount()).toBe(0);
});

test("what does not come in time is waited for no longer", async () => {
  vi.useFakeTimers();
  const waiting = expect(within(1_000, new Promise(() => undefined))).rejects.toThrow(NoAnswerInTime);
  await vi.advanceTimersByTimeAsync(1_000);
  await waiting;
});

test("a browser, whose timers are numbers, waits no longer either", async () => {
  vi.stubGlobal("setTimeout", (late: () => void) => {
    queueMicrotask(late);
    return 1;
  });
  await expect(within(1_000, new Promise(() => undefined))).rejects.toThrow(NoAnswerInTime);
  vi.unstubAllGlobals();
});
