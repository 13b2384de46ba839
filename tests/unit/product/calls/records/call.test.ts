import { expect, test } from "vitest";
import { mayBeTold, type Call } from "#lib/product/calls/records/call";
import type { CallState } from "#lib/base/site/call-states";

const endedAt = new Date("2026-03-01T12:00:00Z");
const minutesLater = (minutes: number) => new Date(endedAt.getTime() + minutes * 60_000);
const call = (state: CallState, more: Partial<Call> = {}) =>
  ({ state, isSimulated: false, endedAt, ...more }) as Call;

test("what is not known of a call may come while it goes on, and for some minutes after a real one", () => {
  expect(mayBeTold(call("queued", { endedAt: null }), minutesLater(9_000))).toBe(true);
  expect(mayBeTold(call("ringing", { endedAt: null, isSimulated: true }), minutesLater(1))).toBe(true);
  for (const state of ["completed", "voicemail", "cancelled"] as const) {
    expect(mayBeTold(call(state), minutesLater(16))).toBe(true);
    expect(mayBeTold(call(state), minutesLater(60))).toBe(false);
    expect(mayBeTold(call(state, { isSimulated: true }), minutesLater(0))).toBe(false);
  }
});
