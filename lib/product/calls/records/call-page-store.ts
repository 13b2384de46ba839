import "server-only";
/** A user's calls in the database, a page of the list at a time. */
import { and, asc, desc, eq, gt, lt, sql, type SQL } from "drizzle-orm";
import type { CallCard } from "#lib/product/calls/records/call";
import { toCard } from "#lib/product/calls/records/call-store";
import { readCallPlace, writeCallPlace, type CallPlace } from "#lib/product/calls/records/call-place";
import { momentValue } from "#lib/platform/server/database/columns";
import type { Database } from "#lib/platform/server/database/database";
import { planLines } from "#lib/platform/server/database/plan-rows";
import { calls } from "#lib/platform/server/database/call-tables";
import type { CallState } from "#lib/base/site/call-states";
import { firstWords } from "#lib/base/text/text";

export const pageSize = 20;

/** How much of what came of a call a list tells, in characters: the two or three sentences that most calls are told in. */
export const longestInList = 160;

/** A call's place in the order. */
type Row = Pick<CallPlace, "createdAt" | "id">;

export type CallPage = {
  calls: CallCard[];
  /** Which page it is, the first being 1; null where its address says nothing of it. */
  number: number | null;
  older: string | null;
  newer: string | null;
};
type CallQuery = { state?: CallState | null; before?: string | null; after?: string | null };

export const callPageStore = (db: Database) => ({
  /** A page of a user's calls, newest first; `before` and `after` are what an earlier page gave as `older` and `newer`. */
  async read(userId: string, query: CallQuery = {}): Promise<CallPage> {
    const before = readCallPlace(query.before);
    const after = before ? null : readCallPlace(query.after);
    const rows = await pageQuery(db, userId, query.state ?? null, { before, after });
    const hasMore = rows.length > pageSize;
    const shown = rows.slice(0, pageSize);
    if (after) shown.reverse();
    const cards = shown.map((row) =>
      toCard({ ...row, summary: row.summary && firstWords(row.summary, longestInList) }),
    );
    const [first, last] = [shown[0], shown.at(-1)];
    const isMoreBelow = after ? shown.length > 0 : hasMore;
    const isMoreAbove = after
      ? hasMore
      : before !== null && first !== undefined && (await hasNewer(db, userId, query.state ?? null, first));
    // Deleted calls may have been all that was before it, whatever its address says.
    const number = isMoreAbove ? ((before ?? after)?.page ?? null) : 1;
    return {
      calls: cards,
      number,
      older:
        isMoreBelow && last ? writeCallPlace({ ...last, page: number === null ? null : number + 1 }) : null,
      newer:
        isMoreAbove && first
          ? writeCallPlace({ ...first, page: number === null ? null : Math.max(1, number - 1) })
          : null,
    };
  },

  /** As `read`, or the first page where nothing is left at the place that was asked for: those calls are deleted by now. */
  async readOrFirst(userId: string, query: CallQuery): Promise<CallPage> {
    const page = await this.read(userId, query);
    const isElsewhere = Boolean(query.before || query.after);
    return page.calls.length === 0 && isElsewhere ? this.read(userId, { state: query.state ?? null }) : page;
  },

  /** How the database looks up a page, one line a step, for the bench. */
  async planOf(userId: string, query: { state: CallState | null; before: Row | null }): Promise<string[]> {
    const page = pageQuery(db, userId, query.state, { before: query.before, after: null });
    const answer: unknown = await db.execute(sql`explain (analyze, costs off) ${page.getSQL()}`);
    return planLines(answer);
  },
});

/** Whether some of a user's calls stand before one in the list. */
const hasNewer = async (db: Database, userId: string, state: CallState | null, than: Row) =>
  (await pageQuery(db, userId, state, { before: null, after: than }, 1)).length > 0;

/** The statement behind a page, one row more than is shown. */
function pageQuery(
  db: Database,
  userId: string,
  state: CallState | null,
  { before, after }: { before: Row | null; after: Row | null },
  rows = pageSize + 1,
) {
  const at = sql`(${calls.createdAt}, ${calls.id})`;
  const rowOf = (place: Row) => sql`(${momentValue(place.createdAt)}, ${place.id}::uuid)`;
  const beyond: SQL | undefined = before ? lt(at, rowOf(before)) : after ? gt(at, rowOf(after)) : undefined;
  const order = after ? asc : desc;
  return db
    .select({
      id: calls.id,
      businessId: calls.businessId,
      businessName: calls.businessName,
      request: calls.request,
      language: calls.language,
      summaryLanguage: calls.summaryLanguage,
      state: calls.state,
      // More than is shown, so that it is seen to be cut.
      summary: sql<string | null>`left(${calls.summary}, ${2 * longestInList})`,
      provider: calls.provider,
      createdAt: calls.createdAt,
      notBefore: calls.notBefore,
      timeZone: sql<string>`${calls.business} ->> 'timeZone'`,
    })
    .from(calls)
    .where(and(eq(calls.userId, userId), state ? eq(calls.state, state) : undefined, beyond))
    .orderBy(order(calls.createdAt), order(calls.id))
    .limit(rows);
}
