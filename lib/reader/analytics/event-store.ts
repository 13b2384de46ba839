import "server-only";
/** Events in the database. */
import { and, asc, desc, eq, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import type { CheckedEvent } from "#lib/reader/analytics/event-catalogue";
import type { Database } from "#lib/platform/server/database/database";
import { deleteOlder } from "#lib/platform/server/database/delete-older";
import { inPortions } from "#lib/platform/server/database/in-portions";
import { events } from "#lib/platform/server/database/event-tables";
import { dayMs } from "#lib/base/values/durations";

/** The owner of an event, as far as known. */
type Owner = { visitorId: string | null; userId: string | null };

/** The most events stored for one visitor or user, the newest ones. More than fifty for each day that events are kept. */
export const mostHeld = 5_000;

/** How many events of a file are read at once, since each may be large. */
const portion = 200;

/** How old an event may claim to be: a browser's clock may be wrong, and a batch may have waited for a connection. */
const oldestMs = dayMs;

/** When an event happened: the browser's time, unless it is impossible. */
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

/** A visitor's events that belong to no user: a user's events are shown to that user only. */
const ofVisitor = (anonId: string) => and(eq(events.visitorId, anonId), isNull(events.userId));

/** A user's own events, and the unowned events of the user's visitors. */
const ofUser = (userId: string, visitorIds: readonly string[]) =>
  or(eq(events.userId, userId), and(isNull(events.userId), inArray(events.visitorId, [...visitorIds])));

export const eventStore = (db: Database) => ({
  /** Stores events, at most as many as their owner may hold. They are safe once this returns. */
  async keep(checked: readonly CheckedEvent[], owner: Owner, now: Date): Promise<void> {
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

  /** A visitor's events that belong to no user, oldest first. */
  async unclaimed(anonId: string): Promise<{ type: string; occurredAt: Date }[]> {
    return db
      .select({ type: events.type, occurredAt: events.occurredAt })
      .from(events)
      .where(ofVisitor(anonId))
      .orderBy(asc(events.occurredAt));
  },

  /** Gives a visitor's events that belong to no user to this user. Returns how many there are. */
  async claim(anonId: string, userId: string): Promise<number> {
    const changed = db.update(events).set({ userId }).where(ofVisitor(anonId));
    const { length } = await changed.returning({ id: events.id });
    if (length > 0) await deleteBeyondMost(db, eq(events.userId, userId));
    return length;
  },

  /** The events of a visitor, oldest first, as a list that is read while it is written. */
  async exportOfVisitor(anonId: string): Promise<Record<string, unknown>> {
    return { events: ofIds(db, await idsOf(db, ofVisitor(anonId))) };
  },

  /** Deletes the events of a visitor. */
  async deleteOfVisitor(anonId: string): Promise<void> {
    await db.delete(events).where(ofVisitor(anonId));
  },

  /**
   * The events of a user, and the unowned ones of the user's visitors, oldest first, as a list that is read while it is written.
   */
  async exportOfUser(userId: string, visitorIds: readonly string[]): Promise<Record<string, unknown>> {
    return { events: ofIds(db, await idsOf(db, ofUser(userId, visitorIds))) };
  },

  /** How many deletions of a user's events there have been, of whichever users. */
  async countDeletions(): Promise<number> {
    const made = sql`last_value + is_called::int`.mapWith(Number);
    const [row] = await db.select({ made }).from(sql`user_deletions`);
    return row?.made ?? NaN;
  },

  /** Deletes the events of a user, and the unowned ones of the user's visitors. */
  async deleteOfUser(userId: string, visitorIds: readonly string[]): Promise<void> {
    await db.execute(sql`select nextval('user_deletions')`);
    await db.delete(events).where(ofUser(userId, visitorIds));
  },

  /** Deletes all events received before a moment. Returns how many rows were deleted. */
  async purge(before: Date): Promise<number> {
    return deleteOlder(db, events, events.receivedAt, before);
  },
});

/** Deletes an owner's oldest events beyond the limit. Except in a flood, this is a single index lookup. */
async function deleteBeyondMost(db: Database, whose: SQL | undefined): Promise<void> {
  const beyond = db
    .select({ id: events.id })
    .from(events)
    .where(whose)
    .orderBy(desc(events.occurredAt), desc(events.id))
    .offset(mostHeld);
  await db.delete(events).where(inArray(events.id, beyond));
}

/**
 * The ids of an owner's events, oldest first. Several visitors of one user may together exceed the limit: then only the newest are
 * returned.
 */
async function idsOf(db: Database, whose: SQL | undefined): Promise<number[]> {
  const newest = await db
    .select({ id: events.id })
    .from(events)
    .where(whose)
    .orderBy(desc(events.occurredAt), desc(events.id))
    .limit(mostHeld);
  return newest.map(({ id }) => id).toReversed();
}

/** The events with these ids, oldest first. */
const ofIds = (db: Database, all: readonly number[]) =>
  inPortions(all, portion, (ids) =>
    db
      .select(kept)
      .from(events)
      .where(inArray(events.id, ids))
      .orderBy(asc(events.occurredAt), asc(events.id)),
  );
