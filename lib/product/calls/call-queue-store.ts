import "server-only";
/** The calls that the provider is to be turned to about. What is half done by a change of two statements is done by the next turn. */
import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from "drizzle-orm";
import { isLocale, defaultLocale } from "#lib/base/i18n/locales";
import {
  providerNames,
  type CalledBusiness,
  type CallOrder,
  type CallReport,
  type DueCall,
  type ProviderName,
} from "#lib/platform/server/call-provider/call-provider";
import type { Database } from "#lib/platform/server/database/database";
import { calls } from "#lib/platform/server/database/call-tables";
import { mayGoOn } from "#lib/product/calls/allowance-store";
import { numberCallStore } from "#lib/product/calls/number-call-store";
import { keptRecordOf } from "#lib/product/calls/recording-law";
import type { Lease } from "#lib/platform/server/queue";
import { isLive, liveStates, statesBefore, type ReportedState } from "#lib/base/site/call-states";

/** One that nobody has come to for so long after it was due has been left alone: nobody was there. */
const leftAloneMs = 5 * 60_000;

export const callQueueStore = (db: Database) => ({
  /**
   * Claims due calls for one turn each. Those of a provider that is not among `known` here may be another instance's, which has
   * been started with it already, or not yet without it: such a call is claimed only once it has been left alone.
   */
  async claim(
    { now, leaseMs, limit }: Lease,
    known: readonly ProviderName[] = providerNames,
  ): Promise<DueCall[]> {
    const aloneSince = new Date(now.getTime() - leftAloneMs);
    const due = db
      .select({ id: calls.id })
      .from(calls)
      .where(and(lte(calls.dueAt, now), or(inArray(calls.provider, known), lte(calls.dueAt, aloneSince))))
      .orderBy(asc(calls.dueAt))
      .limit(limit)
      .for("update", { skipLocked: true });
    const longAgo = moment(aloneSince);
    const rows = await db
      .update(calls)
      .set({
        attempts: sql`${calls.attempts} + 1`,
        attendedFrom: sql`case when ${calls.dueAt} < ${longAgo} then ${moment(now)} else ${calls.attendedFrom} end`,
        dueAt: new Date(now.getTime() + leaseMs),
      })
      .where(inArray(calls.id, due))
      .returning();
    return rows.map(({ id, business, request, language, callbackNumber, ...row }) => ({
      order: {
        id,
        providerCallId: row.providerCallId,
        business,
        request,
        language: isLocale(language) ? language : defaultLocale,
        callbackNumber,
        record: keptRecordOf(row.provider, business),
      },
      state: row.state,
      provider: row.provider,
      placedAt: row.placedAt,
      attempts: row.attempts,
      handedOverAt: row.handedOverAt,
      endedAt: row.endedAt,
      startsAt: row.notBefore ?? row.createdAt,
      attendedFrom: row.attendedFrom,
    }));
  },

  /** The provider has the call. One that was cancelled meanwhile stays due, to be taken back. */
  async recordPlacement(
    id: string,
    now: Date,
    { dueAt, providerCallId = null }: { dueAt: Date | null; providerCallId?: string | null },
  ): Promise<void> {
    await db
      .update(calls)
      .set({
        placedAt: now,
        providerCallId: sql`coalesce(${calls.providerCallId}, ${providerCallId})`,
        attempts: 0,
        lastFault: null,
        dueAt: sql`case when ${inArray(calls.state, [...liveStates])} then ${moment(dueAt)} else ${moment(now)} end`,
        takenBackAt: null,
      })
      .where(and(eq(calls.id, id), isNull(calls.placedAt)));
  },

  /**
   * Written down before a call is given to a provider, which may take it without our knowing. False when it is not to be given
   * any more: its user has cancelled it meanwhile.
   */
  async noteHandOver(id: string, at: Date): Promise<boolean> {
    const noted = await db
      .update(calls)
      .set({ handedOverAt: at })
      .where(and(eq(calls.id, id), eq(calls.state, "queued")))
      .returning({ id: calls.id });
    return noted.length > 0;
  },

  /** Whether its user has had another call to its number cancelled that may go on. Of a deleted one nobody knows whose it was. */
  async isHeldUp({ id, business }: CallOrder): Promise<boolean> {
    const user = db.select({ userId: calls.userId }).from(calls).where(eq(calls.id, id));
    const before = await db
      .select({ id: calls.id })
      .from(calls)
      .where(
        and(
          ne(calls.id, id),
          mayGoOn,
          sql`${calls.business} ->> 'phone' = ${business.phone}`,
          or(eq(calls.userId, ""), inArray(calls.userId, user)),
        ),
      )
      .limit(1);
    return before.length > 0;
  },

  /** The provider has surely not taken the call this time: `before` is when it may have taken it earlier. */
  async forgetHandOver(id: string, before: Date | null): Promise<void> {
    await db.transaction(async (at) => {
      const [row] = await at
        .update(calls)
        .set({ handedOverAt: before })
        .where(eq(calls.id, id))
        .returning({ id: calls.id, handedOverAt: calls.handedOverAt, endedAt: calls.endedAt });
      // Cancelled while it was turned away.
      if (row?.endedAt) await numberCallStore(at).giveBack([row]);
    });
  },

  /** What the provider calls a call, where it is heard from before its placing was confirmed. */
  async noteProviderCall(id: string, providerCallId: string): Promise<void> {
    await db
      .update(calls)
      .set({ providerCallId })
      .where(and(eq(calls.id, id), isNull(calls.providerCallId)));
  },

  /**
   * The call waits for a moment at which it may begin, and counts for its number then instead. False when that has as many calls
   * around it as it may have.
   */
  async schedule({ order, attempts }: DueCall, notBefore: Date): Promise<boolean> {
    return db.transaction(async (at) => {
      const asClaimed = and(eq(calls.id, order.id), eq(calls.state, "queued"), eq(calls.attempts, attempts));
      const [waiting] = await at.select({ id: calls.id }).from(calls).where(asClaimed).for("update");
      // Somebody else has taken it up, or it was cancelled.
      if (!waiting) return true;
      if (!(await numberCallStore(at).move(order.id, order.business.phone, notBefore))) return false;
      await at.update(calls).set({ notBefore, dueAt: notBefore, attempts: 0 }).where(asClaimed);
      return true;
    });
  },

  /**
   * Counts a call that is made only now for its number at this moment instead of the one at which it was to begin. False when there
   * are as many calls around it as there may be.
   */
  async countNow({ order }: DueCall, now: Date): Promise<boolean> {
    return db.transaction(async (at) => {
      const isWaiting = and(eq(calls.id, order.id), eq(calls.state, "queued"));
      const [waiting] = await at.select({ id: calls.id }).from(calls).where(isWaiting).for("update");
      // One that was cancelled meanwhile is not counted again.
      return !waiting || numberCallStore(at).move(order.id, order.business.phone, now);
    });
  },

  /** The turn is over and brought nothing new: due again at `dueAt`, never when that is null. */
  async postpone(
    { order, state, attempts }: DueCall,
    { dueAt, fault, takenBackAt }: { dueAt: Date | null; fault: string | null; takenBackAt?: Date },
  ): Promise<void> {
    // Unless the lease ran out and somebody else has taken it up, or it has gone on meanwhile.
    const asClaimed = and(eq(calls.id, order.id), eq(calls.state, state), eq(calls.attempts, attempts));
    // What its user had deleted was kept for this last errand alone.
    if (dueAt === null) await db.delete(calls).where(and(asClaimed, eq(calls.userId, "")));
    await db
      .update(calls)
      .set({
        dueAt,
        lastFault: fault,
        ...(fault === null ? { attempts: 0 } : {}),
        ...(takenBackAt ? { takenBackAt } : {}),
      })
      // One that is deleted between the two has its errand once more, when the lease is over.
      .where(and(asClaimed, dueAt === null ? ne(calls.userId, "") : undefined));
  },

  /**
   * Brings a call into the state that is reported, with all that is told of it, and gives whether that was news. A state
   * that lies behind, or has been reported before, changes nothing; what a call that is over still lacks is filled in. One that
   * we gave up ourselves takes the end that is told of it after all.
   */
  async applyReport(
    id: string,
    { state, summary, transcript, durationSeconds, costCents }: CallReport,
    { now, dueAt, fault = null }: { now: Date; dueAt: Date | null; fault?: string | null },
  ): Promise<boolean> {
    const step = JSON.stringify([{ state, at: now.toISOString() }]);
    const isGivenUp = and(eq(calls.state, "failed"), isNotNull(calls.lastFault));
    const given = {
      summary: sql`${summary ?? null}::text`,
      transcript: sql`${transcript ? JSON.stringify(transcript) : null}::jsonb`,
      durationSeconds: sql`${durationSeconds ?? null}::int`,
      costCents: sql`${costCents ?? null}::int`,
    };
    /** What was told of a call that has ended stays; an analysis that comes late adds what is missing. */
    const added = firstOf(calls, given);
    /** Of a call that goes on, each report knows more than the one before; that we give it up ourselves, less. */
    const newest = firstOf(given, calls);
    const told = fault === null ? newest : added;
    const before = [...statesBefore(state)];
    const isEndedAfterAll = isLive(state) || state === "failed" ? undefined : isGivenUp;
    // What stands there of one that we gave up is our guess.
    const unlessGuessed = (kept: SQL, reported: SQL) =>
      sql`case when ${isGivenUp} then ${reported} else ${kept} end`;
    const isMoved =
      before.length > 0 &&
      (await db.transaction(async (at) => {
        const moved = await at
          .update(calls)
          .set({
            ...told,
            durationSeconds: unlessGuessed(told.durationSeconds, given.durationSeconds),
            costCents: unlessGuessed(told.costCents, given.costCents),
            state,
            steps: sql`${calls.steps} || ${step}::jsonb`,
            dueAt: isLive(state) ? dueAt : null,
            attempts: 0,
            lastFault: fault,
            placedAt: sql`coalesce(${calls.placedAt}, ${moment(now)})`,
            ...(isLive(state) ? {} : { endedAt: now }),
          })
          .where(and(eq(calls.id, id), or(inArray(calls.state, before), isEndedAfterAll)))
          .returning({ id: calls.id, handedOverAt: calls.handedOverAt });
        if (!isLive(state)) await numberCallStore(at).giveBack(moved);
        return moved.length > 0;
      }));
    if (isMoved) return true;
    const cancelled = and(eq(calls.id, id), eq(calls.state, "cancelled"));
    // A provider that goes on with a call we have cancelled has not heard of it: it is told again.
    if (isLive(state))
      await db
        .update(calls)
        .set({ dueAt: now, takenBackAt: null })
        .where(and(cancelled, ne(calls.provider, "simulator")));
    else
      await db
        .update(calls)
        .set(added)
        .where(
          or(
            and(cancelled, ne(calls.userId, "")),
            and(eq(calls.id, id), inArray(calls.state, [...endsLike(state)])),
          ),
        );
    return false;
  },

  /** The business that a call of this provider goes to; null when the provider has no such call. */
  async businessCalledBy(provider: ProviderName, id: string): Promise<CalledBusiness | null> {
    const [row] = await db
      .select({ business: calls.business })
      .from(calls)
      .where(and(eq(calls.id, id), eq(calls.provider, provider)));
    return row?.business ?? null;
  },

  /** When the next call is to be claimed; null when none is. */
  async nextDueAt(known: readonly ProviderName[] = providerNames): Promise<Date | null> {
    const claimedAt = sql`case when ${inArray(calls.provider, known)} then ${calls.dueAt}
      else ${calls.dueAt} + ${leftAloneMs} * interval '1 ms' end`;
    const [row] = await db
      .select({ next: sql<Date | null>`min(${claimedAt})`.mapWith(calls.dueAt) })
      .from(calls)
      .where(isNotNull(calls.dueAt));
    return row?.next ?? null;
  },
});

/** What is told of a call, as columns or as values of a statement. */
type Told = Record<"summary" | "transcript" | "durationSeconds" | "costCents", SQLWrapper>;

/** Of each the first that was told. "Nothing was said" takes the place of nothing that was. */
const firstOf = (one: Told, other: Told) => ({
  summary: sql`coalesce(${one.summary}, ${other.summary})`,
  transcript: sql`coalesce(nullif(${one.transcript}, '[]'::jsonb), ${other.transcript}, ${one.transcript})`,
  durationSeconds: sql`coalesce(${one.durationSeconds}, ${other.durationSeconds})`,
  costCents: sql`coalesce(${one.costCents}, ${other.costCents})`,
});

/** The ends of a call that was answered: an analysis that comes late may name another of them than was told at first. */
const answered: readonly ReportedState[] = ["completed", "refused", "voicemail"];
const endsLike = (state: ReportedState) => (answered.includes(state) ? answered : [state]);

const moment = (date: Date | null) => sql`${date?.toISOString() ?? null}::timestamptz`;
