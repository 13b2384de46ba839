import "server-only";
/** What follows from a provider's answer: pure, so that patience can be tested without waiting. */
import type { TurnAnswer } from "#lib/product/calls/take-turn";
import type { CallReport, DueCall } from "#lib/platform/server/call-provider/call-provider";
import { nextTryAt } from "#lib/platform/server/queue";
import { isLive } from "#lib/base/site/call-states";

const delays = { firstDelayMs: 1_000, longestDelayMs: 60_000 };
/** A call that could not be handed over by then is given up: what was asked for may be of no use any more. */
const placeWithinMs = 2 * 60 * 60_000;
/** A call of which nothing is heard any more. */
const endWithinMs = 2 * 60 * 60_000;
/** For as long as that, the provider is told that a call was cancelled. */
const cancelWithinMs = 24 * 60 * 60_000;

export type TurnPlan = {
  kind: "placed" | "followed" | "failed" | "again" | "settled" | "later";
  /** When the provider is turned to next; null for never. */
  dueAt: Date | null;
  report: CallReport | null;
  fault: string | null;
};

/** What to write down after one turn. */
export function turnPlan(call: DueCall, answer: TurnAnswer, now: Date): TurnPlan {
  const after = (ms: number | null) => (ms === null ? null : new Date(now.getTime() + ms));
  const wasLive = isLive(call.state);
  const age = now.getTime() - call.startsAt.getTime();
  if (answer.kind === "done") {
    const dueAt = after(answer.lookAgainMs);
    if (!wasLive) return { kind: "settled", dueAt: null, report: null, fault: null };
    if (!call.isPlaced) return { kind: "placed", dueAt, report: null, fault: null };
    if (!answer.report && age > endWithinMs) return failed("nothing was heard of it");
    return { kind: "followed", dueAt, report: answer.report, fault: null };
  }
  if (answer.kind === "later") return { kind: "later", dueAt: answer.notBefore, report: null, fault: null };
  if (answer.kind === "unwelcome")
    return { kind: "followed", dueAt: null, report: answer.report, fault: null };
  const { fault } = answer;
  const giveUpAfterMs = !wasLive ? cancelWithinMs : call.isPlaced ? endWithinMs : placeWithinMs;
  const tries = { attempts: call.attempts, since: call.startsAt };
  const dueAt = answer.kind === "again" ? nextTryAt({ ...delays, giveUpAfterMs }, tries, now) : null;
  if (dueAt) return { kind: "again", dueAt, report: null, fault };
  return wasLive ? failed(fault) : { kind: "settled", dueAt: null, report: null, fault };
}

const failed = (fault: string): TurnPlan => ({
  kind: "failed",
  dueAt: null,
  report: { state: "failed", durationSeconds: 0, costCents: 0 },
  fault,
});
