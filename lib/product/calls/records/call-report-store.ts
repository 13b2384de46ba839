import "server-only";
/** What is told of calls, by their providers or by ourselves where we give one up, as it is written into the database. */
import { and, eq, inArray, isNotNull, isNull, ne, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { isLive, statesBefore, type CallState, type ReportedState } from "#lib/base/site/call-states";
import type {
  CalledBusiness,
  CallReport,
  ProviderName,
} from "#lib/platform/server/call-provider/call-provider";
import { momentValue } from "#lib/platform/server/database/columns";
import type { Database } from "#lib/platform/server/database/database";
import { calls } from "#lib/platform/server/database/call-tables";
import { callErasureStore, eraseAt, knownThere } from "#lib/product/calls/records/call-erasure-store";
import { giveBack } from "#lib/product/calls/allowance/give-back";

/**
 * When a report came, when the provider is turned to next, and, where we gave the call up ourselves, why. `decidedIn` is the state
 * in which we decided that a call is over, and has to be its state still. Only then may its provider be turned to again, to take it
 * back.
 */
type Circumstances = { now: Date; dueAt: Date | null; fault?: string | null; decidedIn?: CallState };

export const callReportStore = (db: Database) => ({
  /**
   * Brings a call into the reported state, with everything that the report says, and gives whether that was news. A state that the
   * call has passed or already has changes nothing, but what is still missing of a call that is over is filled in. A call that we
   * gave up ourselves takes the end that its provider reports after all.
   */
  async applyReport(id: string, report: CallReport, circumstances: Circumstances): Promise<boolean> {
    if (await moveOn(db, id, report, circumstances)) return true;
    // What we decided ourselves says nothing of a call that has gone on, or was cancelled, meanwhile.
    if (!circumstances.decidedIn) await takeLateReport(db, id, report, circumstances.now);
    return false;
  },

  /** Whom a call of this provider goes to, and the number to call back; null when the provider has no such call. */
  async numbersOf(
    provider: ProviderName,
    id: string,
  ): Promise<{ business: CalledBusiness; callbackNumber: string } | null> {
    const [row] = await db
      .select({ business: calls.business, callbackNumber: calls.callbackNumber })
      .from(calls)
      .where(and(eq(calls.id, id), eq(calls.provider, provider)));
    return row ?? null;
  },

  /** What the provider calls a call, where it is heard from before its placing was confirmed. */
  async noteProviderCall(id: string, providerCallId: string): Promise<void> {
    await db
      .update(calls)
      .set({ providerCallId })
      .where(and(eq(calls.id, id), isNull(calls.providerCallId)));
  },
});

/** Not deleted by its user, who wants no word of it. */
const isKept = ne(calls.userId, "");

/**
 * A call that we have given up ourselves. How long it took and what it cost, only its provider can tell: what stands there is our
 * guess.
 */
const isGivenUp = and(
  eq(calls.state, "failed"),
  or(isNotNull(calls.lastFault), isNotNull(calls.dueAt), isNotNull(calls.takenBackAt)),
  isKept,
);
const unlessGuessed = (kept: SQL, reported: SQL) =>
  sql`case when ${isGivenUp} then ${reported} else ${kept} end`;

/** Brings a call forward into a state. False where it has come as far, or farther, or is over. */
async function moveOn(
  db: Database,
  id: string,
  report: CallReport,
  { now, dueAt, fault = null, decidedIn }: Circumstances,
): Promise<boolean> {
  const { state } = report;
  const before = decidedIn ? [decidedIn] : [...statesBefore(state)];
  if (before.length === 0) return false;
  const isEnd = !isLive(state);
  const step = JSON.stringify([{ state, at: now.toISOString() }]);
  const given = valuesOf(report);
  // Of a call that goes on, each report knows more than the one before. When we give it up ourselves, we know less.
  const isNewer = fault === null;
  const told = isNewer ? firstGiven(given, calls) : firstGiven(calls, given);
  const isEndedAfterAll = isEnd && state !== "failed" && !decidedIn ? isGivenUp : undefined;
  return db.transaction(async (transaction) => {
    const moved = await transaction
      .update(calls)
      .set({
        ...told,
        ...languageOf(report, isNewer),
        durationSeconds: unlessGuessed(told.durationSeconds, given.durationSeconds),
        costCents: unlessGuessed(told.costCents, given.costCents),
        state,
        steps: sql`${calls.steps} || ${step}::jsonb`,
        dueAt: isEnd && !decidedIn ? null : dueAt,
        attempts: 0,
        lastFault: fault,
        placedAt: sql`coalesce(${calls.placedAt}, ${momentValue(now)})`,
        ...(isEnd ? { endedAt: now } : {}),
      })
      .where(and(eq(calls.id, id), or(inArray(calls.state, before), isEndedAfterAll)))
      .returning({ ...knownThere, dueAt: calls.dueAt });
    if (isEnd) await giveBack(transaction, moved);
    const over = moved.filter((call) => call.dueAt === null);
    await callErasureStore(transaction).ask(over, { now, dueAt: eraseAt(now) });
    return moved.length > 0;
  });
}

/** What is to be done about a report that moves a call no further. */
async function takeLateReport(db: Database, id: string, report: CallReport, now: Date): Promise<void> {
  const { state } = report;
  const cancelled = and(eq(calls.id, id), eq(calls.state, "cancelled"));
  if (isLive(state)) {
    const takenBack = and(eq(calls.id, id), isNotNull(calls.takenBackAt));
    // A provider that goes on with a call we have cancelled or taken back has not heard of it: it is told again.
    await db
      .update(calls)
      .set({ dueAt: now, takenBackAt: null })
      .where(and(or(cancelled, takenBack), ne(calls.provider, "simulator")));
    return;
  }
  // What was told of a call that has ended stays; an analysis that comes late adds what is missing.
  const given = valuesOf(report);
  const [kept, news] = [firstGiven(calls, given), firstGiven(given, calls)];
  await db
    .update(calls)
    .set({
      ...kept,
      ...languageOf(report, false),
      durationSeconds: unlessGuessed(kept.durationSeconds, news.durationSeconds),
      costCents: unlessGuessed(kept.costCents, news.costCents),
    })
    .where(and(isKept, or(cancelled, and(eq(calls.id, id), inArray(calls.state, [...endsLike(state)])))));
}

/** What is told of a call, as columns or as values of a statement. */
type Told = Record<"summary" | "transcript" | "durationSeconds" | "costCents", SQLWrapper>;

const valuesOf = ({ summary, transcript, durationSeconds, costCents }: CallReport) => ({
  summary: sql`${summary ?? null}::text`,
  transcript: sql`${transcript ? JSON.stringify(transcript) : null}::jsonb`,
  durationSeconds: sql`${durationSeconds ?? null}::int`,
  costCents: sql`${costCents ?? null}::int`,
});

/** Of each value the first that is there. An empty transcript never replaces one with words. */
const firstGiven = (one: Told, other: Told) => ({
  summary: sql`coalesce(${one.summary}, ${other.summary})`,
  transcript: sql`coalesce(nullif(${one.transcript}, '[]'::jsonb), ${other.transcript}, ${one.transcript})`,
  durationSeconds: sql`coalesce(${one.durationSeconds}, ${other.durationSeconds})`,
  costCents: sql`coalesce(${one.costCents}, ${other.costCents})`,
});

/** The language of the summary, where its service says it: a summary that stays in place of a reported one keeps its own. */
function languageOf({ summary, summaryLanguage }: CallReport, isNewer: boolean) {
  if (summary === undefined || summaryLanguage === undefined) return {};
  const stays = isNewer ? sql`false` : isNotNull(calls.summary);
  return {
    summaryLanguage: sql`case when ${stays} then ${calls.summaryLanguage} else ${summaryLanguage}::text end`,
  };
}

/** The ends of a call that was answered. A late analysis may name another of them than the first report did. */
const answered: readonly ReportedState[] = ["completed", "refused", "voicemail"];
const endsLike = (state: ReportedState) => (answered.includes(state) ? answered : [state]);
