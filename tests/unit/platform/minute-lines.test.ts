/** How often the log says what may happen any number of times. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MinuteLines } from "#lib/platform/minute-lines";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the first of a kind is told at once, and then once a minute how many there were", () => {
  const said: unknown[] = [];
  const lines = new MinuteLines((message, details) => said.push([message, details]));
  for (let sent = 0; sent < 5; sent += 1) lines.note("refused", { status: 429 });
  lines.note("refused", { status: 405 });
  expect(said.splice(0)).toEqual([
    ["refused", { status: 429, count: 1 }],
    ["refused", { status: 405, count: 1 }],
  ]);
  vi.advanceTimersByTime(60_000);
  expect(said.splice(0)).toEqual([["refused", { status: 429, count: 4 }]]);
  vi.advanceTimersByTime(10 * 60_000);
  expect(said.splice(0)).toEqual([]);
  lines.note("refused", { status: 429 });
  expect(said).toEqual([["refused", { status: 429, count: 1 }]]);
});

test("nobody fills the log by being refused in many ways", () => {
  let lines = 0;
  const told = new MinuteLines(() => (lines += 1));
  for (let kind = 0; kind < 1_000; kind += 1) told.note("refused", { kind });
  expect(lines).toBeLessThanOrEqual(100);
});
