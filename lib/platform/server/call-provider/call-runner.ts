import "server-only";
/**
 * Sees every call through: hands it to its provider, asks what has become of it, takes back what was cancelled. All that
 * is to be done stands in the database with the moment it is due, so that a restart loses nothing. One timer for the
 * process; it sleeps until the next call is due, and not at all while none is.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { env } from "#lib/platform/env";
import type { ProviderAnswer } from "#lib/platform/server/call-provider/call-provider";
import {
  applyReport,
  claimDueCalls,
  nextCallDueAt,
  postponeCall,
  recordPlacement,
  type DueCall,
} from "#lib/platform/server/call-provider/call-queue";
import { providerNamed } from "#lib/platform/server/call-provider/chosen-provider";
import { turnPlan } from "#lib/platform/server/call-provider/turn-plan";
import { database, hasDatabase, type Database } from "#lib/platform/server/database/database";
import { logger } from "#lib/platform/server/logger";
import { processWide } from "#lib/platform/server/process-wide";
import { beforeShutdown } from "#lib/platform/shutdown";
import { isLive } from "#lib/base/site/call-states";

const atOnce = 8;
/** Longer than a turn takes: after it, the process that took the call is gone. */
const leaseMs = env.CALL_PROVIDER_URL ? 15_000 : 3_000;
/** After the database failed. */
const lookAgainMs = 15_000;

const state = processWide("call-runner", () => ({
  timer: undefined as NodeJS.Timeout | undefined,
  round: null as Promise<void> | null,
  isAskedAgain: false,
  isStopped: false,
}));

/** At the start of the server: goes on with the calls that an earlier process left. */
export function startCalls(): void {
  if (hasDatabase()) schedule(500);
}

/** Looks for due calls now. Does not wait for them, never throws. */
export function wakeCalls(): void {
  if (state.isStopped) return;
  clearTimeout(state.timer);
  state.isAskedAgain = true;
  state.round ??= runRounds().finally(() => {
    state.round = null;
    // Asked for after the last look and before this moment.
    if (state.isAskedAgain) wakeCalls();
  });
}

function schedule(ms: number): void {
  if (state.isStopped) return;
  clearTimeout(state.timer);
  state.timer = setTimeout(wakeCalls, ms);
  state.timer.unref();
}

async function runRounds(): Promise<void> {
  try {
    const db = await database();
    // Registered after the database, so that it is stopped before the database closes.
    beforeShutdown("call-runner", stop);
    while (state.isAskedAgain && !state.isStopped) {
      state.isAskedAgain = false;
      await runDue(db);
    }
    const dueAt = await nextCallDueAt(db);
    // Several processes on one Postgres look after each other's calls.
    const most = env.DATABASE_URL ? lookAgainMs : Infinity;
    const wait = Math.min(most, dueAt ? Math.max(20, dueAt.getTime() - Date.now()) : Infinity);
    if (Number.isFinite(wait)) schedule(wait);
  } catch (error) {
    state.isAskedAgain = false;
    logger.error({ error: error instanceof Error ? error.message : "unknown" }, "calls: round failed");
    schedule(lookAgainMs);
  }
}

async function runDue(db: Database): Promise<void> {
  for (;;) {
    const due = await claimDueCalls(db, {
      now: new Date(),
      leaseMs,
      limit: atOnce,
    });
    await Promise.all(due.map((call) => takeTurn(db, call)));
    if (due.length < atOnce || state.isStopped) return;
  }
}

/** One turn to the provider about one call. */
export async function takeTurn(db: Database, call: DueCall): Promise<void> {
  const answer = await ask(call);
  const now = new Date();
  const { kind, dueAt, report, fault } = turnPlan(call, answer, now);
  if (fault) logger.warn({ step: kind, attempts: call.attempts, fault }, "calls: provider at fault");
  if (kind === "placed") return recordPlacement(db, call.order.id, now, dueAt);
  if (report) {
    await applyReport(db, call.order.id, report, { now, dueAt, fault });
    return;
  }
  await postponeCall(db, call, { dueAt, fault });
}

async function ask({ order, state: known, provider: name, isPlaced }: DueCall): Promise<ProviderAnswer> {
  const provider = providerNamed(name);
  if (!provider) return { kind: "refused", fault: "the provider is no longer configured" };
  if (!isLive(known)) return provider.cancel(order);
  return isPlaced ? provider.follow(order, known) : provider.place(order);
}

/** Starts no further turn and lets those under way end, within reason. */
async function stop(): Promise<void> {
  state.isStopped = true;
  clearTimeout(state.timer);
  await Promise.race([state.round, sleep(5_000, undefined, { ref: false })]);
}
