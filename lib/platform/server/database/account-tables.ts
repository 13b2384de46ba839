import "server-only";
/** Tables of the account: what a signed-in user has set, the plan they would like, and the one they have. */
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#lib/platform/server/database/columns";
import { paidPlans, type PaidPlan } from "#lib/base/site/paid-plans";

/** One row a user who has changed a setting; whoever has none has the defaults. */
export const accountSettings = pgTable("account_settings", {
  userId: text("user_id").primaryKey(),
  language: text("language").notNull(),
  theme: text("theme", { enum: ["light", "dark", "system"] }).notNull(),
  /** E.164. */
  callBackNumber: text("call_back_number"),
  updatedAt: moment("updated_at").notNull(),
});

/** The plan a user would choose. Nothing is sold by it. */
export const planWishes = pgTable("plan_wishes", {
  userId: text("user_id").primaryKey(),
  plan: text("plan", { enum: paidPlans }).notNull(),
  wishedAt: moment("wished_at").notNull(),
});

/** Plans that an operator has given; one a user. */
export const planGrants = pgTable("plan_grants", {
  userId: text("user_id").primaryKey(),
  plan: text("plan", { enum: paidPlans }).notNull(),
  grantedAt: moment("granted_at").notNull(),
  /** Null for a plan without an end. */
  endsAt: moment("ends_at"),
});

/** A subscription as the payment service last told of it. Moments are ISO dates. */
export type StoredSubscription = {
  plan: PaidPlan;
  /** `late` after a payment that failed; `unpaid` before the first one; `paused` until it is resumed. */
  state: "paid" | "late" | "unpaid" | "paused";
  /** The month that is paid for, or was to be. */
  from: string;
  to: string;
  /** When it ends, where it has been canceled. */
  endsAt: string | null;
};

/**
 * Who has been led to the payment service, each at once the entry by which the queue asks it for the present state of their
 * subscription, or has it forget them.
 */
export const billingCustomers = pgTable(
  "billing_customers",
  {
    /** Names the user to the payment service, and means nothing anywhere else. */
    reference: uuid("reference").primaryKey().defaultRandom(),
    /** Null once the user has deleted everything: what is left is to be deleted there too. */
    userId: text("user_id").unique(),
    /** The payment service's own id; null until it has given one. */
    customerId: text("customer_id").unique(),
    createdAt: moment("created_at").notNull(),
    /** Null while there is none, or none any more. */
    subscription: jsonb("subscription").$type<StoredSubscription>(),
    /** When the payment service is to be asked next; null when there is no need. */
    dueAt: moment("due_at"),
    /** How often that has failed in a row. */
    attempts: integer("attempts").notNull().default(0),
    lastFault: text("last_fault"),
  },
  (table) => [
    index("billing_customers_due")
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
  ],
);

/** The payment service's messages that have been taken: each counts once. */
export const billingEvents = pgTable("billing_events", {
  id: text("id").primaryKey(),
  receivedAt: moment("received_at").notNull(),
});
