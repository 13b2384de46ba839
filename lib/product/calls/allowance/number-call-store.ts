import "server-only";
/** How often a number is called, across all users. The count outlives calls that were made and deleted, and names no user. */
import { and, count, eq, gt, inArray, lt } from "drizzle-orm";
import { dayMs } from "#lib/base/values/durations";
import { callsToNumberADay } from "#lib/product/calls/manners/manners";
import type { Database } from "#lib/platform/server/database/database";
import { deleteOlder } from "#lib/platform/server/database/delete-older";
import { holdKey } from "#lib/platform/server/database/one-at-a-time";
import { numberCalls } from "#lib/platform/server/database/call-tables";
import { opaqueKey } from "#lib/platform/server/opaque-key";

/** A call is counted with those of the day before it and of the day after. */
export const numberCallLifeMs = dayMs;

const keyOf = (number: string) => opaqueKey(`calls to ${number}`);

export const numberCallStore = (db: Database) => ({
  /**
   * Counts a call to a number at a moment, unless there are as many around it as there may be: false then. Inside a
   * transaction, at whose end the next is decided, on whichever instance.
   */
  async take(callId: string, number: string, at: Date): Promise<boolean> {
    const numberKey = keyOf(number);
    await holdKey(db, "numberCalls", numberKey);
    const near = (ms: number) => new Date(at.getTime() + ms);
    const [row] = await db
      .select({ taken: count() })
      .from(numberCalls)
      .where(
        and(
          eq(numberCalls.numberKey, numberKey),
          gt(numberCalls.calledAt, near(-dayMs)),
          lt(numberCalls.calledAt, near(dayMs)),
        ),
      );
    if ((row?.taken ?? 0) >= callsToNumberADay) return false;
    await db.insert(numberCalls).values({ id: callId, numberKey, calledAt: at });
    return true;
  },

  /** Counts a call at another moment than so far, if there is room. False when there is none: then it is not counted at all. */
  async move(callId: string, number: string, at: Date): Promise<boolean> {
    await db.delete(numberCalls).where(eq(numberCalls.id, callId));
    return this.take(callId, number, at);
  },

  /** Takes calls from the count of their numbers. */
  async giveBack(callIds: readonly string[]): Promise<void> {
    await db.delete(numberCalls).where(inArray(numberCalls.id, [...callIds]));
  },

  /** Forgets the calls from before a moment. Returns how many rows went. */
  async purge(before: Date): Promise<number> {
    return deleteOlder(db, numberCalls, numberCalls.calledAt, before);
  },
});
