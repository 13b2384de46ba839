import "server-only";
/** The calls of users in the database. Every function takes the user, and sees no one else's rows. */
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { CallFields, CallWish } from "#lib/calls/call-form";
import { toCall, toCard, type Call, type CallCard } from "#lib/calls/call";
import { parseCursor, writeCursor, type Cursor } from "#lib/calls/cursor";
import type { CalledBusiness, ProviderName } from "#lib/platform/server/call-provider/call-provider";
import { database, type Database } from "#lib/platform/server/database/database";
import { callDrafts, calls } from "#lib/platform/server/database/schema";
import { draftLifeMs } from "#lib/platform/server/retention";
import { liveStates, type CallState } from "#lib/site/call-states";

export const pageSize = 20;

export type NewCall = CallWish & {
  userId: string;
  business: CalledBusiness;
  /** One per confirmed form. */
  idempotencyKey: string;
  provider: ProviderName;
};

/** `same` is the call that this very form has started before; `other` that its key belongs to a call about something else. */
export type Created = { kind: "new" | "same"; id: string } | { kind: "other" };

/** Keeps a call to be made. Sent again, the same form gives the same call. */
export async function createCall(call: NewCall, now = new Date(), db?: Database): Promise<Created> {
  const { userId, business, idempotencyKey, provider, request, language, callbackNumber } = call;
  const at = db ?? (await database());
  const [made] = await at
    .insert(calls)
    .values({
      userId,
      idempotencyKey,
      businessId: business.id,
      businessName: business.name,
      business,
      request,
      language,
      callbackNumber,
      provider,
      steps: [{ state: "queued", at: now.toISOString() }],
      createdAt: now,
      dueAt: now,
    })
    .onConflictDoNothing({ target: [calls.userId, calls.idempotencyKey] })
    .returning({ id: calls.id });
  if (made) return { kind: "new", id: made.id };
  const [known] = await at
    .select()
    .from(calls)
    .where(and(eq(calls.userId, userId), eq(calls.idempotencyKey, idempotencyKey)));
  const isSame =
    known?.businessId === business.id && known.request === request && known.callbackNumber === callbackNumber;
  return known && isSame ? { kind: "same", id: known.id } : { kind: "other" };
}

export type CallPage = { calls: CallCard[]; older: string | null; newer: string | null };
export type CallQuery = { state?: CallState | null; before?: string | null; after?: string | null };

/** A page of a user's calls, newest first; `before` and `after` are what an earlier page gave as `older` and `newer`. */
export async function readCalls(userId: string, query: CallQuery = {}, db?: Database): Promise<CallPage> {
  const before = parseCursor(query.before);
  const after = before ? null : parseCursor(query.after);
  const rows = await callPageQuery(db ?? (await database()), userId, query.state ?? null, { before, after });
  const hasMore = rows.length > pageSize;
  const shown = rows.slice(0, pageSize);
  if (after) shown.reverse();
  const cards = shown.map(toCard);
  const [first, last] = [shown[0], shown.at(-1)];
  const isMoreBelow = after ? shown.length > 0 : hasMore;
  const isMoreAbove = after ? hasMore : before !== null;
  return {
    calls: cards,
    older: isMoreBelow && last ? writeCursor(last) : null,
    newer: isMoreAbove && first ? writeCursor(first) : null,
  };
}

/** How the database looks up a page, one line a step, for the bench. */
export async function callPagePlan(
  db: Database,
  userId: string,
  query: { state: CallState | null; before: Cursor | null },
): Promise<string[]> {
  const page = callPageQuery(db, userId, query.state, { before: query.before, after: null });
  const answer: unknown = await db.execute(sql`explain (analyze, costs off) ${page.getSQL()}`);
  return planRows.parse(answer).rows.map((row) => row["QUERY PLAN"]);
}

const planRows = z.object({ rows: z.array(z.object({ "QUERY PLAN": z.string() })) });

/** The statement behind a page, one row more than is shown. */
function callPageQuery(
  db: Database,
  userId: string,
  state: CallState | null,
  { before, after }: { before: Cursor | null; after: Cursor | null },
) {
  const at = sql`(${calls.createdAt}, ${calls.id})`;
  const place = (cursor: Cursor) => sql`(${cursor.createdAt.toISOString()}::timestamptz, ${cursor.id}::uuid)`;
  const beyond: SQL | undefined = before ? lt(at, place(before)) : after ? gt(at, place(after)) : undefined;
  const order = after ? asc : desc;
  return db
    .select({
      id: calls.id,
      businessId: calls.businessId,
      businessName: calls.businessName,
      request: calls.request,
      state: calls.state,
      provider: calls.provider,
      createdAt: calls.createdAt,
    })
    .from(calls)
    .where(and(eq(calls.userId, userId), state ? eq(calls.state, state) : undefined, beyond))
    .orderBy(order(calls.createdAt), order(calls.id))
    .limit(pageSize + 1);
}

/** Whether a user has any call in their list. */
export async function hasCalls(userId: string, db?: Database): Promise<boolean> {
  const found = await (db ?? (await database()))
    .select({ id: calls.id })
    .from(calls)
    .where(eq(calls.userId, userId))
    .limit(1);
  return found.length > 0;
}

/** One call of a user, its number masked; null when the user has none of that id. */
export async function readCall(userId: string, id: string, db?: Database): Promise<Call | null> {
  if (!isUuid(id)) return null;
  const at = db ?? (await database());
  const [row] = await at.select().from(calls).where(ownCall(userId, id));
  if (!row) return null;
  const [newer] = await at
    .select({ id: calls.id })
    .from(calls)
    .where(and(eq(calls.retryOf, id), eq(calls.userId, userId)));
  return toCall(row, newer?.id ?? null);
}

/** What came of changing a call: its id, or that there is no such call, or that its state does not allow it. */
export type Changed = { kind: "done"; id: string } | { kind: "missing" } | { kind: "unfit" };

/** Makes an ended call again. A call is made again once: asked for twice, the answer is the same newer call. */
export async function retryCall(
  userId: string,
  id: string,
  provider: ProviderName,
  now = new Date(),
  db?: Database,
): Promise<Changed> {
  const at = db ?? (await database());
  const row = isUuid(id) ? (await at.select().from(calls).where(ownCall(userId, id)))[0] : undefined;
  if (!row) return { kind: "missing" };
  if (row.endedAt === null) return { kind: "unfit" };
  const { businessId, businessName, business, request, language, callbackNumber } = row;
  const [made] = await at
    .insert(calls)
    .values({
      userId,
      idempotencyKey: crypto.randomUUID(),
      retryOf: id,
      businessId,
      businessName,
      business,
      request,
      language,
      callbackNumber,
      provider,
      steps: [{ state: "queued", at: now.toISOString() }],
      createdAt: now,
      dueAt: now,
    })
    .onConflictDoNothing({ target: calls.retryOf })
    .returning({ id: calls.id });
  if (made) return { kind: "done", id: made.id };
  const [known] = await at
    .select({ id: calls.id })
    .from(calls)
    .where(and(eq(calls.retryOf, id), eq(calls.userId, userId)));
  return known ? { kind: "done", id: known.id } : { kind: "missing" };
}

/** Ends a live call for its user at once; its provider is told behind. */
export async function cancelCall(
  userId: string,
  id: string,
  now = new Date(),
  db?: Database,
): Promise<Changed> {
  if (!isUuid(id)) return { kind: "missing" };
  const at = db ?? (await database());
  const step = JSON.stringify([{ state: "cancelled", at: now.toISOString() }]);
  const [row] = await at
    .update(calls)
    .set({
      state: "cancelled",
      steps: sql`${calls.steps} || ${step}::jsonb`,
      endedAt: now,
      // The simulator need not be told.
      dueAt: sql`case when ${calls.provider} = 'http' then ${now.toISOString()}::timestamptz end`,
      attempts: 0,
    })
    .where(and(ownCall(userId, id), inArray(calls.state, [...liveStates])))
    .returning({ id: calls.id });
  return row ? { kind: "done", id } : unchanged(at, userId, id);
}

/** Deletes a call that is over, with all that is kept of it. */
export async function deleteCall(userId: string, id: string, db?: Database): Promise<Changed> {
  if (!isUuid(id)) return { kind: "missing" };
  const at = db ?? (await database());
  // A call from the form without JavaScript has its draft's id for a key.
  const ended = at
    .select({ key: calls.idempotencyKey })
    .from(calls)
    .where(and(ownCall(userId, id), isNotNull(calls.endedAt)));
  await at.delete(callDrafts).where(and(eq(callDrafts.userId, userId), inArray(callDrafts.id, ended)));
  const [row] = await at
    .delete(calls)
    .where(and(ownCall(userId, id), isNotNull(calls.endedAt), isNull(calls.dueAt)))
    .returning({ id: calls.id });
  if (row) return { kind: "done", id };
  const [emptied] = await at
    .update(calls)
    .set(nothingLeft)
    .where(and(ownCall(userId, id), isNotNull(calls.endedAt)))
    .returning({ id: calls.id });
  return emptied ? { kind: "done", id } : unchanged(at, userId, id);
}

/** Deletes all that is kept of a user's calls; those still going on are taken back. */
export async function deleteOfUser(userId: string, now = new Date(), db?: Database): Promise<void> {
  const at = db ?? (await database());
  await at.delete(callDrafts).where(eq(callDrafts.userId, userId));
  await at
    .delete(calls)
    .where(and(eq(calls.userId, userId), or(eq(calls.provider, "simulator"), isNull(calls.dueAt))));
  await at
    .update(calls)
    .set({ ...nothingLeft, state: "cancelled", endedAt: now, dueAt: now, attempts: 0 })
    .where(eq(calls.userId, userId));
}

/** What remains of a deleted call until its provider knows that it is not to be made: its id. */
const nothingLeft = {
  userId: "",
  idempotencyKey: sql`gen_random_uuid()`,
  retryOf: null,
  businessId: "",
  businessName: "",
  business: { id: "", name: "", category: "", city: "", phone: "", timeZone: "UTC", hours: [], services: [] },
  request: "",
  language: "",
  callbackNumber: "",
  steps: [],
  summary: null,
  transcript: null,
  durationSeconds: null,
  costCents: null,
};

async function unchanged(db: Database, userId: string, id: string): Promise<Changed> {
  const [row] = await db.select({ id: calls.id }).from(calls).where(ownCall(userId, id));
  return { kind: row ? "unfit" : "missing" };
}

export type Draft = CallFields & { id: string; businessId: string };

/** Keeps what was typed for a day (see retention), for a form that is to be confirmed or mended on another page. */
export async function keepDraft(
  userId: string,
  draft: Omit<Draft, "id">,
  now = new Date(),
  db?: Database,
): Promise<string> {
  const at = db ?? (await database());
  const id = crypto.randomUUID();
  await at.insert(callDrafts).values({ ...draft, id, userId, createdAt: now });
  return id;
}

/** A user's own draft; null when there is none of that id, or none any more. */
export async function readDraft(
  userId: string,
  id: string,
  now = new Date(),
  db?: Database,
): Promise<Draft | null> {
  if (!isUuid(id)) return null;
  const [row] = await (db ?? (await database()))
    .select()
    .from(callDrafts)
    .where(
      and(
        eq(callDrafts.userId, userId),
        eq(callDrafts.id, id),
        gt(callDrafts.createdAt, new Date(now.getTime() - draftLifeMs)),
      ),
    );
  if (!row) return null;
  const { businessId, request, language, callbackNumber } = row;
  return { id, businessId, request, language, callbackNumber };
}

/** All calls of a user, for "download my data". */
export async function exportOfUser(userId: string, db?: Database): Promise<Record<string, unknown>> {
  const at = db ?? (await database());
  const rows = await at
    .select({
      id: calls.id,
      businessId: calls.businessId,
      businessName: calls.businessName,
      request: calls.request,
      language: calls.language,
      callbackNumber: calls.callbackNumber,
      isSimulated: sql<boolean>`${calls.provider} = 'simulator'`,
      state: calls.state,
      steps: calls.steps,
      summary: calls.summary,
      transcript: calls.transcript,
      durationSeconds: calls.durationSeconds,
      costCents: calls.costCents,
      retryOf: calls.retryOf,
      createdAt: calls.createdAt,
      endedAt: calls.endedAt,
    })
    .from(calls)
    .where(eq(calls.userId, userId))
    .orderBy(desc(calls.createdAt), desc(calls.id));
  const drafts = await at
    .select({
      businessId: callDrafts.businessId,
      request: callDrafts.request,
      language: callDrafts.language,
      callbackNumber: callDrafts.callbackNumber,
      createdAt: callDrafts.createdAt,
    })
    .from(callDrafts)
    .where(eq(callDrafts.userId, userId))
    .orderBy(desc(callDrafts.createdAt));
  return { calls: rows, callDrafts: drafts };
}

const ownCall = (userId: string, id: string) => and(eq(calls.id, id), eq(calls.userId, userId));

const isUuid = (text: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
