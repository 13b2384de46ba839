import { afterEach, expect, test, vi } from "vitest";
import { refusedCall } from "#lib/product/calls/form/call-refusal";
import { logger } from "#lib/platform/server/logger";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const full = { kind: "full", allowed: 3, retryAfterSeconds: 60 } as const;

test("an operator is told once an hour that the whole site starts no more calls, however many are turned away", () => {
  vi.useFakeTimers();
  const warn = vi.spyOn(logger, "warn").mockReturnValue(undefined);
  refusedCall({ ...full, limit: "day" });
  expect(warn).not.toHaveBeenCalled();
  const turnAway = () => refusedCall({ ...full, limit: "site" });
  expect(turnAway()).toMatchObject({ status: 429, code: "tooManyOnSite" });
  for (let more = 0; more < 20; more += 1) turnAway();
  expect(warn).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ allowed: 3 }),
    expect.stringContaining("SITE_CALLS_A_DAY"),
  );
  vi.advanceTimersByTime(60 * 60_000);
  turnAway();
  turnAway();
  expect(warn).toHaveBeenCalledTimes(2);
});

test("a program is told which limit it is, when to ask again, and of a call with the same business, which one", () => {
  expect(refusedCall({ ...full, limit: "business", callId: "a-call" }).details).toEqual({
    members: { limit: "business", allowed: 3, callId: "a-call" },
    headers: { "retry-after": "60" },
  });
  expect(refusedCall({ ...full, limit: "day" }).details.members).toEqual({ limit: "day", allowed: 3 });
});
