import "server-only";
/** The tables. After a change run `npm run database:migration`; the migration is applied at the next start. */
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "#lib/platform/server/database/columns";

export * from "#lib/platform/server/database/account-tables";
export * from "#lib/platform/server/database/directory-tables";
export * from "#lib/platform/server/database/location-tables";
export * from "#lib/platform/server/database/progress-tables";
export * from "#lib/platform/server/database/visitor-tables";

/** Sign-ups for a list, each at once the outbox entry by which it is delivered to the external form service. */
export const subscriptions = pgTable(
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

/** Answers to "was this helpful". Nothing of who answered is kept. */
export const feedback = pgTable(
  "feedback",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    subjectType: text("subject_type").notNull(),
    subjectSlug: text("subject_slug").notNull(),
    isHelpful: boolean("is_helpful").notNull(),
    comment: text("comment"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("feedback_subject").on(table.subjectType, table.subjectSlug)],
);

export * from "#lib/platform/server/database/call-tables";
