import "server-only";
/** Sees every call through: hands it to its provider, asks what has become of it, takes back what was cancelled. */
import { callQueueStore } from "#lib/product/calls/records/call-queue-store";
import { callReportStore } from "#lib/product/calls/records/call-report-store";
import { doNotCallStore } from "#lib/product/calls/do-not-call/do-not-call-store";
import { wakeErasures } from "#lib/product/calls/queue/erase-calls";
import { maskToldInTurns, maskToldNumber } from "#lib/product/calls/numbers/mask-told-number";
import { keptRecordOf } from "#lib/product/calls/manners/recording-law";
import { takeTurn } from "#lib/product/calls/queue/take-turn";
import { notMade, turnPlan, type TurnAnswer, type TurnPlan } from "#lib/product/calls/queue/turn-plan";
import {
  isReal,
  providerNames,
  type CallOrder,
  type CallReport,
  type DueCall,
  type ProviderName,
} from "#lib/platform/server/call-provider/call-provider";
import { providerOf } from "#lib/platform/server/call-provider/chosen-provider";
import { lookAgainMs } from "#lib/platform/server/call-provider/provider-answer";
import { guarded } from "#lib/platform/server/call-provider/provider-fault";
import { database, databaseNow, type Database } from "#lib/platform/server/database/database";
import { logger } from "#lib/platform/server/logger";
import { isLive } from "#lib/base/site/call-states";
import { durableQueue } from "#lib/platform/server/queue";

/** The providers that this instance can reach. Another instance, with other settings or of another version, may reach others. */
const known = providerNames.filter((name) => providerOf(name) !== null);

/**
 * Longer than all requests of one turn take: ten seconds each, two of them where a call is taken back and asked after, and four
 * where it has to be looked for first. It depends on every configured provider, since calls under way stay with theirs when another
 * one takes new calls.
 */
const leaseMs = known.some((name) => providerOf(name)?.find) ? 45_000 : known.some(isReal) ? 25_000 : 3_000;

export const callQueue = durableQueue({
  name: "calls",
  atOnce: 8,
  leaseMs,
  claim: (db, lease) => callQueueStore(db).claim(lease, known),
  nextDueAt: (db) => callQueueStore(db).nextDueAt(known),
  attempt: (call) =>
    guarded<TurnAnswer>(async () => {
      const db = await database();
      return takeTurn(db, call, await databaseNow(db));
    }),
  record: recordTurn,
});

export const { start: startCalls, wake: wakeCalls } = callQueue;

/** Writes down what came of one turn to the provider about one call. */
export async function recordTurn(db: Database, call: DueCall, answer: TurnAnswer, now: Date): Promise<void> {
  if (answer.kind === "overtaken") return;
  const plan = turnPlan(call, answer, now);
  await writeTurn(db, call, answer, plan, now);
  // Where nothing is left to do about a call, it is to be deleted at its service.
  if (plan.dueAt === null || (plan.report && !isLive(plan.report.state))) wakeErasures();
}

async function writeTurn(
  db: Database,
  call: DueCall,
  answer: Exclude<TurnAnswer, { kind: "overtaken" }>,
  { kind, dueAt, report, fault }: TurnPlan,
  now: Date,
): Promise<void> {
  const { id } = call.order;
  if (fault) logger.warn({ step: kind, attempts: call.attempts, fault }, "calls: turn without an answer");
  // The promise is kept even if the report is no news otherwise.
  if (answer.kind === "done" && answer.report) await keepPromise(db, call.order, answer.report, now);
  const queue = callQueueStore(db);
  const reports = callReportStore(db);
  const providerCallId = answer.kind === "done" ? answer.providerCallId : undefined;
  if (kind === "placed") {
    await queue.recordPlacement(id, now, { dueAt, ...(providerCallId ? { providerCallId } : {}) });
  } else if (kind === "later" && dueAt) {
    if (await queue.schedule(call, dueAt)) return;
    const full = "its number has as many calls by then as it may have";
    await reports.applyReport(id, notMade, { now, dueAt: null, fault: full, decidedIn: call.state });
  } else if (report) {
    const isOurs = kind === "unwelcome" || kind === "failed";
    const circumstances = { now, dueAt, fault, ...(isOurs && { decidedIn: call.state }) };
    await reports.applyReport(id, kept(report, call.order), circumstances);
    if (kind === "settled") await queue.postpone(call, { now, dueAt, fault });
  } else {
    const isTakenBack = kind === "settled" && answer.kind === "done";
    const change = { now, dueAt, fault, ...(isTakenBack ? { takenBackAt: now } : {}) };
    // Unless the service says that it has none, only the operator can find it there: each has our id with it.
    if ((await queue.postpone(call, change)) && fault)
      logger.error(
        { provider: call.provider, knownAs: id, fault },
        "calls: given up finding one at its service",
      );
  }
}

/** Takes what a provider reports of a call without being asked. Returns whether it was news. */
export async function takeReport(
  provider: ProviderName,
  { id, providerCallId, report }: { id: string; providerCallId: string | null; report: CallReport },
): Promise<boolean> {
  const db = await database();
  const reports = callReportStore(db);
  const numbers = await reports.numbersOf(provider, id);
  if (!numbers) return false;
  const { business, callbackNumber } = numbers;
  const now = await databaseNow(db);
  const dueAt = new Date(now.getTime() + lookAgainMs);
  if (providerCallId) await reports.noteProviderCall(id, providerCallId);
  await keepPromise(db, { id, business }, report, now);
  const applied = await reports.applyReport(
    id,
    kept(report, { record: keptRecordOf(provider, business), callbackNumber }),
    {
      now,
      dueAt,
    },
  );
  wakeCalls();
  if (!isLive(report.state)) wakeErasures();
  return applied;
}

/** Whoever asked on the telephone not to be called again is not called again by anybody, from now on. */
async function keepPromise(
  db: Database,
  { id, business: { phone } }: { id: string; business: { phone: string } },
  { isLastCall }: CallReport,
  now: Date,
): Promise<void> {
  if (isLastCall && phone !== "") await doNotCallStore(db).addHeard(phone, id, now);
}

/** What may be kept of a report: the words only where they may be, and nowhere the number to call back. */
function kept(
  report: CallReport,
  { record, callbackNumber }: Pick<CallOrder, "record" | "callbackNumber">,
): CallReport {
  const masked = (text: string) => maskToldNumber(text, callbackNumber);
  const { summary, transcript } = report;
  return {
    ...report,
    summary: summary && masked(summary),
    transcript:
      record === "transcript" ? transcript && maskToldInTurns(transcript, callbackNumber) : undefined,
  };
}
