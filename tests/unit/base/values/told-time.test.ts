import { expect, test } from "vitest";
import { timeToTell } from "#lib/base/values/told-time";

const now = new Date("2026-03-01T12:00:00Z");

test("a wait of five minutes or more is told by the moment at which it ends", () => {
  expect(timeToTell(300_000, now)).toEqual(new Date("2026-03-01T12:05:00Z"));
  expect(timeToTell(86_400_000, now)).toEqual(new Date("2026-03-02T12:00:00Z"));
});

test("no time is told of a shorter wait, which is over before it has been read, or of one that nobody knows", () => {
  for (const waitMs of [299_999, 1_000, 0, null]) expect(timeToTell(waitMs, now)).toBeNull();
});
