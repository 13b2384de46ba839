import "server-only";
/** The outbox: stored submissions are delivered to the form service, in the background and for as long as it takes. */
import { database, databaseNow, type Database } from "#lib/platform/server/database/database";
import {
  answerTimeoutMs,
  deliverableLists,
  postSubmission,
  type List,
  type Refusal,
} from "#lib/platform/server/form-service";
import { logger } from "#lib/platform/server/logger";
import { durableQueue, nextTryAt, type Lease, type Patience } from "#lib/platform/server/queue";
import { servicePauses } from "#lib/platform/server/service-pauses";
import { submissionStore, type Claimed, type NewSubmission } from "#lib/reader/submissions/submission-store";
import { dayMs, minuteMs } from "#lib/base/values/durations";

const lists = deliverableLists();

/** A submission that was not delivered within seven days of its first attempt is parked for the operator. */
export const deliveryPatience: Patience = {
  firstDelayMs: 5_000,
  longestDelayMs: 2 * minuteMs,
  giveUpAfterMs: 7 * dayMs,
};

/** Each list has a service of its own. One that has failed is left alone for as long as a single submission would wait. */
const pauses = servicePauses<List>("outbox", deliveryPatience);

export const outbox = durableQueue({
  name: "outbox",
  atOnce: 4,
  leaseMs: answerTimeoutMs + 5_000,
  claim: claimDeliveries,
  nextDueAt: nextDeliveryAt,
  attempt: postSubmission,
  record: recordDelivery,
});

/** Stores a submission and starts its delivery. Once this returns, the submission cannot be lost. */
export async function submit(submission: NewSubmission): Promise<void> {
  const db = await database();
  await submissionStore(db).add(submission, await databaseNow(db));
  if (lists.length > 0) outbox.wake();
}

/** Called when the server starts: continues with what an earlier process left. */
export function startOutbox(): void {
  if (lists.length > 0) outbox.start();
}

/** Claims what is to be delivered by now to services that are not left alone. */
export async function claimDeliveries(db: Database, lease: Lease): Promise<Claimed[]> {
  const until = pauses.until();
  const open = lists.filter((list) => (until.get(list) ?? lease.now) <= lease.now);
  return submissionStore(db).claim(open, lease);
}

/** When the next one can be claimed; null when none waits. */
export async function nextDeliveryAt(db: Database): Promise<Date | null> {
  const until = pauses.until();
  const waiting = await submissionStore(db).nextDueOf(lists);
  const moments = waiting.map(({ list, dueAt }) =>
    Math.max(dueAt.getTime(), until.get(list)?.getTime() ?? 0),
  );
  return moments.length > 0 ? new Date(Math.min(...moments)) : null;
}

/** Writes down what came of an attempt. A submission that is refused for what it says does not hold up the others. */
export async function recordDelivery(
  db: Database,
  submission: Claimed,
  refusal: Refusal | null,
  now: Date,
): Promise<void> {
  const { id, list, attempts, firstAttemptAt } = submission;
  const told = { submissionId: id, list, attempts };
  const until = refusal?.isOfService ? pauses.begin(list, now) : null;
  if (!refusal?.isOfService) pauses.end(list);
  if (refusal === null) {
    await submissionStore(db).confirm(id, now);
    logger.info(told, "outbox: delivered");
    return;
  }
  const { fault, isOfService } = refusal;
  const dueAt = nextTryAt(deliveryPatience, { attempts, since: firstAttemptAt }, now);
  await submissionStore(db).postpone(submission, { dueAt, fault });
  if (until) logger.warn({ list, fault, until }, "outbox: not delivered");
  if (!dueAt) logger.error({ ...told, fault }, "outbox: given up, parked");
  else if (!isOfService) logger.warn({ ...told, fault, dueAt }, "outbox: not delivered");
}
