import "server-only";
/**
 * The outbox: what has been stored is delivered to the form service, in the background and for as long as it takes. One
 * timer for the process; it sleeps until the next submission is due, and not at all while nothing waits.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { database, hasDatabase, type Database } from "#lib/platform/server/database/database";
import { logger } from "#lib/platform/server/logger";
import { answerTimeoutMs, deliverableLists, postSubmission } from "#lib/platform/server/outbox/form-service";
import {
  claimDue,
  confirmDelivery,
  nextDueAt,
  postponeDelivery,
  storeSubmission,
  type Claimed,
  type NewSubmission,
} from "#lib/platform/server/outbox/outbox-store";
import { nextAttemptAt } from "#lib/platform/server/outbox/retry-plan";
import { processWide } from "#lib/platform/server/process-wide";
import { beforeShutdown } from "#lib/platform/shutdown";

const atOnce = 4;
/** Longer than an attempt can take: after it, the process that made the attempt is gone. */
const leaseMs = answerTimeoutMs + 5_000;
/** After the database failed, and, with several processes on one, for what another one left behind. */
const lookAgainMs = 60_000;

const state = processWide("outbox", () => ({
  timer: undefined as NodeJS.Timeout | undefined,
  round: null as Promise<void> | null,
  isAskedAgain: false,
  isStopped: false,
}));

/** Stores a submission and has it delivered. Once this returns, the submission cannot be lost. */
export async function submit(submission: NewSubmission): Promise<void> {
  await storeSubmission(await database(), submission, new Date());
  wakeOutbox();
}

/** At the start of the server: goes on with what an earlier process left, if it can have left anything. */
export function startOutbox(): void {
  if (deliverableLists().length > 0 && hasDatabase()) schedule(1_000);
}

/** Looks for due submissions now. Does not wait for them, never throws. */
function wakeOutbox(): void {
  if (state.isStopped || deliverableLists().length === 0) return;
  clearTimeout(state.timer);
  state.isAskedAgain = true;
  state.round ??= deliverRounds().finally(() => {
    state.round = null;
    // Asked for after the last look and before this moment.
    if (state.isAskedAgain) wakeOutbox();
  });
}

function schedule(ms: number): void {
  if (state.isStopped) return;
  clearTimeout(state.timer);
  state.timer = setTimeout(wakeOutbox, ms);
  state.timer.unref();
}

async function deliverRounds(): Promise<void> {
  try {
    const db = await database();
    // Registered after the database, so that it is stopped before the database closes.
    beforeShutdown("outbox", stop);
    const lists = deliverableLists();
    while (state.isAskedAgain && !state.isStopped) {
      state.isAskedAgain = false;
      await deliverDue(db);
    }
    const dueAt = await nextDueAt(db, lists);
    if (dueAt) schedule(Math.min(lookAgainMs, Math.max(50, dueAt.getTime() - Date.now())));
  } catch (error) {
    state.isAskedAgain = false;
    logger.error({ error: error instanceof Error ? error.message : "unknown" }, "outbox: round failed");
    schedule(lookAgainMs);
  }
}

async function deliverDue(db: Database): Promise<void> {
  for (;;) {
    const claimed = await claimDue(db, {
      lists: deliverableLists(),
      now: new Date(),
      leaseMs,
      limit: atOnce,
    });
    await Promise.all(claimed.map((submission) => deliver(db, submission)));
    if (claimed.length < atOnce || state.isStopped) return;
  }
}

async function deliver(db: Database, submission: Claimed): Promise<void> {
  const { id, list, attempts, firstAttemptAt } = submission;
  const fault = await postSubmission(submission);
  const now = new Date();
  if (fault === null) {
    await confirmDelivery(db, submission, now);
    logger.info({ submissionId: id, list, attempts }, "outbox: delivered");
    return;
  }
  const dueAt = nextAttemptAt(attempts, firstAttemptAt, now);
  await postponeDelivery(db, submission, { dueAt, fault });
  if (dueAt) logger.warn({ submissionId: id, list, attempts, fault, dueAt }, "outbox: not delivered");
  else logger.error({ submissionId: id, list, attempts, fault }, "outbox: given up, parked");
}

/** Starts no further attempt and lets those under way end, within reason: a broken-off one might be repeated. */
async function stop(): Promise<void> {
  state.isStopped = true;
  clearTimeout(state.timer);
  await Promise.race([state.round, sleep(5_000, undefined, { ref: false })]);
}
