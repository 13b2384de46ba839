import "server-only";
/**
 * Whether one more call may be started: by a user, with a call-back number, and on the whole site. Each of the three decides about
 * one call at a time.
 */
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import {
  callAllowance,
  callBacksADay,
  type CallMonth,
  type CallRefusal,
} from "#lib/product/calls/allowance/allowance";
import type { CalledBusiness } from "#lib/platform/server/call-provider/call-provider";
import type { Database } from "#lib/platform/server/database/database";
import { deleteOlder } from "#lib/platform/server/database/delete-older";
import { holdKey, oneAtATime } from "#lib/platform/server/database/one-at-a-time";
import { callMonths, calls, callStarts } from "#lib/platform/server/database/call-tables";
import { opaqueKey } from "#lib/platform/server/opaque-key";
import { isLive, liveStates } from "#lib/base/site/call-states";

/** How long a started call counts among those of a day. It is forgotten afterwards. */
export const callStartLifeMs = 24 * 60 * 60_000;

/** When a call that is going on may be over: most are within a minute. */
const liveRetrySeconds = 60;

const keyOf = (userId: string) => opaqueKey(`call starts of ${userId}`);
const keyOfSite = opaqueKey("call starts on the whole site");
const keyOfNumber = (callbackNumber: string) => opaqueKey(`call starts with ${callbackNumber} to call back`);

/** A call that is over for its user and may still be going on, since its provider has not confirmed yet that it was taken back. */
export const mayGoOn = and(
  isNotNull(calls.dueAt),
  isNotNull(calls.endedAt),
  isNotNull(calls.handedOverAt),
  isNull(calls.takenBackAt),
);

/**
 * A call that is started. `real` is null where nobody is called, and has otherwise the numbers that the business gets; `month` is
 * null where the plan has no number of calls.
 */
type Start = {
  userId: string;
  real: { callId: string; numbers: readonly string[] } | null;
  month: CallMonth | null;
};

export const allowanceStore = (db: Database) => ({
  /**
   * Does something while no other start of this user's is decided, on whichever instance. What counts calls and adds one
   * has to run inside, or two forms sent at once would both find room.
   */
  async oneStartAtATime<T>(userId: string, decide: (transaction: Database) => Promise<T>): Promise<T> {
    return oneAtATime(db, "callStarts", userId, decide);
  },

  /**
   * Why this user may not start a call to this business now; null when they may. Without a `month` the plan has no number of calls.
   */
  async refusalOf(
    { userId, business, month }: Pick<Start, "userId" | "month"> & { business: CalledBusiness },
    now: Date,
  ): Promise<CallRefusal | null> {
    const full = (limit: keyof typeof callAllowance, retryAfterSeconds: number): CallRefusal => ({
      kind: "full",
      limit,
      allowed: callAllowance[limit],
      retryAfterSeconds,
    });
    if (month && (await this.usedIn(userId, month)) >= month.calls) {
      const retryAfterSeconds = secondsUntil(month.to, now);
      return { kind: "full", limit: "month", allowed: month.calls, retryAfterSeconds };
    }
    // A deleted call does not name its user any more. It is recognized by its moment, which the user's starts of the day hold too.
    const startedAt = db
      .select({ startedAt: callStarts.startedAt })
      .from(callStarts)
      .where(eq(callStarts.callerKey, keyOf(userId)));
    const deleted = and(eq(calls.userId, ""), mayGoOn, inArray(calls.createdAt, startedAt));
    const goingOn = await db
      .select({
        id: calls.id,
        state: calls.state,
        businessId: calls.businessId,
        phone: sql<string>`${calls.business} ->> 'phone'`,
      })
      .from(calls)
      .where(or(and(eq(calls.userId, userId), or(inArray(calls.state, [...liveStates]), mayGoOn)), deleted));
    const live = goingOn.filter(({ state }) => isLive(state));
    const here = live.filter(({ businessId }) => businessId === business.id);
    const [first] = here;
    if (first && here.length >= callAllowance.business)
      return { ...full("business", liveRetrySeconds), callId: first.id };
    // A call that is to be taken back counts until it has surely ended, but not beside a live one to its number, which waits for it
    // (`isHeldUp`).
    const waiting = new Set([business.phone, ...live.map(({ phone }) => phone)]);
    const ending = goingOn.filter(({ state, phone }) => !isLive(state) && !waiting.has(phone));
    if (live.length + ending.length >= callAllowance.live) return full("live", liveRetrySeconds);
    const begun = await db
      .select({ startedAt: callStarts.startedAt })
      .from(callStarts)
      .where(startedInDayBefore(keyOf(userId), now))
      .orderBy(asc(callStarts.startedAt));
    // There is room again once this start is older than a day: fewer than the allowance are left then.
    const leaving = begun.at(-callAllowance.day);
    return leaving ? full("day", secondsUntil(dayAfter(leaving.startedAt), now)) : null;
  },

  /**
   * Which of these numbers no further call may have called back; null for none. Inside a transaction, at whose end the next is
   * decided, on whichever instance.
   */
  async usedUpAmong(numbers: readonly string[], now: Date): Promise<string | null> {
    // Always in the same order, or two transactions could wait for each other.
    for (const number of numbers.toSorted()) {
      const key = keyOfNumber(number);
      await holdKey(db, "callBacks", key);
      const [row] = await db.select({ begun: count() }).from(callStarts).where(startedInDayBefore(key, now));
      if ((row?.begun ?? 0) >= callBacksADay) return number;
    }
    return null;
  },

  /**
   * Why the whole site may not start one more real call, of which it starts `allowed` within 24 hours; null when it may. Inside a
   * transaction, at whose end the next is decided, on whichever instance.
   */
  async siteRefusal(allowed: number, now: Date): Promise<CallRefusal | null> {
    await holdKey(db, "siteCalls", keyOfSite);
    if (allowed === 0) return siteFull(allowed, secondsUntil(dayAfter(now), now));
    const [leaving] = await db
      .select({ startedAt: callStarts.startedAt })
      .from(callStarts)
      .where(startedInDayBefore(keyOfSite, now))
      .orderBy(desc(callStarts.startedAt))
      .offset(allowed - 1)
      .limit(1);
    // There is room again when the first of so many has left the day.
    return leaving ? siteFull(allowed, secondsUntil(dayAfter(leaving.startedAt), now)) : null;
  },

  /** How many real calls of the 24 hours before a moment count for the whole site. */
  async startedOnSite(now: Date): Promise<number> {
    const [row] = await db
      .select({ started: count() })
      .from(callStarts)
      .where(startedInDayBefore(keyOfSite, now));
    return row?.started ?? 0;
  },

  /** How many calls of a month count: those that were started in it, without those that failed. */
  async usedIn(userId: string, { from }: Pick<CallMonth, "from">): Promise<number> {
    const [month] = await db
      .select({ started: callMonths.started })
      .from(callMonths)
      .where(and(eq(callMonths.callerKey, keyOf(userId)), eq(callMonths.from, from)));
    if (!month) return 0;
    const [failed] = await db
      .select({ count: count() })
      .from(calls)
      .where(and(eq(calls.userId, userId), eq(calls.state, "failed"), eq(calls.countedFrom, from)));
    return Math.max(0, month.started - (failed?.count ?? 0));
  },

  /**
   * Counts a call that has been started, by its user and, where somebody is called, by each number that the business gets and for
   * the whole site; the call itself bears the month.
   */
  async noteStart({ userId, real, month }: Start, now: Date): Promise<void> {
    const callerKey = keyOf(userId);
    const keys = real ? [...real.numbers.map(keyOfNumber), keyOfSite] : [];
    await db
      .insert(callStarts)
      .values([
        { callerKey, startedAt: now },
        ...keys.map((key) => ({ callerKey: key, startedAt: now, callId: real?.callId })),
      ]);
    if (!month) return;
    const { from, to } = month;
    await db
      .insert(callMonths)
      .values({ callerKey, from, to, started: 1 })
      .onConflictDoUpdate({
        target: [callMonths.callerKey, callMonths.from],
        // The month may have been lengthened since it was read.
        set: {
          started: sql`${callMonths.started} + 1`,
          to: sql`greatest(${callMonths.to}, excluded.${sql.identifier(callMonths.to.name)})`,
        },
      });
  },

  /** Takes calls from the count of the whole site and of their call-back numbers. Their user has started them all the same. */
  async giveBack(callIds: readonly string[]): Promise<void> {
    await db.delete(callStarts).where(inArray(callStarts.callId, [...callIds]));
  },

  /**
   * Keeps what is counted in the month that began at `from` until a later moment, where that month has been lengthened since: as a
   * trial is, or a month whose end was reckoned before the payment service told it.
   */
  async lengthen(userId: string, { from, to }: Pick<CallMonth, "from" | "to">): Promise<void> {
    await db
      .update(callMonths)
      .set({ to })
      .where(and(eq(callMonths.callerKey, keyOf(userId)), eq(callMonths.from, from), lt(callMonths.to, to)));
  },

  /** Counts fewer calls in the month that began at `from`: `failed` is how many failed ones were deleted. */
  async uncount(userId: string, from: Date, failed: number): Promise<void> {
    await db
      .update(callMonths)
      .set({ started: sql`greatest(${callMonths.started} - ${failed}, 0)` })
      .where(and(eq(callMonths.callerKey, keyOf(userId)), eq(callMonths.from, from)));
  },

  /** Forgets the starts from before a moment, whosever they are. Returns how many rows went. */
  async purge(before: Date): Promise<number> {
    return deleteOlder(db, callStarts, callStarts.startedAt, before);
  },

  /** Forgets the months that were over before a moment. Returns how many rows went. */
  async purgeMonths(before: Date): Promise<number> {
    return deleteOlder(db, callMonths, callMonths.to, before);
  },
});

const siteFull = (allowed: number, retryAfterSeconds: number): CallRefusal => ({
  kind: "full",
  limit: "site",
  allowed,
  retryAfterSeconds,
});

/** When a start does not count any more. */
const dayAfter = (start: Date): Date => new Date(start.getTime() + callStartLifeMs);

/** Whole seconds from now to a moment at which to try again; at least one. */
const secondsUntil = (moment: Date, now: Date): number =>
  Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000));

/** The starts of a key within the day before a moment. */
const startedInDayBefore = (key: string, now: Date) =>
  and(eq(callStarts.callerKey, key), gt(callStarts.startedAt, new Date(now.getTime() - callStartLifeMs)));
