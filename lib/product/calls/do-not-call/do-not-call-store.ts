import "server-only";
/** The numbers that are not called any more, and the requests that have yet to be checked. */
import { and, asc, eq, inArray, like, or, sql } from "drizzle-orm";
import type { Database } from "#lib/platform/server/database/database";
import { deleteOlder } from "#lib/platform/server/database/delete-older";
import { calls, doNotCall, doNotCallRequests } from "#lib/platform/server/database/call-tables";
import { oneAtATime } from "#lib/platform/server/database/one-at-a-time";
import type { Locale } from "#lib/base/i18n/locales";

/**
 * Why a number is there: because of what was understood on a call, which has yet to be decided; on calls of two users; or because
 * the operator put it there, by themselves or after a request had been checked.
 */
export type DoNotCallOrigin = "call" | "calls" | "operator" | "request";

export type DoNotCallWish = { number: string; email: string; language: Locale };

/** A request that nobody has decided by then is forgotten. */
export const requestLifeMs = 90 * 24 * 60 * 60_000;

/** How many requests for one number may wait at a time: more than one client brings. All of them are decided together. */
export const requestsOfNumber = 100;

export const doNotCallStore = (db: Database) => ({
  /** Whether a number, in E.164, is not to be called. */
  async has(number: string): Promise<boolean> {
    const found = await db
      .select({ number: doNotCall.number })
      .from(doNotCall)
      .where(eq(doNotCall.number, number));
    return found.length > 0;
  },

  /** Puts a number on the list, for good: one that is there because of a call is decided by it, any other stays as it is. */
  async add(number: string, origin: Exclude<DoNotCallOrigin, "call">, now: Date): Promise<void> {
    await db
      .insert(doNotCall)
      .values({ number, origin, addedAt: now })
      .onConflictDoUpdate({
        target: doNotCall.number,
        set: { origin, callId: null },
        setWhere: eq(doNotCall.origin, "call"),
      });
  },

  /**
   * Puts a number on the list at once because a call's service reports that somebody there asked for it. A model has understood
   * that, and its user chose the words of the call: so it has yet to be decided, unless it was understood on another user's call as
   * well.
   */
  async addHeard(number: string, callId: string | null, now: Date): Promise<void> {
    const added = await db
      .insert(doNotCall)
      .values({ number, origin: "call", addedAt: now, callId })
      .onConflictDoNothing()
      .returning({ number: doNotCall.number });
    if (added.length > 0) return;
    const [known] = await db.select().from(doNotCall).where(isUndecided(number));
    if (callId === null || !known?.callId || known.callId === callId) return;
    const heardBy = await db
      .select({ userId: calls.userId })
      .from(calls)
      .where(inArray(calls.id, [known.callId, callId]));
    // Of a call that its user has deleted, nobody knows any more whose it was.
    const users = new Set(heardBy.map(({ userId }) => userId).filter((userId) => userId !== ""));
    if (users.size === 2)
      await db.update(doNotCall).set({ origin: "calls", callId: null }).where(isUndecided(number));
  },

  /**
   * The numbers that have yet to be decided, oldest first; `userId` is whose call it was, null where that is not known any more.
   */
  async readUndecided() {
    const rows = await db
      .select({
        number: doNotCall.number,
        addedAt: doNotCall.addedAt,
        callId: doNotCall.callId,
        userId: calls.userId,
      })
      .from(doNotCall)
      .leftJoin(calls, eq(calls.id, doNotCall.callId))
      .where(eq(doNotCall.origin, "call"))
      .orderBy(asc(doNotCall.addedAt), asc(doNotCall.number));
    return rows.map((row) => ({ ...row, userId: row.userId === "" ? null : row.userId }));
  },

  /** Has the list name a number as it is called. Where it is there under both names, what was decided of either stays. */
  async rename(typed: string, called: string): Promise<void> {
    await db.transaction(async (transaction) => {
      const list = doNotCallStore(transaction);
      const gone = await transaction.delete(doNotCall).where(eq(doNotCall.number, typed)).returning();
      for (const { origin, callId, addedAt } of gone) {
        if (origin === "call") await list.addHeard(called, callId, addedAt);
        else await list.add(called, origin, addedAt);
      }
    });
  },

  /** Takes a number off the list. Returns whether it was there. */
  async remove(number: string): Promise<boolean> {
    const gone = await db
      .delete(doNotCall)
      .where(eq(doNotCall.number, number))
      .returning({ number: doNotCall.number });
    return gone.length > 0;
  },

  /** The whole list, oldest first. */
  async readAll() {
    return db.select().from(doNotCall).orderBy(asc(doNotCall.addedAt), asc(doNotCall.number));
  },

  /**
   * Keeps a request until it is decided. The same one again changes nothing, in whichever case the address is written. False where
   * as many wait for its number as may: then it is not kept, which whoever asks has to be told.
   */
  async request({ number, email, language }: DoNotCallWish, now: Date): Promise<boolean> {
    return oneAtATime(db, "doNotCallRequests", number, async (transaction) => {
      const waiting = await transaction
        .select({ email: doNotCallRequests.email })
        .from(doNotCallRequests)
        .where(eq(doNotCallRequests.number, number));
      if (waiting.some((one) => one.email.toLowerCase() === email.toLowerCase())) return true;
      if (waiting.length >= requestsOfNumber) return false;
      await transaction.insert(doNotCallRequests).values({ number, email, language, requestedAt: now });
      return true;
    });
  },

  /** The requests that wait to be decided, oldest first. */
  async readRequests() {
    return db.select().from(doNotCallRequests).orderBy(asc(doNotCallRequests.requestedAt));
  },

  /** The requests by these addresses, however they were typed. */
  async requestsOf(addresses: readonly string[]) {
    const found = await readByAddresses(db, addresses);
    return found.map(({ number, email, language, requestedAt }) => ({
      number,
      email_address: email,
      language,
      requested_at: requestedAt,
    }));
  },

  /** Forgets the requests by these addresses. */
  async deleteRequestsOf(addresses: readonly string[]): Promise<void> {
    const found = await readByAddresses(db, addresses);
    await db.delete(doNotCallRequests).where(
      inArray(
        doNotCallRequests.id,
        found.map(({ id }) => id),
      ),
    );
  },

  /** Forgets all requests for a number, however they were decided. Returns how many there were. */
  async dropRequests(number: string): Promise<number> {
    const gone = await db
      .delete(doNotCallRequests)
      .where(eq(doNotCallRequests.number, number))
      .returning({ id: doNotCallRequests.id });
    return gone.length;
  },

  /**
   * Puts a number on the list for which that was asked, and forgets the requests; or leaves one there for good that has yet to be
   * decided. False where nobody has asked.
   */
  async confirm(number: string, now: Date): Promise<boolean> {
    return db.transaction(async (transaction) => {
      const list = doNotCallStore(transaction);
      const isRequested = (await list.dropRequests(number)) > 0;
      const decided = await transaction
        .update(doNotCall)
        .set({ origin: isRequested ? "request" : "operator", callId: null })
        .where(isUndecided(number))
        .returning({ number: doNotCall.number });
      if (isRequested) await list.add(number, "request", now);
      return isRequested || decided.length > 0;
    });
  },

  /** Forgets the requests from before a moment. Returns how many went. */
  async purgeRequests(before: Date): Promise<number> {
    return deleteOlder(db, doNotCallRequests, doNotCallRequests.requestedAt, before);
  },
});

const isUndecided = (number: string) => and(eq(doNotCall.number, number), eq(doNotCall.origin, "call"));

/**
 * The requests by these addresses, oldest first. A database may know the capitals of English alone: where an address has other
 * letters it gives all that could be, and we look.
 */
async function readByAddresses(db: Database, addresses: readonly string[]) {
  const wanted = new Set(addresses.map((address) => address.toLowerCase()));
  if (wanted.size === 0) return [];
  const couldBe = [...wanted].map((address) =>
    like(
      sql`lower(${doNotCallRequests.email})`,
      address.replaceAll(/[\\%_]/g, "\\$&").replaceAll(/[^\x20-\x7e]+/g, "%"),
    ),
  );
  const rows = await db
    .select()
    .from(doNotCallRequests)
    .where(or(...couldBe))
    .orderBy(asc(doNotCallRequests.requestedAt));
  return rows.filter(({ email }) => wanted.has(email.toLowerCase()));
}
