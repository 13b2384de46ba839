import { expect, test } from "vitest";
import { nextAttemptAt } from "#lib/platform/server/outbox/retry-plan";

const first = new Date("2026-03-01T12:00:00Z");
const secondsAfter = (attempts: number, now = first) => {
  const at = nextAttemptAt(attempts, first, now);
  return at && (at.getTime() - now.getTime()) / 1000;
};

test("the wait is 5 s after the first failure and doubles to 2 min", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 5_000].map((attempts) => secondsAfter(attempts))).toEqual([
    5, 10, 20, 40, 80, 120, 120, 120,
  ]);
});

test("seven days after the first attempt it is given up, and not a second earlier", () => {
  const days = 7 * 24 * 60 * 60_000;
  expect(secondsAfter(9, new Date(first.getTime() + days - 1))).toBe(120);
  expect(secondsAfter(9, new Date(first.getTime() + days))).toBeNull();
});
