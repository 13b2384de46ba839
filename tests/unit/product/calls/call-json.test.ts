import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CallCard } from "#lib/product/calls/call";
import { callCardJson } from "#lib/product/calls/call-json";

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
