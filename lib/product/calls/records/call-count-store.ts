import "server-only";
/** How the calls of all users stand, for the operator: numbers only, nothing that was said and nobody's name. */
import { and, count, eq, gt, isNotNull, or, sql } from "drizzle-orm";
import type { CallState } from "#lib/base/site/call-states";
import type { ProviderName } from "#lib/platform/server/call-provider/call-provider";
import { momentValue } from "#lib/platform/server/database/columns";
import type { Database } from "#lib/platform/server/database/database";
import { calls } from "#lib/platform/server/database/call-tables";

/** A call that failed longer ago says nothing of the present. */
const failedWithinMs = 24 * 60 * 60_000;

/**
 * A running server takes up a call within seconds of its due time, and that of another provider than its own after five minutes.
 */
const leftAloneMs = 10 * 60_000;
/** So many turns in vain take some five minutes. */
const manyAttempts = 10;

type CallCounts = {
  ofState: { provider: ProviderName; state: CallState; count: number }[];
  /** Calls that are to be turned to now or later: they wait, go on, or are to be taken back. */
  open: number;
  due: number;
  /** How late the one is that was due first; null where none is due. */
  lateMs: number | null;
  /** How many turns about one open call have been in vain in a row, at most. */
  attempts: number;
  /** Why turns about open calls were in vain, and why calls have failed within a day. */
  faults: { isOpen: boolean; fault: string; count: number }[];
};

/** Whether somebody has to look after the calls: no server takes them up, or their provider does not answer. */
export const areCallsStuck = ({ lateMs, attempts }: CallCounts): boolean =>
  (lateMs ?? 0) >= leftAloneMs || attempts >= manyAttempts;

export const callCountStore = (db: Database) => ({
  async read(now: Date): Promise<CallCounts> {
    const isOpen = isNotNull(calls.dueAt);
    const isDue = sql`${calls.dueAt} <= ${momentValue(now)}`;
    const failedLately = and(
      eq(calls.state, "failed"),
      gt(calls.endedAt, new Date(now.getTime() - failedWithinMs)),
    );
    const ofState = await db
      .select({ provider: calls.provider, state: calls.state, count: count() })
      .from(calls)
      .groupBy(calls.provider, calls.state)
      .orderBy(calls.provider, calls.state);
    const [queue] = await db
      .select({
        open: count(),
        due: sql`count(*) filter (where ${isDue})`.mapWith(Number),
        first: sql<Date | null>`min(${calls.dueAt}) filter (where ${isDue})`.mapWith(calls.dueAt),
        attempts:
          sql`coalesce(max(${calls.attempts}) filter (where ${isNotNull(calls.lastFault)}), 0)`.mapWith(
            Number,
          ),
      })
      .from(calls)
      .where(isOpen);
    const faults = await db
      .select({
        isOpen: sql<boolean>`${isOpen}`.as("is_open"),
        fault: sql<string>`${calls.lastFault}`.as("fault"),
        count: count(),
      })
      .from(calls)
      .where(and(isNotNull(calls.lastFault), or(isOpen, failedLately)))
      .groupBy(sql`is_open`, sql`fault`)
      .orderBy(sql`is_open desc`, sql`fault`);
    const { open = 0, due = 0, first = null, attempts = 0 } = queue ?? {};
    return { ofState, open, due, lateMs: first && now.getTime() - first.getTime(), attempts, faults };
  },
});
