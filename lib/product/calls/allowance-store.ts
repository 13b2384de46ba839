import "server-only";
/** Whether a user may start one more call, decided for one call of theirs at a time. */
import { createHash } from "node:crypto";
import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { callAllowance, type CallRefusal } from "#lib/product/calls/allowance";
import type { Database } from "#lib/platform/server/database/database";
import { deleteOlder } from "#lib/platform/server/database/delete-older";
import { calls, callStarts } from "#lib/platform/server/database/schema";
import { liveStates } from "#lib/base/site/call-states";

/** A started call counts among those of the day for as long, and is forgotten then. */
export const callStartLifeMs = 24 * 60 * 60_000;

/** Parts these locks from those of other tables; any number that no other lock uses. */
const lockSpace = 7_215_081_922;
/** When a call that is going on may be over: most are within a minute. */
const liveRetrySeconds = 60;

const keyOf = (userId: string) => createHash("sha256").update(`call starts of ${userId}`).digest("base64url");

export const allowanceStore = (db: Database) => ({
  /**
   * Does something while no other start of this user's is decided, on whichever instance. What counts calls and adds one
   * has to run inside, or two forms sent at once would both find room.
   */
  async oneStartAtATime<T>(userId: string, decide: (transaction: Database) => Promise<T>): Promise<T> {
    return db.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, ${lockSpace}))`);
      return decide(transaction);
    });
  },

  /** Why this user may not start a call to this business now; null when they may. */
  async refusalOf(
    { userId, businessId }: { userId: string; businessId: string },
    now: Date,
  ): Promise<CallRefusal | null> {
    const full = (limit: CallRefusal["limit"], retryAfterSeconds: number): CallRefusal => ({
      kind: "full",
      limit,
      retryAfterSeconds,
    });
    const live = await db
      .select({ businessId: calls.businessId })
      .from(calls)
      .where(and(eq(calls.userId, userId), inArray(calls.state, [...liveStates])));
    const here = live.filter((call) => call.businessId === businessId);
    if (here.length >= callAllowance.business) return full("business", liveRetrySeconds);
    if (live.length >= callAllowance.live) return full("live", liveRetrySeconds);
    const begun = await db
      .select({ startedAt: callStarts.startedAt })
      .from(callStarts)
      .where(
        and(
          eq(callStarts.callerKey, keyOf(userId)),
          gt(callStarts.startedAt, new Date(now.getTime() - callStartLifeMs)),
        ),
      )
      .orderBy(asc(callStarts.startedAt));
    // There is room again when as many have left the day as it takes to be below the allowance.
    const leaving = begun.at(-callAllowance.day);
    if (!leaving) return null;
    const freeAt = leaving.startedAt.getTime() + callStartLifeMs;
    return full("day", Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)));
  },

  /** Counts a call that has been started. */
  async noteStart(userId: string, now: Date): Promise<void> {
    await db.insert(callStarts).values({ callerKey: keyOf(userId), startedAt: now });
  },

  /** Forgets the starts from before a moment, whosever they are. Gives how many rows went. */
  async purge(before: Date): Promise<number> {
    return deleteOlder(db, callStarts, callStarts.startedAt, before);
  },
});
