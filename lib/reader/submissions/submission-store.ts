import "server-only";
/** Submissions in the database: the outbox. Each function is one statement, so that no intermediate state exists. */
import { and, asc, count, desc, eq, inArray, lte, min, ne, sql } from "drizzle-orm";
import { momentValue } from "#lib/platform/server/database/columns";
import type { Database } from "#lib/platform/server/database/database";
import { submissions } from "#lib/platform/server/database/submission-tables";
import type { List, Submission } from "#lib/platform/server/form-service";
import type { Lease } from "#lib/platform/server/queue";

/** `pageLanguage` is stored for the operator's counts; the form service never gets it. */
export type NewSubmission = Omit<Submission, "id"> & { pageLanguage?: string };
export type Claimed = Submission & { attempts: number; firstAttemptAt: Date };

type ListCount = { list: List; state: "pending" | "delivered" | "parked"; count: number };

export const submissionStore = (db: Database) => ({
  /**
   * Stores a submission for delivery. An address that is waiting or was delivered stays as it is; a parked one is tried again. The
   * caller cannot tell which.
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
      .insert(submissions)
      .values(submission)
      .onConflictDoUpdate({
        target: [submissions.list, submissions.language, submissions.addressKey],
        set: {
          ...submission,
          // The service recognizes a repeated delivery by this id.
          id: sql`excluded.id`,
          state: "pending",
          attempts: 0,
          firstAttemptAt: null,
          lastFault: null,
        },
        setWhere: eq(submissions.state, "parked"),
      });
  },

  /**
   * Claims due submissions of these lists for one attempt each. Those without any attempt come first: otherwise a list whose
   * service answers would wait for everything that another list's hanging service has left.
   */
  async claim(lists: List[], { now, leaseMs, limit }: Lease): Promise<Claimed[]> {
    const due = db
      .select({ id: submissions.id })
      .from(submissions)
      .where(and(pendingOf(lists), lte(submissions.dueAt, now)))
      .orderBy(asc(sql`${submissions.attempts} > 0`), asc(submissions.dueAt))
      .limit(limit)
      .for("update", { skipLocked: true });
    const rows = await db
      .update(submissions)
      .set({
        attempts: sql`${submissions.attempts} + 1`,
        firstAttemptAt: sql`coalesce(${submissions.firstAttemptAt}, ${momentValue(now)})`,
        dueAt: new Date(now.getTime() + leaseMs),
      })
      .where(inArray(submissions.id, due))
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

  /** The service has taken it: it is never delivered again. */
  async confirm(id: string, now: Date): Promise<void> {
    await db
      .update(submissions)
      .set({ state: "delivered", deliveredAt: now, lastFault: null })
      .where(eq(submissions.id, id));
  },

  /** The attempt failed: the submission is due again at `dueAt`, or parked for the operator when that is null. */
  async postpone(
    { id, attempts }: Claimed,
    { dueAt, fault }: { dueAt: Date | null; fault: string },
  ): Promise<void> {
    await db
      .update(submissions)
      .set({ lastFault: fault, ...(dueAt ? { dueAt } : { state: "parked" as const }) })
      // Unless the lease ran out and another process has claimed it again, or delivered it.
      .where(
        and(eq(submissions.id, id), eq(submissions.attempts, attempts), ne(submissions.state, "delivered")),
      );
  },

  /** When the next submission of each of these lists is due; nothing of a list for which none is waiting. */
  async nextDueOf(lists: List[]): Promise<{ list: List; dueAt: Date }[]> {
    const rows = await db
      .select({ list: submissions.list, dueAt: min(submissions.dueAt) })
      .from(submissions)
      .where(pendingOf(lists))
      .groupBy(submissions.list);
    return rows.flatMap(({ list, dueAt }) => (dueAt ? { list, dueAt } : []));
  },

  /** Puts the parked submissions back into the queue, for another seven days. Returns how many. */
  async requeueParked(now: Date): Promise<number> {
    const rows = await db
      .update(submissions)
      .set({ state: "pending", attempts: 0, firstAttemptAt: null, dueAt: now })
      .where(eq(submissions.state, "parked"))
      .returning({ id: submissions.id });
    return rows.length;
  },

  /** How many submissions each list holds, by state. */
  async count(): Promise<ListCount[]> {
    return db
      .select({ list: submissions.list, state: submissions.state, count: count() })
      .from(submissions)
      .groupBy(submissions.list, submissions.state)
      .orderBy(submissions.list, submissions.state);
  },

  /**
   * How many submissions a list holds by language, the most frequent first: for the newsletter, the language of the page with the
   * form; for the waitlist, the awaited language.
   */
  async countByLanguage(list: List): Promise<{ language: string; count: number }[]> {
    const language = list === "newsletter" ? submissions.pageLanguage : submissions.language;
    return db
      .select({ language, count: count() })
      .from(submissions)
      .where(eq(submissions.list, list))
      .groupBy(language)
      .orderBy(desc(count()), language);
  },

  /** What the lists hold of these addresses. */
  async readOf(addresses: readonly string[]) {
    return db
      .select({
        list: submissions.list,
        language: submissions.language,
        page_language: submissions.pageLanguage,
        email_address: submissions.emailAddress,
        created_at: submissions.createdAt,
        delivered_at: submissions.deliveredAt,
      })
      .from(submissions)
      .where(ofAddresses(addresses))
      .orderBy(asc(submissions.createdAt));
  },

  /**
   * Removes these addresses from every list; undelivered submissions are not delivered any more. Returns how many rows were
   * deleted. What the form service has already taken is out of reach.
   */
  async deleteOf(addresses: readonly string[]): Promise<number> {
    const rows = await db.delete(submissions).where(ofAddresses(addresses)).returning({ id: submissions.id });
    return rows.length;
  },
});

const pendingOf = (lists: List[]) => and(eq(submissions.state, "pending"), inArray(submissions.list, lists));

const ofAddresses = (addresses: readonly string[]) =>
  inArray(
    submissions.addressKey,
    addresses.map((address) => address.toLowerCase()),
  );
