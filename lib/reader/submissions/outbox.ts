import "server-only";
/** The outbox: stored submissions are delivered to the form service, in the background and for as long as it takes. */
import { database, databaseNow, type Database } from "#lib/platform/server/database/database";
import { answerTimeoutMs, deliverableLists, postSubmission } from "#lib/platform/server/form-service";
import { logger } from "#lib/platform/server/logger";
import { durableQueue, nextTryAt, type Patience } from "#lib/platform/server/queue";
import { submissionStore, type Claimed, type NewSubmission } from "#lib/reader/submissions/submission-store";
import { dayMs, minuteMs } from "#lib/base/values/durations";

const lists = deliverableLists();

/** A submission that was not delivered within seven days of its first attempt is parked for the operator. */
export const deliveryPatience: Patience = {
  firstDelayMs: 5_000,
  longestDelayMs: 2 * minuteMs,
  giveUpAfterMs: 7 * dayMs,
};

export const outbox = durableQueue({
  name: "outbox",
  atOnce: 4,
  leaseMs: answerTimeoutMs + 5_000,
  claim: (db, lease) => submissionStore(db).claim(lists, lease),
  nextDueAt: (db) => submissionStore(db).nextDueAt(lists),
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

async function recordDelivery(
  db: Database,
  submission: Claimed,
  fault: string | null,
  now: Date,
): Promise<void> {
  const { id, list, attempts, firstAttemptAt } = submission;
  const told = { submissionId: id, list, attempts };
  if (fault === null) {
    await submissionStore(db).confirm(id, now);
    logger.info(told, "outbox: delivered");
    return;
  }
  const dueAt = nextTryAt(deliveryPatience, { attempts, since: firstAttemptAt }, now);
  await submissionStore(db).postpone(submission, { dueAt, fault });
  if (dueAt) logger.warn({ ...told, fault, dueAt }, "outbox: not delivered");
  else logger.error({ ...told, fault }, "outbox: given up, parked");
}
