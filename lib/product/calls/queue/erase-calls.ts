import "server-only";
/** Use case: has calls deleted at the services that made them. A service that is down, or refuses, is asked again for a week. */
import {
  callErasureStore,
  erasureLifeMs,
  type DueErasure,
} from "#lib/product/calls/records/call-erasure-store";
import type { ProviderAnswer, ProviderName } from "#lib/platform/server/call-provider/call-provider";
import { providerOf } from "#lib/platform/server/call-provider/chosen-provider";
import type { Database } from "#lib/platform/server/database/database";
import { logger } from "#lib/platform/server/logger";
import { durableQueue, nextTryAt, type Lease } from "#lib/platform/server/queue";
import { servicePauses } from "#lib/platform/server/service-pauses";
import { hourMs, minuteMs } from "#lib/base/values/durations";

/** Longer than one request takes, which is ten seconds. */
const leaseMs = 15_000;

/** A key may have been changed at the service, or its variables taken away here: days leave time to notice the warnings. */
const patience = {
  firstDelayMs: minuteMs,
  longestDelayMs: 6 * hourMs,
  giveUpAfterMs: erasureLifeMs,
};

/** After a fault a service is left alone with all its calls: it may be away, and those of another would wait behind them. */
const pauseDelays = { firstDelayMs: minuteMs, longestDelayMs: hourMs };

const pauses = servicePauses<ProviderName>("call-erasure", pauseDelays);

const erasureQueue = durableQueue({
  name: "call-erasures",
  atOnce: 2,
  leaseMs,
  claim: claimErasures,
  nextDueAt: nextErasureAt,
  attempt: eraseCall,
  record: recordErasure,
});

export const { start: startErasures, wake: wakeErasures } = erasureQueue;

/** Claims what is to be deleted by now at services that are not left alone, and looks whether any call was left out. */
export async function claimErasures(db: Database, lease: Lease): Promise<DueErasure[]> {
  const store = callErasureStore(db);
  await store.askForLeftOut(lease.now);
  return store.claim(lease, pauses.until());
}

/** When the next one can be claimed; null when none waits. */
export async function nextErasureAt(db: Database): Promise<Date | null> {
  return callErasureStore(db).nextDueAt(pauses.until());
}

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
  const { provider, providerCallId, attempts, askedAt } = due;
  if (answer.kind === "done") {
    pauses.end(provider);
    return store.settle(due);
  }
  const { fault } = answer;
  const until = pauses.begin(provider, now);
  if (until) logger.warn({ provider, fault, until }, "calls: not deleted at its service yet");
  const dueAt = nextTryAt(patience, { attempts, since: askedAt }, now);
  if (dueAt) return store.postpone(due, dueAt);
  // Only the operator can delete it now, by this name. A field called the name or the id of a call would be masked.
  logger.error({ provider, knownAs: providerCallId, fault }, "calls: given up deleting one at its service");
  return store.settle(due);
}
