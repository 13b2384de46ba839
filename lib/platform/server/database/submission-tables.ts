import "server-only";
/** Who has asked for the newsletter, or is waiting for a language. */
import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "#lib/platform/server/database/columns";

/**
 * Submissions. Each row is also the outbox entry for its delivery to the external form service. The table still has its first name.
 */
export const submissions = pgTable(
  "subscriptions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    list: text("list", { enum: ["newsletter", "waitlist"] }).notNull(),
    /** The awaited language; empty for the newsletter. */
    language: text("language").notNull().default(""),
    /** The language of the page with the form; empty where it is not known. */
    pageLanguage: text("page_language").notNull().default(""),
    emailAddress: text("email_address").notNull(),
    /** The address in lower case: one address is one subscriber, however it is typed. */
    addressKey: text("address_key").notNull(),
    createdAt: moment("created_at").notNull(),
    state: text("state", { enum: ["pending", "delivered", "parked"] })
      .notNull()
      .default("pending"),
    attempts: integer("attempts").notNull().default(0),
    firstAttemptAt: moment("first_attempt_at"),
    /** When the next attempt is due. During an attempt, when it counts as abandoned. */
    dueAt: moment("due_at").notNull(),
    deliveredAt: moment("delivered_at"),
    lastFault: text("last_fault"),
  },
  (table) => [
    uniqueIndex("subscriptions_once").on(table.list, table.language, table.addressKey),
    index("subscriptions_due").on(table.state, table.dueAt),
  ],
);
