import "server-only";
/**
 * The queue of calls, each due for a turn to its provider. If a change of two statements is left half done, the next turn completes
 * it.
 */
import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import { localeOf } from "#lib/base/i18n/locales";
import {
  providerNames,
  type CallOrder,
  type DueCall,
  type ProviderName,
} from "#lib/platform/server/call-provider/call-provider";
import { momentValue } from "#lib/platform/server/database/columns";
import type { Database } from "#lib/platform/server/database/database";
import { calls } from "#lib/platform/server/database/call-tables";
import { mayGoOn } from "#lib/product/calls/allowance/allowance-store";
import {
  callErasureStore,
  eraseAt,
  isNameless,
  knownThere,
} from "#lib/product/calls/records/call-erasure-store";
import { giveBack } from "#lib/product/calls/allowance/give-back";
import { numberCallStore } from "#lib/product/calls/allowance/number-call-store";
import { keptRecordOf } from "#lib/product/calls/manners/recording-law";
import type { Lease } from "#lib/platform/server/queue";
import { liveStates } from "#lib/base/site/call-states";

/** A call that nobody has claimed for this long after it was due has been left alone: no instance was there for it. */
const leftAloneMs = 5 * 60_000;

export const callQueueStore = (db: Database) => ({
  /**
   * Claims due calls for one turn each. A provider that is not among `known` may be configured in another instance, while a change
   * of the settings is rolled out. A call of such a provider is claimed only once it has been left alone.
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
    const longAgo = momentValue(aloneSince);
    const rows = await db
      .update(calls)
      .set({
        attempts: sql`${calls.attempts} + 1`,
        attendedFrom: sql`case when ${calls.dueAt} < ${longAgo} then ${momentValue(now)} else ${calls.attendedFrom} end`,
        dueAt: new Date(now.getTime() + leaseMs),
      })
      .where(inArray(calls.id, due))
      .returning();
    return rows.map(({ id, business, request, language, summaryLanguage, callbackNumber, ...row }) => ({
      order: {
        id,
        providerCallId: row.providerCallId,
        business,
        request,
        language: localeOf(language),
        summaryLanguage: localeOf(summaryLanguage ?? language),
        callbackNumber,
        record: keptRecordOf(row.provider, business),
      },
      state: row.state,
      provider: row.provider,
      placedAt: row.placedAt,
      attempts: row.attempts,
      handedOverAt: row.handedOverAt,
      takenBackAt: row.takenBackAt,
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
        dueAt: sql`case when ${inArray(calls.state, [...liveStates])} then ${momentValue(dueAt)} else ${momentValue(now)} end`,
        takenBackAt: null,
      })
      .where(and(eq(calls.id, id), isNull(calls.placedAt)));
  },

  /**
   * Notes that a call is about to be given to its provider, which may take it without our getting to know. False when the user has
   * cancelled it meanwhile, or the lease ran out and somebody else has taken it up: then it must not be given.
   */
  async noteHandOver({ order, attempts }: DueCall, at: Date): Promise<boolean> {
    const asClaimed = and(eq(calls.id, order.id), eq(calls.state, "queued"), eq(calls.attempts, attempts));
    const noted = await db
      .update(calls)
      .set({ handedOverAt: at })
      // The turns of a call that was placed are counted anew.
      .where(and(asClaimed, isNull(calls.placedAt)))
      .returning({ id: calls.id });
    return noted.length > 0;
  },

  /**
   * Whether another call to the same number, cancelled by the same user, may still be going on. A deleted call may have been
   * anybody's.
   */
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

  /** Notes that the provider has surely not taken the call this time. `before` is when it may have taken it earlier. */
  async forgetHandOver(id: string, before: Date | null): Promise<void> {
    await db.transaction(async (transaction) => {
      const [row] = await transaction
        .update(calls)
        .set({ handedOverAt: before })
        .where(eq(calls.id, id))
        .returning({ id: calls.id, handedOverAt: calls.handedOverAt, endedAt: calls.endedAt });
      // Cancelled while it was turned away.
      if (row?.endedAt) await giveBack(transaction, [row]);
    });
  },

  /**
   * Has the call wait until it may begin, and counts it for its number at that moment. False when the number has as many calls
   * around that moment as it may have.
   */
  async schedule({ order, attempts }: DueCall, notBefore: Date): Promise<boolean> {
    return db.transaction(async (transaction) => {
      const asClaimed = and(eq(calls.id, order.id), eq(calls.state, "queued"), eq(calls.attempts, attempts));
      const [waiting] = await transaction.select({ id: calls.id }).from(calls).where(asClaimed).for("update");
      // Somebody else has taken it up, or it was cancelled.
      if (!waiting) return true;
      if (!(await numberCallStore(transaction).move(order.id, order.business.phone, notBefore))) return false;
      await transaction.update(calls).set({ notBefore, dueAt: notBefore, attempts: 0 }).where(asClaimed);
      return true;
    });
  },

  /**
   * Counts a call that is made late for its number at this moment, instead of the one at which it was to begin. False when the
   * number has as many calls around now as it may have.
   */
  async countNow({ order }: DueCall, now: Date): Promise<boolean> {
    return db.transaction(async (transaction) => {
      const isWaiting = and(eq(calls.id, order.id), eq(calls.state, "queued"));
      const [waiting] = await transaction.select({ id: calls.id }).from(calls).where(isWaiting).for("update");
      // One that was cancelled meanwhile is not counted again.
      return !waiting || numberCallStore(transaction).move(order.id, order.business.phone, now);
    });
  },

  /**
   * Notes that a turn brought nothing new. The call is due again at `dueAt`; when that is null, never, and its service is asked to
   * delete it. Returns whether it cannot be asked, since the call's name there was never heard.
   */
  async postpone(
    { order, state, attempts }: DueCall,
    {
      now,
      dueAt,
      fault,
      takenBackAt,
    }: { now: Date; dueAt: Date | null; fault: string | null; takenBackAt?: Date },
  ): Promise<boolean> {
    // Unless the lease ran out and somebody else has taken it up, or it has gone on meanwhile.
    const asClaimed = and(eq(calls.id, order.id), eq(calls.state, state), eq(calls.attempts, attempts));
    const change = {
      dueAt,
      lastFault: fault,
      ...(fault === null ? { attempts: 0 } : {}),
      ...(takenBackAt
        ? { takenBackAt: sql`coalesce(${calls.takenBackAt}, ${momentValue(takenBackAt)})` }
        : {}),
    };
    if (dueAt) {
      await db.update(calls).set(change).where(asClaimed);
      return false;
    }
    return db.transaction(async (transaction) => {
      const erasures = callErasureStore(transaction);
      // A call that its user has deleted was kept only for this last turn.
      const isDeleted = and(asClaimed, eq(calls.userId, ""));
      const gone = await transaction.delete(calls).where(isDeleted).returning(knownThere);
      await erasures.ask(gone, { now, dueAt: now });
      // A call that is deleted between the two statements gets one more turn, when the lease is over.
      const isKept = and(asClaimed, ne(calls.userId, ""));
      const over = await transaction.update(calls).set(change).where(isKept).returning(knownThere);
      await erasures.ask(over, { now, dueAt: eraseAt(now) });
      return [...gone, ...over].some(isNameless);
    });
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
