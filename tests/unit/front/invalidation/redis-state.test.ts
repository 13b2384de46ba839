/** What the log says of a Redis that is away for long. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RedisState } from "#lib/front/invalidation/redis-state";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("one line when it goes, one a minute, one when it is back", () => {
  const said: unknown[] = [];
  const state = new RedisState((message, details) => said.push([message, details]));
  state.works();
  for (let tried = 0; tried < 40; tried += 1) {
    state.failed(new Error(`refused ${tried}`));
    vi.advanceTimersByTime(2_000);
  }
  expect(said.splice(0)).toEqual([
    ["redis is away", { error: "Error: refused 0" }],
    ["redis is still away", { error: "Error: refused 29", seconds: 60 }],
  ]);
  state.works();
  state.works();
  vi.advanceTimersByTime(10 * 60_000);
  expect(said).toEqual([["redis is back", { seconds: 80 }]]);
});

test("a fault that has only a code is told by it, and one of the address by what is wrong there", () => {
  const told = (error: Error) => {
    let words: unknown;
    new RedisState((_, details) => (words = details)).failed(error);
    return words;
  };
  const refused = Object.assign(new AggregateError([], ""), { code: "ECONNREFUSED" });
  expect(told(refused)).toEqual({ error: "AggregateError ECONNREFUSED" });
  expect(told(new Error("WRONGPASS invalid username-password pair or user is disabled."))).toEqual({
    error: "the user or the password in REDIS_URL is wrong",
  });
  const unasked =
    "ERR AUTH <password> called without any password configured for the default user. Are you sure your configuration is correct?";
  expect(told(new Error(unasked))).toEqual({ error: "REDIS_URL has a password, and Redis asks for none" });
});
