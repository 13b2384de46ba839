import { LRUCache } from "lru-cache";
import { afterEach, expect, test, vi } from "vitest";
import { MinuteLimit } from "#lib/front/requests/minute-limit";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a client is forgotten once its minute is over, though nobody asks again", () => {
  vi.useFakeTimers();
  const forget = vi.spyOn(LRUCache.prototype, "delete");
  const limit = new MinuteLimit(10);
  limit.take("203.0.113.1");
  vi.advanceTimersByTime(30_000);
  limit.take("2001:db8:1:2");
  vi.advanceTimersByTime(29_000);
  expect(forget).not.toHaveBeenCalled();
  vi.advanceTimersByTime(6_000);
  expect(forget.mock.calls).toEqual([["203.0.113.1"]]);
  vi.advanceTimersByTime(30_000);
  expect(forget.mock.calls).toEqual([["203.0.113.1"], ["2001:db8:1:2"], ["2001:db8:1"]]);
  // Nothing is left to look for.
  expect(vi.getTimerCount()).toBe(0);
  limit.take("203.0.113.1");
  expect(vi.getTimerCount()).toBe(1);
});

test("a client whose minute has begun anew meanwhile is not forgotten", () => {
  vi.useFakeTimers();
  const limit = new MinuteLimit(1);
  expect(limit.take("203.0.113.1")).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(limit.take("203.0.113.1")).toBe(0);
  vi.advanceTimersByTime(50_000);
  expect(limit.take("203.0.113.1")).toBe(10);
});
