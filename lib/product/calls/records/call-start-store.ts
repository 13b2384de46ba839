import "server-only";
/** Enters new calls in the database, if their user may have one more. */
import { and, eq } from "drizzle-orm";
import type { CallMonth, CallRefusal } from "#lib/product/calls/allowance/allowance";
import { allowanceStore } from "#lib/product/calls/allowance/allowance-store";
import type { CallableBusiness } from "#lib/product/calls/permission/called-business";
import type { CallWish } from "#lib/product/calls/form/call-form";
import { ownCall, type Changed } from "#lib/product/calls/records/call-store";
import { numberCallStore } from "#lib/product/calls/allowance/number-call-store";
import { toldNumbers } from "#lib/product/calls/numbers/told-numbers";
import type { UnwelcomeCall } from "#lib/product/calls/manners/unwelcome";
import { callWelcomeAt, type NotCalledBack } from "#lib/product/calls/permission/welcome";
import { env } from "#lib/platform/env";
import { isRowId } from "#lib/platform/server/database/row-id";
import {
  isReal,
  type CalledBusiness,
  type ProviderName,
} from "#lib/platform/server/call-provider/call-provider";
import type { Database } from "#lib/platform/server/database/database";
import { calls } from "#lib/platform/server/database/call-tables";
import type { Locale } from "#lib/base/i18n/locales";

export type NewCall = CallWish & {
  userId: string;
  business: CalledBusiness;
  /** The language of the page; null where none was named. */
  summaryLanguage: Locale | null;
  /** One per confirmed form. */
  idempotencyKey: string;
  provider: ProviderName;
  /** What the user's plan holds; null where it has no number of calls. */
  month: CallMonth | null;
};

/** As the database has them: a call that is repeated may be in a language that is none of ours any more. */
type Languages = { language: string; summaryLanguage: string | null };

/**
 * What a repeated call takes from the present, and not from the call before; the summary's language only where a page names one.
 */
type Repeated = Pick<NewCall, "provider" | "month" | "summaryLanguage"> & {
  called: CallableBusiness;
};

/**
 * What a form says: another form with the same key is told apart by it. A null number stands for the saved one, whichever that was.
 */
type Said = { businessId: string; request: string; callbackNumber: string | null };

/** `same` is the call that this very form has started before; `other` that its key belongs to a call about something else. */
export type Started = { kind: "same"; id: string } | { kind: "other" };

/** `full` is that the user, or the whole site, has as many calls as they may. */
type Created = { kind: "new"; id: string } | Started | CallRefusal | UnwelcomeCall | NotCalledBack;

/** `siteCalls` is how many real calls all users together start within 24 hours. */
export const callStartStore = (db: Database, siteCalls = env.SITE_CALLS_A_DAY) => ({
  /** What a form of this key has started before; null when that is nothing. */
  startedBy: (userId: string, idempotencyKey: string, said: Said): Promise<Started | null> =>
    startedBy(db, userId, idempotencyKey, said),

  /** Keeps a call to be made, if its user may have one more. Sent again, the same form gives the same call. */
  async create(call: NewCall, now: Date): Promise<Created> {
    const { userId, business, idempotencyKey, request, callbackNumber } = call;
    return allowanceStore(db).oneStartAtATime(userId, async (transaction) => {
      const said = { businessId: business.id, request, callbackNumber };
      const known = await startedBy(transaction, userId, idempotencyKey, said);
      if (known) return known;
      return startNew(transaction, { ...call, retryOf: null }, { siteCalls, now });
    });
  },

  /**
   * Makes an ended call again, if its user may have one more. `called` is its business as the directory knows it now. A call is
   * made again only once: asked for twice, the answer is the same newer call.
   */
  async retry(
    userId: string,
    id: string,
    { called, provider, month, summaryLanguage }: Repeated,
    now: Date,
  ): Promise<Changed | CallRefusal | UnwelcomeCall | NotCalledBack> {
    if (!isRowId(id)) return { kind: "missing" };
    return allowanceStore(db).oneStartAtATime(userId, async (transaction) => {
      // Locked, so that a deletion at the same moment sees the new call, and leaves no link to the deleted one.
      const [row] = await transaction.select().from(calls).where(ownCall(userId, id)).for("update");
      if (!row) return { kind: "missing" };
      if (row.endedAt === null) return { kind: "unfit" };
      const [known] = await transaction
        .select({ id: calls.id })
        .from(calls)
        .where(and(eq(calls.retryOf, id), eq(calls.userId, userId)));
      if (known) return { kind: "done", id: known.id };
      if (called.kind === "unwelcome") return called;
      const { business } = called;
      const { request, language, callbackNumber } = row;
      const repeated = {
        ...{ userId, business, request, language, callbackNumber, provider, month },
        // What a service wrote in may be another language than it was asked for.
        summaryLanguage: summaryLanguage ?? row.summaryLanguage,
        idempotencyKey: crypto.randomUUID(),
        retryOf: id,
      };
      const started = await startNew(transaction, repeated, { siteCalls, now });
      return started.kind === "new" ? { kind: "done", id: started.id } : started;
    });
  },
});

async function startedBy(
  db: Database,
  userId: string,
  idempotencyKey: string,
  { businessId, request, callbackNumber }: Said,
): Promise<Started | null> {
  const [known] = await db
    .select()
    .from(calls)
    .where(and(eq(calls.userId, userId), eq(calls.idempotencyKey, idempotencyKey)));
  if (!known) return null;
  const isSame =
    known.businessId === businessId &&
    known.request === request &&
    (callbackNumber === null || known.callbackNumber === callbackNumber);
  return isSame ? { kind: "same", id: known.id } : { kind: "other" };
}

/**
 * Keeps a call that is not kept yet, and counts it, unless its user or the whole site has as many as they may, or its business may
 * not be called or not be asked to call that number.
 */
async function startNew(
  transaction: Database,
  { month, ...call }: Omit<NewCall, "language" | "summaryLanguage"> & Languages & { retryOf: string | null },
  { siteCalls, now }: { siteCalls: number; now: Date },
): Promise<{ kind: "new"; id: string } | CallRefusal | UnwelcomeCall | NotCalledBack> {
  const { userId, business } = call;
  const allowance = allowanceStore(transaction);
  const refusal = await allowance.refusalOf({ userId, business, month }, now);
  if (refusal) return refusal;
  const told = await toldNumbers(call.request, business.phone);
  const welcome = await callWelcomeAt(transaction, { ...call, told }, now);
  if (welcome.kind !== "welcome") return welcome;
  const startsAt = welcome.notBefore ?? now;
  const id = crypto.randomUUID();
  // A simulated call is counted for no number, nor for the site: nobody is called, nor called back, and nothing is paid.
  const numbers = [...new Set([call.callbackNumber, ...told.map(({ number }) => number)])];
  const real = isReal(call.provider) ? { callId: id, numbers } : null;
  if (real) {
    const usedUp = await allowance.usedUpAmong(numbers, now);
    if (usedUp === call.callbackNumber) return { kind: "notCalledBack", fault: "numberUsedUp" };
    const inText = told.find(({ number }) => number === usedUp);
    if (inText) return { kind: "notCalledBack", fault: "requestNumber", written: inText.written };
    const siteRefusal = await allowance.siteRefusal(siteCalls, now);
    if (siteRefusal) return siteRefusal;
    if (!(await numberCallStore(transaction).take(id, business.phone, startsAt)))
      return { kind: "unwelcome", reason: "numberFull" };
  }
  await transaction.insert(calls).values({
    ...call,
    id,
    businessId: business.id,
    businessName: business.name,
    steps: [{ state: "queued", at: now.toISOString() }],
    createdAt: now,
    countedFrom: month?.from,
    notBefore: welcome.notBefore,
    dueAt: startsAt,
  });
  await allowance.noteStart({ userId, real, month }, now);
  return { kind: "new", id };
}
