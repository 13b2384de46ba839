import "server-only";
/** What follows from a provider's answer: pure, so that patience can be tested without waiting. */
import {
  isReal,
  type CallReport,
  type DueCall,
  type ProviderAnswer,
} from "#lib/platform/server/call-provider/call-provider";
import { nextTryAt } from "#lib/platform/server/queue";
import { isLive, statesBefore } from "#lib/base/site/call-states";

/**
 * What a turn may come to beside a provider's answer: `later`, the call may not begin before a moment; `unwelcome`, it must not be
 * made at all, and is to be taken back where its provider may have it; `overtaken`, it was cancelled or taken up by another turn
 * during this one, and not handed over.
 */
export type TurnAnswer =
  | ProviderAnswer
  | { kind: "later"; notBefore: Date }
  | { kind: "unwelcome"; report: CallReport; isToBeTakenBack: boolean }
  | { kind: "overtaken" };

const delays = { firstDelayMs: 1_000, longestDelayMs: 60_000 };
/** A call that could not be handed over within this time is given up: by then it may be of no use any more. */
export const placeWithinMs = 2 * 60 * 60_000;
/** A placed call of which nothing is heard for this long is given up. */
const endWithinMs = 2 * 60 * 60_000;
/** For this long we go on trying to tell the provider that a call was cancelled. */
const cancelWithinMs = 24 * 60 * 60_000;

/** What is told of a call that was not made, or of which nobody knows. */
export const notMade: CallReport = { state: "failed", durationSeconds: 0, costCents: 0 };

export type TurnPlan = {
  kind: "placed" | "followed" | "failed" | "again" | "settled" | "later" | "unwelcome";
  /** When the provider is turned to next; null for never. */
  dueAt: Date | null;
  report: CallReport | null;
  fault: string | null;
};

/** What to write down after one turn. */
export function turnPlan(
  call: DueCall,
  answer: Exclude<TurnAnswer, { kind: "overtaken" }>,
  now: Date,
): TurnPlan {
  const after = (ms: number | null) => (ms === null ? null : new Date(now.getTime() + ms));
  // Its provider may have it, and must not make it once its user was told that it has failed. The simulator need not be told.
  const givenUp = (fault: string) => failed(fault, isReal(call.provider) ? now : null);
  const wasLive = isLive(call.state);
  const { placedAt, attendedFrom } = call;
  if (answer.kind === "done") {
    const report = answer.report && isBehind(answer.report, call) ? null : answer.report;
    const dueAt = after(answer.lookAgainMs);
    if (!wasLive) return { kind: "settled", dueAt, report, fault: null };
    if (!placedAt) return { kind: "placed", dueAt, report: null, fault: null };
    if (!report && now.getTime() - later(placedAt, attendedFrom).getTime() > endWithinMs)
      return givenUp("nothing was heard of it");
    return { kind: "followed", dueAt, report, fault: null };
  }
  if (answer.kind === "later") return { kind: "later", dueAt: answer.notBefore, report: null, fault: null };
  if (answer.kind === "unwelcome") {
    const { report, isToBeTakenBack } = answer;
    // Its provider may have made it all the same, and alone knows how long it took.
    return isToBeTakenBack
      ? { kind: "unwelcome", dueAt: now, report: { state: report.state }, fault: null }
      : { kind: "unwelcome", dueAt: null, report, fault: null };
  }
  const { fault } = answer;
  const giveUpAfterMs = !wasLive ? cancelWithinMs : placedAt ? endWithinMs : placeWithinMs;
  // A call that was handed over late is followed just as long: it could be going on when its user is told that it failed.
  const begun = (wasLive && placedAt) || call.startsAt;
  // Neither does a time without any turn count against a call that may be going on.
  const mayBeMade = !wasLive || placedAt !== null || call.handedOverAt !== null;
  const tries = { attempts: call.attempts, since: mayBeMade ? later(begun, attendedFrom) : begun };
  const dueAt = answer.kind === "again" ? nextTryAt({ ...delays, giveUpAfterMs }, tries, now) : null;
  if (dueAt) return { kind: "again", dueAt, report: null, fault };
  if (!wasLive) return { kind: "settled", dueAt: null, report: null, fault };
  // What was handed over for the first time in this very turn is not in `call` yet.
  const isUnclear = answer.kind === "again" && !answer.isTurnedAway;
  const mayBeTaken = isUnclear || (placedAt ?? call.handedOverAt) !== null;
  return mayBeTaken ? givenUp(fault) : failed(fault, null);
}

const later = (one: Date, other: Date | null): Date => (other && other > one ? other : one);

/** Whether the call has come as far already. Counted as news, it would have us follow a provider that is stuck there for ever. */
const isBehind = ({ state }: CallReport, call: DueCall): boolean =>
  isLive(state) && !statesBefore(state).some((before) => before === call.state);

const failed = (fault: string, dueAt: Date | null): TurnPlan => ({
  kind: "failed",
  dueAt,
  report: notMade,
  fault,
});
