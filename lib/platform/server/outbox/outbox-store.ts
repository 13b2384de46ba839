import "server-only";
/** The rows of the outbox. Each function is one statement, so that no state lies between two of them. */
import { and, asc, eq, inArray, lte, min, ne, sql } from "drizzle-orm";
import type { Database } from "#lib/platform/server/database/database";
import { subscriptions } from "#lib/platform/server/database/schema";
import type { List, Submission } from "#lib/platform/server/outbox/form-service";
import type { Lease } from "#lib/platform/server/queue";

/** `pageLanguage` is kept for the operator's counts; the form service never gets it. */
export type NewSubmission = Omit<Submission, "id"> & { pageLanguage?: string };
export type Claimed = Submission & { attempts: number; firstAttemptAt: Date };

type ListCount = { list: List; state: "pending" | "delivered" | "parked"; count: number };

export const outboxStore = (db: Database) => ({
  /**
   * Keeps a submission for delivery. An address that waits, or that the service has had, stays as it is; one that was given up
   * is tried anew. The caller cannot tell which.
   */
  async add({ list, language, emailAddress, pageLanguage }: NewSubmission, now: Date): Promise<void> {
    const submission = {
      list,
      language,
      pageLanguage,
      emailAddress,
      addressKey: emailAddress.toLowerCase(),
      createdAt: now,
      dueAt: now,
    };
    await db
      .insert(subscriptions)
      .values(submission)
      .onConflictDoUpdate({
        target: [subscriptions.list, subscriptions.language, subscriptions.addressKey],
        set: {
          ...submission,
          // By the id the service knows what it has had already.
          id: sql`excluded.id`,
          state: "pending",
          attempts: 0,
          firstAttemptAt: null,
          lastFault: null,
        },
        setWhere: eq(subscriptions.state, "parked"),
      });
  },

  /** Claims due submissions of these lists for one attempt each. */
  async claim(lists: List[], { now, leaseMs, limit }: Lease): Promise<Claimed[]> {
    const due = db
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(and(pendingOf(lists), lte(subscriptions.dueAt, now)))
      .orderBy(asc(subscriptions.dueAt))
      .limit(limit)
      .for("update", { skipLocked: true });
    const rows = await db
      .update(subscriptions)
      .set({
        attempts: sql`${subscriptions.attempts} + 1`,
        firstAttemptAt: sql`coalesce(${subscriptions.firstAttemptAt}, ${now.toISOString()}::timestamptz)`,
        dueAt: new Date(now.getTime() + leaseMs),
      })
      .where(inArray(subscriptions.id, due))
      .returning();
    return rows.map(({ id, list, language, emailAddress, attempts, firstAttemptAt }) => ({
      id,
      list,
      language,
      emailAddress,
      attempts,
      firstAttemptAt: firstAttemptAt ?? now,
    }));
  },

  /** The service has it: never delivered again. */
  async confirm(id: string, now: Date): Promise<void> {
    await db
      .update(subscriptions)
      .set({ state: "delivered", deliveredAt: now, lastFault: null })
      .where(eq(subscriptions.id, id));
  },

  /** The attempt failed: due again at `dueAt`, or parked for the operator when that is null. */
  async postpone(
    { id, attempts }: Claimed,
    { dueAt, fault }: { dueAt: Date | null; fault: string },
  ): Promise<void> {
    await db
      .update(subscriptions)
      .set({ lastFault: fault, ...(dueAt ? { dueAt } : { state: "parked" as const }) })
      // Unless the lease ran out and somebody else has taken it up, or delivered it.
      .where(
        and(
          eq(subscriptions.id, id),
          eq(subscriptions.attempts, attempts),
          ne(subscriptions.state, "delivered"),
        ),
      );
  },

  /** When the next submission of these lists is due; null when none waits. */
  async nextDueAt(lists: List[]): Promise<Date | null> {
    const [row] = await db
      .select({ dueAt: min(subscriptions.dueAt) })
      .from(subscriptions)
      .where(pendingOf(lists));
    return row?.dueAt ?? null;
  },

  /** Puts what was parked back into the queue, with another seven days. Gives how many. */
  async requeueParked(now: Date): Promise<number> {
    const rows = await db
      .update(subscriptions)
      .set({ state: "pending", attempts: 0, firstAttemptAt: null, dueAt: now })
      .where(eq(subscriptions.state, "parked"))
      .returning({ id: subscriptions.id });
    return rows.length;
  },

  /** How many submissions each list holds, by state. */
  async count(): Promise<ListCount[]> {
    return db
      .select({ list: subscriptions.list, state: subscriptions.state, count: sql<number>`count(*)::int` })
      .from(subscriptions)
      .groupBy(subscriptions.list, subscriptions.state)
      .orderBy(subscriptions.list, subscriptions.state);
  },

  /** What the lists hold of these addresses. */
  async readOf(addresses: readonly string[]) {
    return db
      .select({
        list: subscriptions.list,
        language: subscriptions.language,
        page_language: subscriptions.pageLanguage,
        email_address: subscriptions.emailAddress,
        created_at: subscriptions.createdAt,
        delivered_at: subscriptions.deliveredAt,
      })
      .from(subscriptions)
      .where(ofAddresses(addresses))
      .orderBy(asc(subscriptions.createdAt));
  },

  /**
   * Takes these addresses off every list; what had not been delivered is not delivered any more. Gives how many rows
   * went. What the form service has taken already is out of reach.
   */
  async deleteOf(addresses: readonly string[]): Promise<number> {
    const rows = await db
      .delete(subscriptions)
      .where(ofAddresses(addresses))
      .returning({ id: subscriptions.id });
    return rows.length;
  },
});

const pendingOf = (lists: List[]) =>
  and(eq(subscriptions.state, "pending"), inArray(subscriptions.list, lists));

const ofAddresses = (addresses: readonly string[]) =>
  inArray(
    subscriptions.addressKey,
    addresses.map((address) => address.toLowerCase()),
  );
