import "server-only";
/** Events in the database. */
import { and, asc, desc, eq, inArray, isNull, or, type SQL } from "drizzle-orm";
import type { CheckedEvent } from "#lib/reader/analytics/event-catalogue";
import type { Database } from "#lib/platform/server/database/database";
import { deleteOlder } from "#lib/platform/server/database/delete-older";
import { events } from "#lib/platform/server/database/event-tables";

/**
 * Whose an event is to be, as far as that is known: the visitor by the id that `visitorStore().idIfKept` asks for within the
 * same statement, so that one who is forgotten meanwhile is nobody.
 */
type Owner = { visitorId: SQL | null; userId: string | null };

/** The most events that a visitor or a user holds, the newest: more than fifty on each day that they are kept for. */
export const mostHeld = 5_000;

/** So many are read at once: each may be large. */
const portion = 200;

/** A browser's clock may be wrong, and a batch may have waited for a connection. */
const oldestMs = 24 * 60 * 60_000;

/** When an event happened: as the browser says, unless it cannot be. */
function happenedAt(sentAt: Date | null, now: Date): Date {
  const age = sentAt ? now.getTime() - sentAt.getTime() : 0;
  return sentAt && age >= 0 && age <= oldestMs ? sentAt : now;
}

const kept = {
  event_type: events.type,
  event_name: events.name,
  event_data: events.data,
  url: events.url,
  timestamp: events.occurredAt,
};

/** What is kept of a visitor who is nobody's: of a user's events only the user is told. */
const ofVisitor = (anonId: string | SQL) => and(eq(events.visitorId, anonId), isNull(events.userId));

/** A user's own events, and what is nobody's of the visitors that were the user alone. */
const ofUser = (userId: string, visitorIds: readonly string[]) =>
  or(eq(events.userId, userId), and(isNull(events.userId), inArray(events.visitorId, [...visitorIds])));

export const eventStore = (db: Database) => ({
  /** Keeps events, as many as their owner may hold. They are safe once this returns. */
  async keep(checked: readonly CheckedEvent[], owner: Owner, now = new Date()): Promise<void> {
    if (checked.length === 0) return;
    await db
      .insert(events)
      .values(
        checked.map(({ type, name, data, url, sentAt, sentId }) => ({
          ...owner,
          sentId,
          type,
          name,
          data,
          url,
          occurredAt: happenedAt(sentAt, now),
          receivedAt: now,
        })),
      )
      .onConflictDoNothing({ target: events.sentId });
    if (owner.userId !== null) await deleteBeyondMost(db, eq(events.userId, owner.userId));
    else if (owner.visitorId !== null) await deleteBeyondMost(db, ofVisitor(owner.visitorId));
  },

  /** What a visitor did that is nobody's, oldest first. */
  async unclaimed(anonId: string): Promise<{ type: string; occurredAt: Date }[]> {
    return db
      .select({ type: events.type, occurredAt: events.occurredAt })
      .from(events)
      .where(ofVisitor(anonId))
      .orderBy(asc(events.occurredAt));
  },

  /** Makes a user's what the visitor did that is nobody's. Gives how many events that are. */
  async claim(anonId: string, userId: string): Promise<number> {
    const changed = db.update(events).set({ userId }).where(ofVisitor(anonId));
    const { length } = await changed.returning({ id: events.id });
    if (length > 0) await deleteBeyondMost(db, eq(events.userId, userId));
    return length;
  },

  /** The events of a visitor, oldest first, as a list that is read while it is written. */
  async exportOfVisitor(anonId: string): Promise<Record<string, unknown>> {
    return { events: inPortions(db, await idsOf(db, ofVisitor(anonId))) };
  },

  /** Deletes the events of a visitor. */
  async deleteOfVisitor(anonId: string): Promise<void> {
    await db.delete(events).where(ofVisitor(anonId));
  },

  /** The events of a user, and of the visitors that were the user alone, oldest first, as a list that is read while it is written. */
  async exportOfUser(userId: string, visitorIds: readonly string[]): Promise<Record<string, unknown>> {
    return { events: inPortions(db, await idsOf(db, ofUser(userId, visitorIds))) };
  },

  /** Deletes the events of a user, and of the visitors that were the user alone. */
  async deleteOfUser(userId: string, visitorIds: readonly string[]): Promise<void> {
    await db.delete(events).where(ofUser(userId, visitorIds));
  },

  /** Deletes what was received before a moment, whosever it is. Gives how many rows went. */
  async purge(before: Date): Promise<number> {
    return deleteOlder(db, events, events.receivedAt, before);
  },
});

/** Deletes what somebody holds beyond the most that anybody may. For all but a flood that is one look at an index. */
async function deleteBeyondMost(db: Database, whose: SQL | undefined): Promise<void> {
  const beyond = db
    .select({ id: events.id })
    .from(events)
    .where(whose)
    .orderBy(desc(events.occurredAt), desc(events.id))
    .offset(mostHeld);
  await db.delete(events).where(inArray(events.id, beyond));
}

/** Which events somebody holds, oldest first. Several visitors of one user may hold more together: the newest are given. */
async function idsOf(db: Database, whose: SQL | undefined): Promise<number[]> {
  const newest = await db
    .select({ id: events.id })
    .from(events)
    .where(whose)
    .orderBy(desc(events.occurredAt), desc(events.id))
    .limit(mostHeld);
  return newest.map(({ id }) => id).toReversed();
}

/** The events of these ids. Whoever takes them one by one never has more than a portion of them in memory. */
async function* inPortions(db: Database, ids: readonly number[]): AsyncGenerator<object> {
  for (let from = 0; from < ids.length; from += portion)
    yield* await db
      .select(kept)
      .from(events)
      .where(inArray(events.id, ids.slice(from, from + portion)))
      .orderBy(asc(events.occurredAt), asc(events.id));
}
