import "server-only";
/** Events in the database. */
import { and, asc, eq, inArray, isNull, or, type SQL } from "drizzle-orm";
import type { CheckedEvent } from "#lib/reader/analytics/event-catalogue";
import type { Database } from "#lib/platform/server/database/database";
import { deleteOlder } from "#lib/platform/server/database/delete-older";
import { events } from "#lib/platform/server/database/event-tables";

/**
 * Whose an event is to be, as far as that is known: the visitor by the id that `visitorStore().idIfKept` asks for within the
 * same statement, so that one who is forgotten meanwhile is nobody.
 */
type Owner = { visitorId: SQL | null; userId: string | null };

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
const ofVisitor = (anonId: string) => and(eq(events.visitorId, anonId), isNull(events.userId));

/** A user's own events, and what is nobody's of the visitors that were the user alone. */
const ofUser = (userId: string, visitorIds: readonly string[]) =>
  or(eq(events.userId, userId), and(isNull(events.userId), inArray(events.visitorId, [...visitorIds])));

export const eventStore = (db: Database) => ({
  /** Keeps events. They are safe once this returns. */
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
    return (await changed.returning({ id: events.id })).length;
  },

  /** The events of a visitor, oldest first. */
  async exportOfVisitor(anonId: string): Promise<Record<string, unknown>> {
    const rows = await db
      .select(kept)
      .from(events)
      .where(ofVisitor(anonId))
      .orderBy(asc(events.occurredAt), asc(events.id));
    return { events: rows };
  },

  /** Deletes the events of a visitor. */
  async deleteOfVisitor(anonId: string): Promise<void> {
    await db.delete(events).where(ofVisitor(anonId));
  },

  /** The events of a user, and of the visitors that were the user alone, oldest first. */
  async exportOfUser(userId: string, visitorIds: readonly string[]): Promise<Record<string, unknown>> {
    const rows = await db
      .select(kept)
      .from(events)
      .where(ofUser(userId, visitorIds))
      .orderBy(asc(events.occurredAt), asc(events.id));
    return { events: rows };
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
