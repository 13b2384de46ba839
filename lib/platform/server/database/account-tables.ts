import "server-only";
/** Tables of the account: a signed-in user's settings, the plan they would like, and the plan they have. */
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#lib/platform/server/database/columns";
import type { Subscription } from "#lib/platform/server/billing/subscription";
import { paidPlans } from "#lib/base/site/paid-plans";

/** One row for each user who has changed a setting; all others have the defaults. */
export const accountSettings = pgTable("account_settings", {
  userId: text("user_id").primaryKey(),
  language: text("language").notNull(),
  theme: text("theme", { enum: ["light", "dark", "system"] }).notNull(),
  /** E.164. */
  callBackNumber: text("call_back_number"),
  updatedAt: moment("updated_at").notNull(),
});

/** The plan that a user would choose. It sells nothing. */
export const planWishes = pgTable("plan_wishes", {
  userId: text("user_id").primaryKey(),
  plan: text("plan", { enum: paidPlans }).notNull(),
  wishedAt: moment("wished_at").notNull(),
});

/** Plans granted by an operator; one per user. */
export const planGrants = pgTable("plan_grants", {
  userId: text("user_id").primaryKey(),
  plan: text("plan", { enum: paidPlans }).notNull(),
  grantedAt: moment("granted_at").notNull(),
  /** Null for a plan without an end. */
  endsAt: moment("ends_at"),
});

/** A subscription as the payment service last reported it, with its moments as ISO dates. Older rows do not have `lateSince`. */
export type StoredSubscription = Omit<Subscription, "from" | "to" | "lateSince" | "endsAt"> & {
  from: string;
  to: string;
  lateSince?: string | null;
  endsAt: string | null;
};

/**
 * Everybody who was led to the payment service. Each row is also the queue's entry for asking the service about the present state
 * of the subscription, or for having it delete the customer.
 */
export const billingCustomers = pgTable(
  "billing_customers",
  {
    /** Identifies the user to the payment service, and means nothing anywhere else. */
    reference: uuid("reference").primaryKey().defaultRandom(),
    /** Null once the user has deleted everything: what is left is to be deleted at the payment service too. */
    userId: text("user_id").unique(),
    /** The payment service's own id; null until it has given one. */
    customerId: text("customer_id").unique(),
    createdAt: moment("created_at").notNull(),
    /** Null while there is no subscription, or no longer one. */
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

/** The payment service's messages that have been processed, so that each counts once. */
export const billingEvents = pgTable("billing_events", {
  id: text("id").primaryKey(),
  receivedAt: moment("received_at").notNull(),
});
