import "server-only";
/** Sees every call through: hands it to its provider, asks what has become of it, takes back what was cancelled. */
import { callQueueStore } from "#lib/product/calls/call-queue-store";
import { turnPlan } from "#lib/product/calls/turn-plan";
import { env } from "#lib/platform/env";
import type { CallReport, DueCall, ProviderAnswer } from "#lib/platform/server/call-provider/call-provider";
import { turnTo } from "#lib/platform/server/call-provider/chosen-provider";
import { lookAgainMs } from "#lib/platform/server/call-provider/http-provider";
import { database, databaseNow, type Database } from "#lib/platform/server/database/database";
import { logger } from "#lib/platform/server/logger";
import { durableQueue } from "#lib/platform/server/queue";

export const callQueue = durableQueue({
  name: "calls",
  atOnce: 8,
  leaseMs: env.CALL_PROVIDER_URL ? 15_000 : 3_000,
  claim: (db, lease) => callQueueStore(db).claim(lease),
  nextDueAt: (db) => callQueueStore(db).nextDueAt(),
  attempt: turnTo,
  record: recordTurn,
});

export const { start: startCalls, wake: wakeCalls } = callQueue;

/** Writes down what came of one turn to the provider about one call. */
export async function recordTurn(
  db: Database,
  call: DueCall,
  answer: ProviderAnswer,
  now: Date,
): Promise<void> {
  const { kind, dueAt, report, fault } = turnPlan(call, answer, now);
  const { id } = call.order;
  if (fault) logger.warn({ step: kind, attempts: call.attempts, fault }, "calls: provider at fault");
  if (kind === "placed") await callQueueStore(db).recordPlacement(id, now, dueAt);
  else if (report) await callQueueStore(db).applyReport(id, report, { now, dueAt, fault });
  else await callQueueStore(db).postpone(call, { dueAt, fault });
}

/** Takes what a provider over HTTP reports of a call without being asked. Gives whether it was news. */
export async function takeReport(id: string, report: CallReport): Promise<boolean> {
  const db = await database();
  const store = callQueueStore(db);
  const now = await databaseNow(db);
  const dueAt = new Date(now.getTime() + lookAgainMs);
  const applied = (await store.isCalledOverHttp(id)) && (await store.applyReport(id, report, { now, dueAt }));
  wakeCalls();
  return applied;
}
