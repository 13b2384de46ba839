import "server-only";
/** The calls of users in the database. Every function takes the user, and sees no one else's rows. */
import { and, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Call, CallCard } from "#lib/product/calls/records/call";
import { giveBack } from "#lib/product/calls/allowance/give-back";
import { keptRecordOf } from "#lib/product/calls/manners/recording-law";
import { isReal } from "#lib/platform/server/call-provider/call-provider";
import { momentValue } from "#lib/platform/server/database/columns";
import { inPortions } from "#lib/platform/server/database/in-portions";
import { isRowId } from "#lib/platform/server/database/row-id";
import type { Database } from "#lib/platform/server/database/database";
import { calls } from "#lib/platform/server/database/call-tables";
import { liveStates } from "#lib/base/site/call-states";
import { maskPhoneNumber } from "#lib/base/values/phone-number";

type Row = typeof calls.$inferSelect;

/** What came of changing a call: its id, or that there is no such call, or that its state does not allow it. */
export type Changed = { kind: "done"; id: string } | { kind: "missing" } | { kind: "unfit" };

/** A call, if it is the user's. */
export const ownCall = (userId: string, id: string) => and(eq(calls.id, id), eq(calls.userId, userId));

/** Nobody was called: no provider has had the call, or it is a simulated one that has not even seemed to ring. */
const wasNeverMade = or(
  and(isNull(calls.handedOverAt), isNull(calls.placedAt)),
  and(eq(calls.provider, "simulator"), eq(calls.state, "queued")),
);

type CardRow = Pick<
  Row,
  | "id"
  | "businessId"
  | "businessName"
  | "request"
  | "language"
  | "summaryLanguage"
  | "state"
  | "summary"
  | "provider"
  | "createdAt"
  | "notBefore"
> & { timeZone: string };

/** A row as it is shown in a list. */
export const toCard = ({
  id,
  businessId,
  businessName,
  request,
  language,
  summaryLanguage,
  state,
  summary,
  provider,
  createdAt,
  notBefore,
  timeZone,
}: CardRow): CallCard => ({
  id,
  businessId,
  businessName,
  request,
  language,
  summaryLanguage: summaryLanguage ?? language,
  state,
  summary,
  isSimulated: !isReal(provider),
  createdAt,
  notBefore,
  timeZone,
});

/** A row as its user sees it; `retriedBy` is the call by which it was made again. */
const toCall = (row: Row, retriedBy: string | null): Call => ({
  ...toCard({ ...row, timeZone: row.business.timeZone }),
  number: maskPhoneNumber(row.callbackNumber),
  steps: row.steps,
  transcript: row.transcript,
  durationSeconds: row.durationSeconds,
  costCents: row.costCents,
  endedAt: row.endedAt,
  record: keptRecordOf(row.provider, row.business),
  retryOf: row.retryOf,
  retriedBy,
});

export const callStore = (db: Database) => ({
  /** Whether a user has any call in their list. */
  async hasAny(userId: string): Promise<boolean> {
    const found = await db.select({ id: calls.id }).from(calls).where(eq(calls.userId, userId)).limit(1);
    return found.length > 0;
  },

  /** The call that a user started first, of those that are left; null when none is. */
  async firstStarted(userId: string): Promise<string | null> {
    const [first] = await db
      .select({ id: calls.id })
      .from(calls)
      .where(eq(calls.userId, userId))
      .orderBy(calls.createdAt, calls.id)
      .limit(1);
    return first?.id ?? null;
  },

  /** The call of a user that was the first to be completed, of those that are left; null when none was. */
  async firstCompleted(userId: string): Promise<string | null> {
    const [first] = await db
      .select({ id: calls.id })
      .from(calls)
      .where(and(eq(calls.userId, userId), eq(calls.state, "completed")))
      .orderBy(calls.endedAt, calls.id)
      .limit(1);
    return first?.id ?? null;
  },

  /** One call of a user, its number masked; null when the user has none of that id. */
  async read(userId: string, id: string): Promise<Call | null> {
    if (!isRowId(id)) return null;
    const [row] = await db.select().from(calls).where(ownCall(userId, id));
    if (!row) return null;
    const [newer] = await db
      .select({ id: calls.id })
      .from(calls)
      .where(and(eq(calls.retryOf, id), eq(calls.userId, userId)));
    return toCall(row, newer?.id ?? null);
  },

  /** The business that a call of a user went to; null when the user has none of that id. */
  async businessIdOf(userId: string, id: string): Promise<string | null> {
    const [row] = await db.select({ businessId: calls.businessId }).from(calls).where(ownCall(userId, id));
    return row?.businessId ?? null;
  },

  /** The call of a user that is going on with a business; null when none is. */
  async liveWith(userId: string, businessId: string): Promise<string | null> {
    const [row] = await db
      .select({ id: calls.id })
      .from(calls)
      .where(
        and(
          eq(calls.userId, userId),
          eq(calls.businessId, businessId),
          inArray(calls.state, [...liveStates]),
        ),
      )
      .limit(1);
    return row?.id ?? null;
  },

  /** The number that a call of a user has called back, in E.164; null when the user has none of that id. */
  async callbackNumberOf(userId: string, id: string): Promise<string | null> {
    const [row] = await db.select({ number: calls.callbackNumber }).from(calls).where(ownCall(userId, id));
    return row?.number ?? null;
  },

  /** Ends a live call for its user at once. The provider is told afterwards. */
  async cancel(userId: string, id: string, now: Date): Promise<Changed> {
    if (!isRowId(id)) return { kind: "missing" };
    const step = JSON.stringify([{ state: "cancelled", at: now.toISOString() }]);
    return db.transaction(async (transaction) => {
      const ended = await transaction
        .update(calls)
        .set({
          state: "cancelled",
          steps: sql`${calls.steps} || ${step}::jsonb`,
          endedAt: now,
          // Nobody was called, and nobody will tell how long that took.
          durationSeconds: sql`case when ${wasNeverMade} then 0 else ${calls.durationSeconds} end`,
          costCents: sql`case when ${wasNeverMade} then 0 else ${calls.costCents} end`,
          // The simulator need not be told.
          dueAt: sql`case when ${calls.provider} <> 'simulator' then ${momentValue(now)} end`,
          attempts: 0,
        })
        .where(and(ownCall(userId, id), inArray(calls.state, [...liveStates])))
        .returning({ id: calls.id, handedOverAt: calls.handedOverAt });
      await giveBack(transaction, ended);
      return ended.length > 0 ? { kind: "done", id } : unchanged(transaction, userId, id);
    });
  },

  /** All calls of a user, newest first, for "download my data": as a list that is read while it is written. */
  async exportOfUser(userId: string): Promise<Record<string, unknown>> {
    const own = eq(calls.userId, userId);
    const newestFirst = [desc(calls.createdAt), desc(calls.id)];
    const all = await db
      .select({ id: calls.id })
      .from(calls)
      .where(own)
      .orderBy(...newestFirst);
    const rows = inPortions(
      all.map(({ id }) => id),
      portion,
      (ids) =>
        db
          .select(exported)
          .from(calls)
          .where(and(own, inArray(calls.id, ids)))
          .orderBy(...newestFirst),
    );
    return { calls: rows };
  },
});

/** How many calls of a file are read at once, since a transcript may be long, and a user have thousands. */
const portion = 50;

const exported = {
  id: calls.id,
  businessId: calls.businessId,
  businessName: calls.businessName,
  request: calls.request,
  language: calls.language,
  summaryLanguage: calls.summaryLanguage,
  callbackNumber: calls.callbackNumber,
  isSimulated: sql<boolean>`${calls.provider} = 'simulator'`,
  /** The service that made it, and its name there: by these its user can ask that service. */
  service: sql<string | null>`nullif(${calls.provider}, 'simulator')`,
  serviceCallId: calls.providerCallId,
  state: calls.state,
  steps: calls.steps,
  summary: calls.summary,
  transcript: calls.transcript,
  durationSeconds: calls.durationSeconds,
  costCents: calls.costCents,
  retryOf: calls.retryOf,
  createdAt: calls.createdAt,
  notBefore: calls.notBefore,
  endedAt: calls.endedAt,
};

/** Why a change has found no call to change. */
export async function unchanged(db: Database, userId: string, id: string): Promise<Changed> {
  const [row] = await db.select({ id: calls.id }).from(calls).where(ownCall(userId, id));
  return { kind: row ? "unfit" : "missing" };
}
