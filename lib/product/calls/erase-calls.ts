import "server-only";
/** Use case: has calls deleted at the services that made them. A service that is down, or refuses, is asked again for a week. */
import { callErasureStore, type DueErasure } from "#lib/product/calls/call-erasure-store";
import type { ProviderAnswer } from "#lib/platform/server/call-provider/call-provider";
import { providerOf } from "#lib/platform/server/call-provider/chosen-provider";
import type { Database } from "#lib/platform/server/database/database";
import { logger } from "#lib/platform/server/logger";
import { durableQueue, nextTryAt } from "#lib/platform/server/queue";
import { dayMs, hourMs, minuteMs } from "#lib/base/values/durations";

/** Longer than one request takes, which is ten seconds. */
const leaseMs = 15_000;

/** A key may have been changed at the service, or its variables taken away here: days leave time to notice the warnings. */
const patience = {
  firstDelayMs: minuteMs,
  longestDelayMs: 6 * hourMs,
  giveUpAfterMs: 7 * dayMs,
};

const erasureQueue = durableQueue({
  name: "call-erasures",
  atOnce: 2,
  leaseMs,
  claim: (db, lease) => callErasureStore(db).claim(lease),
  nextDueAt: (db) => callErasureStore(db).nextDueAt(),
  attempt: eraseCall,
  record: recordErasure,
});

export const { start: startErasures, wake: wakeErasures } = erasureQueue;

/** Asks a service to delete a call. */
export async function eraseCall({ provider: name, providerCallId }: DueErasure): Promise<ProviderAnswer> {
  const provider = providerOf(name);
  return provider?.erase
    ? provider.erase(providerCallId)
    : { kind: "refused", fault: "the provider is no longer configured" };
}

/** Writes down what came of it. Whatever the fault is, it may be mended. */
export async function recordErasure(
  db: Database,
  due: DueErasure,
  answer: ProviderAnswer,
  now: Date,
): Promise<void> {
  const store = callErasureStore(db);
  if (answer.kind === "done") return store.settle(due);
  const { provider, providerCallId, attempts, askedAt } = due;
  const { fault } = answer;
  const dueAt = nextTryAt(patience, { attempts, since: askedAt }, now);
  if (dueAt) {
    logger.warn({ provider, attempts, fault }, "calls: not deleted at its service yet");
    return store.postpone(due, dueAt);
  }
  // Only the operator can delete it now, by this name. A field called the name or the id of a call would be masked.
  logger.error({ provider, knownAs: providerCallId, fault }, "calls: given up deleting one at its service");
  return store.settle(due);
}
