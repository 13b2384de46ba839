import "server-only";
/** Who has been led to the payment service, and what it last told of their subscription. */
import { and, asc, eq, inArray, isNotNull, isNull, lte, min, sql } from "drizzle-orm";
import type { Subscription } from "#lib/platform/server/billing/subscription";
import type { Database } from "#lib/platform/server/database/database";
import { deleteOlder } from "#lib/platform/server/database/delete-older";
import {
  billingCustomers,
  billingEvents,
  type StoredSubscription,
} from "#lib/platform/server/database/account-tables";
import type { Lease } from "#lib/platform/server/queue";
import { dayMs } from "#lib/base/values/durations";

/** How long a message is recognized when it comes again. The payment service repeats one for a few days. */
export const billingEventLifeMs = 30 * dayMs;

/** A customer taken for one turn to the payment service. */
export type DueCustomer = {
  reference: string;
  customerId: string;
  /** Null once the user has deleted everything, and the payment service has to do the same. */
  userId: string | null;
  /** How many turns were taken, this one included. */
  attempts: number;
  createdAt: Date;
  /** When this turn counts as abandoned. */
  leasedUntil: Date;
};

/** What came of a turn. */
export type Turn = {
  /** As the payment service tells it now; undefined where it could not be asked. */
  subscription?: Subscription | null;
  dueAt: Date | null;
  fault: string | null;
};

const stored = ({ from, to, lateSince, endsAt, ...rest }: Subscription): StoredSubscription => ({
  ...rest,
  from: from.toISOString(),
  to: to.toISOString(),
  lateSince: lateSince?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
});

const told = ({ from, to, lateSince, endsAt, ...rest }: StoredSubscription): Subscription => ({
  ...rest,
  from: new Date(from),
  to: new Date(to),
  lateSince: lateSince ? new Date(lateSince) : null,
  endsAt: endsAt === null ? null : new Date(endsAt),
});

export const billingStore = (db: Database) => ({
  /** A user's subscription as last told; null for none. */
  async readSubscription(userId: string): Promise<Subscription | null> {
    const [row] = await db
      .select({ subscription: billingCustomers.subscription })
      .from(billingCustomers)
      .where(eq(billingCustomers.userId, userId));
    return row?.subscription ? told(row.subscription) : null;
  },

  /** The payment service's id of a user; null where it has none yet. */
  async readCustomerId(userId: string): Promise<string | null> {
    const [row] = await db
      .select({ customerId: billingCustomers.customerId })
      .from(billingCustomers)
      .where(eq(billingCustomers.userId, userId));
    return row?.customerId ?? null;
  },

  /** The name by which the payment service is to know a user, made at the first use. */
  async referenceOf(userId: string, now: Date): Promise<string> {
    await db.insert(billingCustomers).values({ userId, createdAt: now }).onConflictDoNothing();
    const [row] = await db
      .select({ reference: billingCustomers.reference })
      .from(billingCustomers)
      .where(eq(billingCustomers.userId, userId));
    if (!row) throw new Error("The customer was not kept");
    return row.reference;
  },

  /**
   * Keeps the id that the payment service has given, unless there is one by now, and gives the one that holds. Null when the
   * user has deleted everything meanwhile: then the customer is to be deleted there.
   */
  async keepCustomerId(reference: string, customerId: string, now: Date): Promise<string | null> {
    await db
      .update(billingCustomers)
      .set({ customerId })
      .where(and(eq(billingCustomers.reference, reference), isNull(billingCustomers.customerId)));
    const [row] = await db
      .select({ customerId: billingCustomers.customerId })
      .from(billingCustomers)
      .where(eq(billingCustomers.reference, reference));
    // Kept without a user, to be deleted at the payment service. Two tabs that bought at once were given the same customer.
    if (!row)
      await db
        .insert(billingCustomers)
        .values({ customerId, createdAt: now, dueAt: now })
        .onConflictDoNothing();
    return row?.customerId ?? null;
  },

  /** Forgets a customer whom the payment service does not know any more. */
  async dropCustomer(customerId: string): Promise<void> {
    await db.delete(billingCustomers).where(eq(billingCustomers.customerId, customerId));
  },

  /**
   * Takes a message about a customer, whose subscription is asked for anew. One that came before changes nothing. Returns
   * whether it was news.
   */
  async takeEvent(id: string, customerId: string | null, now: Date): Promise<boolean> {
    return db.transaction(async (transaction) => {
      const taken = await transaction
        .insert(billingEvents)
        .values({ id, receivedAt: now })
        .onConflictDoNothing()
        .returning({ id: billingEvents.id });
      if (taken.length === 0) return false;
      if (customerId !== null)
        await transaction
          .update(billingCustomers)
          .set({ dueAt: now })
          .where(eq(billingCustomers.customerId, customerId));
      return true;
    });
  },

  /**
   * Has a user's subscription asked for again at a moment, or earlier. A turn that is under way began before this was asked. Its
   * lease is shortened by a millisecond, so that it counts as overtaken and another turn follows.
   */
  async makeDue(userId: string, at: Date): Promise<void> {
    const { dueAt } = billingCustomers;
    await db
      .update(billingCustomers)
      .set({ dueAt: sql`least(${dueAt} - interval '1 ms', ${sql.param(at, dueAt)})` })
      .where(and(eq(billingCustomers.userId, userId), isNotNull(billingCustomers.customerId)));
  },

  /** Claims due customers for one turn each. */
  async claim({ now, leaseMs, limit }: Lease): Promise<DueCustomer[]> {
    const leasedUntil = new Date(now.getTime() + leaseMs);
    const due = db
      .select({ reference: billingCustomers.reference })
      .from(billingCustomers)
      .where(and(lte(billingCustomers.dueAt, now), isNotNull(billingCustomers.customerId)))
      .orderBy(asc(billingCustomers.dueAt))
      .limit(limit)
      .for("update", { skipLocked: true });
    const rows = await db
      .update(billingCustomers)
      .set({ attempts: sql`${billingCustomers.attempts} + 1`, dueAt: leasedUntil })
      .where(inArray(billingCustomers.reference, due))
      .returning();
    return rows.flatMap(({ reference, customerId, userId, attempts, createdAt }) =>
      customerId === null ? [] : [{ reference, customerId, userId, attempts, createdAt, leasedUntil }],
    );
  },

  /**
   * Writes down what a turn has come to, unless it was overtaken: by a message that came meanwhile, by a deletion, or by
   * another turn after its lease. What was read is then out of date, and is about to be read again.
   */
  async record(
    { reference, leasedUntil }: DueCustomer,
    { subscription, dueAt, fault }: Turn,
  ): Promise<boolean> {
    const rows = await db
      .update(billingCustomers)
      .set({
        dueAt,
        lastFault: fault,
        ...(fault === null ? { attempts: 0 } : {}),
        ...(subscription === undefined ? {} : { subscription: subscription && stored(subscription) }),
      })
      .where(and(eq(billingCustomers.reference, reference), eq(billingCustomers.dueAt, leasedUntil)))
      .returning({ reference: billingCustomers.reference });
    return rows.length > 0;
  },

  /** When the next customer is due; null when none is. */
  async nextDueAt(): Promise<Date | null> {
    const [row] = await db
      .select({ dueAt: min(billingCustomers.dueAt) })
      .from(billingCustomers)
      .where(isNotNull(billingCustomers.customerId));
    return row?.dueAt ?? null;
  },

  /** Everything kept here of a user, for "download my data". */
  async exportOfUser(userId: string): Promise<Record<string, unknown>> {
    const customer = await db
      .select({
        reference: billingCustomers.reference,
        customerId: billingCustomers.customerId,
        createdAt: billingCustomers.createdAt,
        subscription: billingCustomers.subscription,
      })
      .from(billingCustomers)
      .where(eq(billingCustomers.userId, userId));
    return { billing: customer };
  },

  /**
   * Deletes everything kept here of a user.
   * Only the customer's id stays, naming nobody, until the payment service has deleted it too.
   */
  async deleteOfUser(userId: string, now: Date): Promise<void> {
    const own = eq(billingCustomers.userId, userId);
    await db.delete(billingCustomers).where(and(own, isNull(billingCustomers.customerId)));
    await db
      .update(billingCustomers)
      .set({ userId: null, reference: sql`gen_random_uuid()`, subscription: null, dueAt: now, attempts: 0 })
      .where(own);
  },

  /** Forgets the messages from before a moment. Returns how many rows went. */
  async purge(before: Date): Promise<number> {
    return deleteOlder(db, billingEvents, billingEvents.receivedAt, before);
  },
});
