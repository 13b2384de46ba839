import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Call, CallCard } from "#lib/product/calls/records/call";
import { callCardJson, callJson } from "#lib/product/calls/records/call-json";

const now = Date.parse("2026-03-01T12:00:00Z");
beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

test("a call that waits says how long, by our clock; any other that it does not", () => {
  const waitMs = (more: Partial<CallCard>) =>
    callCardJson({ state: "queued", notBefore: new Date(now + 90_000), ...more } as CallCard).waitMs;
  expect(waitMs({})).toBe(90_000);
  expect(waitMs({ notBefore: new Date(now - 90_000) })).toBe(0);
  expect(waitMs({ notBefore: null })).toBe(0);
  expect(waitMs({ state: "ringing" })).toBe(0);
});

test("a call is told with its price in dollars and its moments as texts, and what is not known as unknown", () => {
  const call = { id: "a-call", state: "queued", createdAt: new Date(now), endedAt: null, notBefore: null };
  expect(callJson({ ...call, costCents: null } as Call)).toMatchObject({
    id: "a-call",
    costUsd: null,
    createdAt: "2026-03-01T12:00:00.000Z",
    endedAt: null,
    notBefore: null,
    waitMs: 0,
  });
  const done = { ...call, state: "completed", costCents: 42, endedAt: new Date(now + 1_000) } as Call;
  expect(callJson(done)).toMatchObject({ costUsd: 0.42, endedAt: "2026-03-01T12:00:01.000Z" });
  expect(callJson({ ...done, costCents: 0 }).costUsd).toBe(0);
});
