import "server-only";
/** What follows from a provider's answer: pure, so that patience can be tested without waiting. */
import type { CallReport, DueCall, ProviderAnswer } from "#lib/platform/server/call-provider/call-provider";
import { nextTryAt } from "#lib/platform/server/queue";
import { isLive, statesBefore } from "#lib/base/site/call-states";

/**
 * Beside what a provider answers: not before a moment, not at all, or that the call was cancelled while its turn went on and was
 * not handed over.
 */
export type TurnAnswer =
  | ProviderAnswer
  | { kind: "later"; notBefore: Date }
  | { kind: "unwelcome"; report: CallReport }
  | { kind: "overtaken" };

const delays = { firstDelayMs: 1_000, longestDelayMs: 60_000 };
/** A call that could not be handed over by then is given up: what was asked for may be of no use any more. */
export const placeWithinMs = 2 * 60 * 60_000;
/** A call of which nothing is heard any more for so long after it was placed. */
const endWithinMs = 2 * 60 * 60_000;
/** For as long as that, the provider is told that a call was cancelled. */
const cancelWithinMs = 24 * 60 * 60_000;

/** What is told of a call that was not made, or of which nobody knows. */
export const notMade: CallReport = { state: "failed", durationSeconds: 0, costCents: 0 };

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
  const { placedAt, attendedFrom } = call;
  if (answer.kind === "overtaken") return { kind: "settled", dueAt: null, report: null, fault: null };
  if (answer.kind === "done") {
    const report = answer.report && isBehind(answer.report, call) ? null : answer.report;
    const dueAt = after(answer.lookAgainMs);
    if (!wasLive) return { kind: "settled", dueAt, report, fault: null };
    if (!placedAt) return { kind: "placed", dueAt, report: null, fault: null };
    if (!report && now.getTime() - later(placedAt, attendedFrom).getTime() > endWithinMs)
      return failed("nothing was heard of it");
    return { kind: "followed", dueAt, report, fault: null };
  }
  if (answer.kind === "later") return { kind: "later", dueAt: answer.notBefore, report: null, fault: null };
  if (answer.kind === "unwelcome")
    return { kind: "followed", dueAt: null, report: answer.report, fault: null };
  const { fault } = answer;
  const giveUpAfterMs = !wasLive ? cancelWithinMs : placedAt ? endWithinMs : placeWithinMs;
  // A call that was handed over late is followed no shorter: whoever has it on the telephone would be told that it failed.
  const begun = (wasLive && placedAt) || call.startsAt;
  // Nor is one that somebody may have on the telephone given up for the time in which nobody asked after it.
  const mayBeMade = !wasLive || placedAt !== null || call.handedOverAt !== null;
  const tries = { attempts: call.attempts, since: mayBeMade ? later(begun, attendedFrom) : begun };
  const dueAt = answer.kind === "again" ? nextTryAt({ ...delays, giveUpAfterMs }, tries, now) : null;
  if (dueAt) return { kind: "again", dueAt, report: null, fault };
  return wasLive ? failed(fault) : { kind: "settled", dueAt: null, report: null, fault };
}

const later = (one: Date, other: Date | null): Date => (other && other > one ? other : one);

/** Whether the call has come as far already: that it goes on is no news, or a provider stuck there is followed for ever. */
const isBehind = ({ state }: CallReport, call: DueCall): boolean =>
  isLive(state) && !statesBefore(state).some((before) => before === call.state);

const failed = (fault: string): TurnPlan => ({
  kind: "failed",
  dueAt: null,
  report: notMade,
  fault,
});
