import "server-only";
/** Who has asked for the newsletter, or waits for a language. */
import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "#lib/platform/server/database/columns";

/**
 * Submissions, each at once the outbox entry by which it is delivered to the external form service. The table keeps the name
 * that it was made with.
 */
export const submissions = pgTable(
  "subscriptions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    list: text("list", { enum: ["newsletter", "waitlist"] }).notNull(),
    /** The language waited for; empty for the newsletter. */
    language: text("language").notNull().default(""),
    /** The language of the page that it came from; empty where that is not known. */
    pageLanguage: text("page_language").notNull().default(""),
    emailAddress: text("email_address").notNull(),
    /** The address in lower case: one address is one subscriber however it is typed. */
    addressKey: text("address_key").notNull(),
    createdAt: moment("created_at").notNull(),
    state: text("state", { enum: ["pending", "delivered", "parked"] })
      .notNull()
      .default("pending"),
    attempts: integer("attempts").notNull().default(0),
    firstAttemptAt: moment("first_attempt_at"),
    /** When the next attempt is due. While one is under way this is when it counts as abandoned. */
    dueAt: moment("due_at").notNull(),
    deliveredAt: moment("delivered_at"),
    lastFault: text("last_fault"),
  },
  (table) => [
    uniqueIndex("subscriptions_once").on(table.list, table.language, table.addressKey),
    index("subscriptions_due").on(table.state, table.dueAt),
  ],
);
