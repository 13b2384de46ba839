import "server-only";
/** How calls of users leave the database, and what stays of one until its provider has been told. */
import { and, eq, inArray, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import { allowanceStore } from "#lib/product/calls/allowance/allowance-store";
import { callErasureStore, knownThere } from "#lib/product/calls/records/call-erasure-store";
import { ownCall, unchanged, type Changed } from "#lib/product/calls/records/call-store";
import { giveBack } from "#lib/product/calls/allowance/give-back";
import { momentValue } from "#lib/platform/server/database/columns";
import { isRowId } from "#lib/platform/server/database/row-id";
import type { Database } from "#lib/platform/server/database/database";
import { calls } from "#lib/platform/server/database/call-tables";
import { liveStates } from "#lib/base/site/call-states";

export const callDeletionStore = (db: Database) => ({
  /**
   * Deletes a call that is over, with everything kept of it, here and at its service. A failed call does not count afterwards
   * either.
   */
  async delete(userId: string, id: string, now: Date): Promise<Changed> {
    if (!isRowId(id)) return { kind: "missing" };
    return db.transaction(async (transaction) => {
      const isOver = and(ownCall(userId, id), isNotNull(calls.endedAt));
      const deleted = await deleteUncounted(transaction, userId, and(isOver, isNull(calls.dueAt)), now);
      if (deleted === 0) {
        // Its last turn may have ended just now: then another has to remove it.
        const dueAt = sql`coalesce(${calls.dueAt}, ${momentValue(now)})`;
        const emptied = await transaction
          .update(calls)
          .set({ ...nothingLeft, dueAt })
          .where(isOver)
          .returning(counted);
        if (emptied.length === 0) return unchanged(transaction, userId, id);
        await uncountFailed(transaction, userId, emptied);
      }
      // A call that repeats it has nothing to lead back to any more.
      await transaction
        .update(calls)
        .set({ retryOf: null })
        .where(and(eq(calls.retryOf, id), eq(calls.userId, userId)));
      return { kind: "done", id };
    });
  },

  /**
   * Deletes everything kept of a user's calls, here and at their services. Live ones are taken back; failed ones do not count
   * afterwards either.
   */
  async deleteOfUser(userId: string, now: Date): Promise<void> {
    const own = eq(calls.userId, userId);
    await db.transaction(async (transaction) => {
      const isSettled = or(eq(calls.provider, "simulator"), isNull(calls.dueAt));
      await deleteUncounted(transaction, userId, and(own, isSettled), now);
      const emptied = await transaction
        .update(calls)
        .set({
          ...nothingLeft,
          state: sql`case when ${inArray(calls.state, [...liveStates])} then 'cancelled' else ${calls.state} end`,
          endedAt: now,
          dueAt: now,
          attempts: 0,
        })
        .where(own)
        .returning({ id: calls.id, handedOverAt: calls.handedOverAt, ...counted });
      await giveBack(transaction, emptied);
      await uncountFailed(transaction, userId, emptied);
    });
  },
});

/**
 * Deletes calls of a user, has their services delete them too, and takes failed ones among them out of their month's count. Returns
 * how many went.
 */
async function deleteUncounted(
  transaction: Database,
  userId: string,
  which: SQL | undefined,
  now: Date,
): Promise<number> {
  const gone = await transaction
    .delete(calls)
    .where(which)
    .returning({ ...counted, ...knownThere });
  await callErasureStore(transaction).ask(gone, { now, dueAt: now });
  await uncountFailed(transaction, userId, gone);
  return gone.length;
}

const counted = { state: calls.state, countedFrom: calls.countedFrom };

/** Takes failed calls that their user no longer sees out of their month's count. */
async function uncountFailed(
  transaction: Database,
  userId: string,
  gone: Pick<typeof calls.$inferSelect, "state" | "countedFrom">[],
): Promise<void> {
  const failed = gone.filter(({ state }) => state === "failed");
  const months = Map.groupBy(failed, ({ countedFrom }) => countedFrom?.getTime());
  for (const [from, { length }] of months)
    if (from !== undefined) await allowanceStore(transaction).uncount(userId, new Date(from), length);
}

const nobody = { id: "", name: "", category: "", city: "", timeZone: "UTC", hours: [], services: [] };

/**
 * What remains of a deleted call until its provider has been told not to make it, and has said whether the business asked not to
 * be called again: only its id there and here, and the business's number. Then the provider is asked to delete it.
 */
const nothingLeft = {
  userId: "",
  idempotencyKey: sql`gen_random_uuid()`,
  retryOf: null,
  businessId: "",
  businessName: "",
  business: sql`${JSON.stringify(nobody)}::jsonb || jsonb_build_object('phone', ${calls.business} ->> 'phone')`,
  request: "",
  language: "",
  summaryLanguage: null,
  callbackNumber: "",
  steps: [],
  summary: null,
  transcript: null,
  durationSeconds: null,
  costCents: null,
  lastFault: null,
};
