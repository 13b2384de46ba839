import "server-only";
/** Calls that are to be deleted at the services that made them, by these services' own names for them. */
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import { isReal, type ProviderName } from "#lib/platform/server/call-provider/call-provider";
import { momentValue } from "#lib/platform/server/database/columns";
import type { Database } from "#lib/platform/server/database/database";
import { callErasures, calls } from "#lib/platform/server/database/call-tables";
import type { Lease } from "#lib/platform/server/queue";
import { dayMs, minuteMs } from "#lib/base/values/durations";

/** A call to delete at its service, taken for one try. */
export type DueErasure = {
  id: string;
  provider: ProviderName;
  providerCallId: string;
  askedAt: Date;
  /** How many tries were made, this one included. */
  attempts: number;
};

/** Services may tell more of a call for some minutes after its end. By then nothing is missing any more. */
const eraseAfterMs = 10 * minuteMs;

/** For so long a service is asked to delete a call. */
export const erasureLifeMs = 7 * dayMs;

/** When a call whose report has been read is to be deleted at its service. */
export const eraseAt = (now: Date): Date => new Date(now.getTime() + eraseAfterMs);

type Row = typeof calls.$inferSelect;

/** The columns of a call by which its service knows it. */
export const knownThere = {
  id: calls.id,
  provider: calls.provider,
  providerCallId: calls.providerCallId,
  handedOverAt: calls.handedOverAt,
};

/** The name of a call at its service; null where no service can have it, or none that we could name it to. */
function nameThere(call: Pick<Row, keyof typeof knownThere>): string | null {
  if (!isReal(call.provider)) return null;
  if (call.provider !== "http") return call.providerCallId;
  return call.handedOverAt && call.id;
}

/** A call that has a name at its service, for a query. */
const isNamedThere = or(
  isNotNull(calls.providerCallId),
  and(eq(calls.provider, "http"), isNotNull(calls.handedOverAt)),
);

/** Whether a service may have a call by a name that we have never heard, so that it cannot be asked to delete it. */
export const isNameless = (call: Pick<Row, keyof typeof knownThere>): boolean =>
  isReal(call.provider) && call.handedOverAt !== null && nameThere(call) === null;

/** Until when services are left alone. */
type Pauses = ReadonlyMap<ProviderName, Date>;

/** More than an earlier version can leave behind while it is replaced. */
const mostLeftOut = 100;

/** When one may be claimed: where its service is left alone, after that, or for its last try. */
function claimableAt(pauses: Pauses): SQL {
  if (pauses.size === 0) return sql`${callErasures.dueAt}`;
  const waits = [...pauses].map(
    ([provider, until]) => sql`when ${provider} then greatest(
      ${callErasures.dueAt},
      least(${momentValue(until)}, ${callErasures.askedAt} + ${erasureLifeMs} * interval '1 ms')
    )`,
  );
  return sql`case ${callErasures.provider} ${sql.join(waits, sql` `)} else ${callErasures.dueAt} end`;
}

export const callErasureStore = (db: Database) => ({
  /**
   * Notes that calls are to be deleted at their services at a moment. What is noted already is done at the earlier of the two. In a
   * transaction with what makes it so.
   */
  async ask(
    over: readonly Pick<Row, keyof typeof knownThere>[],
    { now, dueAt }: { now: Date; dueAt: Date },
  ): Promise<void> {
    const wanted = over.flatMap((call) => {
      const providerCallId = nameThere(call);
      return providerCallId === null
        ? []
        : [{ provider: call.provider, providerCallId, askedAt: now, dueAt, attempts: 0 }];
    });
    if (wanted.length === 0) return;
    const ids = over.map(({ id }) => id);
    await db
      .update(calls)
      .set({ erasureAskedAt: now })
      .where(and(inArray(calls.id, ids), isNamedThere));
    await db
      .insert(callErasures)
      .values(wanted)
      .onConflictDoUpdate({
        target: [callErasures.provider, callErasures.providerCallId],
        set: { dueAt: sql`least(${callErasures.dueAt}, excluded.due_at)` },
      });
  },

  /**
   * Notes calls of the last week that were never noted: they ended under an earlier version, or their name there was heard only
   * after they were given up. To be done often: it costs one look into an index that is nearly empty.
   */
  async askForLeftOut(now: Date): Promise<void> {
    const left = await db
      .select(knownThere)
      .from(calls)
      .where(
        and(
          // A literal, as in the index: with a parameter, a prepared statement could not use it.
          sql`${calls.provider} <> 'simulator'`,
          isNull(calls.dueAt),
          isNull(calls.erasureAskedAt),
          gt(calls.endedAt, new Date(now.getTime() - erasureLifeMs)),
          isNamedThere,
        ),
      )
      .limit(mostLeftOut);
    if (left.length === 0) return;
    await db.transaction((transaction) =>
      callErasureStore(transaction).ask(left, { now, dueAt: eraseAt(now) }),
    );
  },

  /** Claims those that are due for one try each, at services that are not left alone. */
  async claim({ now, leaseMs, limit }: Lease, pauses: Pauses): Promise<DueErasure[]> {
    const due = db
      .select({ id: callErasures.id })
      .from(callErasures)
      .where(and(lte(callErasures.dueAt, now), sql`${claimableAt(pauses)} <= ${momentValue(now)}`))
      .orderBy(asc(callErasures.dueAt))
      .limit(limit)
      .for("update", { skipLocked: true });
    return db
      .update(callErasures)
      .set({ attempts: sql`${callErasures.attempts} + 1`, dueAt: new Date(now.getTime() + leaseMs) })
      .where(inArray(callErasures.id, due))
      .returning();
  },

  /** When the next one is to be claimed; null when none waits. */
  async nextDueAt(pauses: Pauses): Promise<Date | null> {
    const [row] = await db
      .select({ next: sql<Date | null>`min(${claimableAt(pauses)})`.mapWith(callErasures.dueAt) })
      .from(callErasures);
    return row?.next ?? null;
  },

  /** Forgets one that is deleted there, or given up. */
  async settle({ id }: DueErasure): Promise<void> {
    await db.delete(callErasures).where(eq(callErasures.id, id));
  },

  /** Has one tried again later, unless another try has taken it up meanwhile. */
  async postpone({ id, attempts }: DueErasure, dueAt: Date): Promise<void> {
    await db
      .update(callErasures)
      .set({ dueAt })
      .where(and(eq(callErasures.id, id), eq(callErasures.attempts, attempts)));
  },
});
