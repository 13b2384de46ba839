import { describe, expect, test } from "vitest";
import { turnPlan } from "#lib/product/calls/queue/turn-plan";
import type { DueCall } from "#lib/platform/server/call-provider/call-provider";
import { sampleCall } from "@/tests/support/samples/sample-call";

const { business, request, callbackNumber } = sampleCall();
const language = "en";

describe("patience", () => {
  const now = new Date("2026-03-01T12:00:00Z");
  const call = (more: Partial<DueCall> = {}): DueCall => ({
    order: {
      id: "3f0f4f3e-7a56-4a0e-9d0c-0a6d6a3b1c01",
      providerCallId: null,
      record: "summary",
      business,
      request,
      language,
      summaryLanguage: language,
      callbackNumber,
    },
    state: "queued",
    provider: "http",
    placedAt: null,
    attempts: 1,
    handedOverAt: null,
    takenBackAt: null,
    startsAt: now,
    attendedFrom: null,
    ...more,
  });
  const after = (ms: number) => new Date(now.getTime() + ms);
  const fault = { kind: "again", fault: "status 500" } as const;

  test("doubles from a second to a minute", () => {
    const delays = [1, 2, 3, 7, 500].map(
      (attempts) => (turnPlan(call({ attempts }), fault, now).dueAt?.getTime() ?? 0) - now.getTime(),
    );
    expect(delays).toEqual([1_000, 2_000, 4_000, 60_000, 60_000]);
  });

  test("ends for a call that cannot be handed over: it has failed, and says so", () => {
    expect(turnPlan(call(), fault, after(2 * 60 * 60_000))).toMatchObject({
      kind: "failed",
      report: { state: "failed", costCents: 0 },
    });
    expect(turnPlan(call(), { kind: "refused", fault: "status 401" }, now)).toMatchObject({
      kind: "failed",
      fault: "status 401",
    });
  });

  test("has no place for a call that must not be made: it is over, or taken back at once", () => {
    const report = { state: "failed", durationSeconds: 0, costCents: 0 } as const;
    const answer = { kind: "unwelcome", report } as const;
    expect(turnPlan(call(), { ...answer, isToBeTakenBack: false }, now)).toMatchObject({
      dueAt: null,
      report,
    });
    // How long it took and what it cost is not known yet.
    const takenBack = turnPlan(call(), { ...answer, isToBeTakenBack: true }, now);
    expect(takenBack).toEqual({ kind: "unwelcome", dueAt: now, report: { state: "failed" }, fault: null });
  });

  test("ends with taking back what a service may have, and with nothing where it surely has it not", () => {
    const late = after(3 * 60 * 60_000);
    const silent = { kind: "done", report: null, lookAgainMs: 20_000 } as const;
    const refused = { kind: "refused", fault: "status 401" } as const;
    const placed = { placedAt: now, state: "ringing" } as const;
    for (const [more, answer] of [
      [placed, fault],
      [placed, silent],
      [placed, refused],
      [{ handedOverAt: now }, refused],
      // Handed over for the first time in this very turn.
      [{}, fault],
    ] as const)
      expect(turnPlan(call(more), answer, late)).toMatchObject({ kind: "failed", dueAt: late });
    for (const [more, answer] of [
      [{}, refused],
      [{}, { ...fault, isTurnedAway: true }],
      [{ ...placed, provider: "simulator" }, silent],
    ] as const)
      expect(turnPlan(call(more), answer, late)).toMatchObject({ kind: "failed", dueAt: null });
  });

  test("lasts longer for a call that is being made, and longest for taking one back", () => {
    const placed = call({ placedAt: now, state: "ringing" });
    expect(turnPlan(placed, fault, after(60 * 60_000)).kind).toBe("again");
    expect(turnPlan(placed, fault, after(3 * 60 * 60_000)).kind).toBe("failed");
    const silent = { kind: "done", report: null, lookAgainMs: 20_000 } as const;
    expect(turnPlan(placed, silent, after(3 * 60 * 60_000)).kind).toBe("failed");
    const cancelled = call({ placedAt: now, state: "cancelled" });
    expect(turnPlan(cancelled, fault, after(3 * 60 * 60_000)).kind).toBe("again");
    expect(turnPlan(cancelled, fault, after(25 * 60 * 60_000))).toMatchObject({
      kind: "settled",
      dueAt: null,
    });
  });

  test("ends for a call of which an earlier state is told again and again, as for one of which nothing is", () => {
    const talking = call({ placedAt: now, state: "in-progress" });
    const behind = (state: "queued" | "ringing" | "in-progress") =>
      ({ kind: "done", report: { state }, lookAgainMs: 20_000 }) as const;
    for (const state of ["queued", "ringing", "in-progress"] as const) {
      expect(turnPlan(talking, behind(state), after(60_000))).toEqual({
        kind: "followed",
        dueAt: after(80_000),
        report: null,
        fault: null,
      });
      expect(turnPlan(talking, behind(state), after(3 * 60 * 60_000)).kind).toBe("failed");
    }
    const ringing = call({ placedAt: now, state: "ringing" });
    expect(turnPlan(ringing, behind("in-progress"), after(3 * 60 * 60_000))).toMatchObject({
      kind: "followed",
      report: { state: "in-progress" },
    });
  });

  test("is none in time in which nobody was there to ask after a call that may be made", () => {
    const [back, silent] = [
      after(3 * 60 * 60_000),
      { kind: "done", report: null, lookAgainMs: 20_000 },
    ] as const;
    const placed = call({ placedAt: now, state: "ringing", attendedFrom: back });
    expect(turnPlan(placed, fault, back)).toMatchObject({
      kind: "again",
      dueAt: after(3 * 60 * 60_000 + 1_000),
    });
    expect(turnPlan(placed, silent, back)).toMatchObject({ kind: "followed" });
    for (const answer of [fault, silent])
      expect(turnPlan(placed, answer, after(5 * 60 * 60_000 + 1)).kind).toBe("failed");
    // Of one that was to be handed over it is not known whether it was; of another it is.
    expect(turnPlan(call({ handedOverAt: now, attendedFrom: back }), fault, back).kind).toBe("again");
    expect(turnPlan(call({ attendedFrom: back }), fault, back).kind).toBe("failed");
  });

  test("counts from when a call was placed, however late that was", () => {
    const talking = call({ placedAt: after(3 * 60 * 60_000), state: "in-progress" });
    const silent = { kind: "done", report: null, lookAgainMs: 20_000 } as const;
    expect(turnPlan(talking, silent, after(3.5 * 60 * 60_000)).kind).toBe("followed");
    expect(turnPlan(talking, fault, after(3.5 * 60 * 60_000)).kind).toBe("again");
    expect(turnPlan(talking, silent, after(5.5 * 60 * 60_000)).kind).toBe("failed");
    // Nor from when somebody was there again, where that was before: it may have waited for a business to open.
    const attended = { ...talking, attendedFrom: now };
    expect(turnPlan(attended, silent, after(3.5 * 60 * 60_000)).kind).toBe("followed");
    expect(turnPlan(attended, fault, after(3.5 * 60 * 60_000)).kind).toBe("again");
  });

  test("is not needed for a call that has been taken back, or of which no more is to be heard", () => {
    const done = { kind: "done", report: null, lookAgainMs: null } as const;
    const settled = { kind: "settled", dueAt: null, report: null, fault: null };
    expect(turnPlan(call({ state: "cancelled" }), done, now)).toEqual(settled);
    expect(turnPlan(call({ state: "cancelled", placedAt: now }), done, now)).toEqual(settled);
    expect(turnPlan(call(), done, now)).toMatchObject({ kind: "placed", dueAt: null });
  });
});
