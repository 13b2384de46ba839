import "server-only";
/** The events of readers who allowed analytics. */
import { bigint, index, jsonb, pgSequence, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#lib/platform/server/database/columns";
import { visitors } from "#lib/platform/server/database/visitor-tables";

/** What happened, within the limits of the event catalogue. */
export const events = pgTable(
  "events",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** The browser's own id of the event: one that is sent twice is stored once. */
    sentId: uuid("sent_id").unique("events_sent_id"),
    visitorId: uuid("visitor_id").references(() => visitors.id, { onDelete: "set null" }),
    /** The user it belongs to: who was signed in, or to whom the visitor's history was linked later. */
    userId: text("user_id"),
    type: text("type").notNull(),
    name: text("name").notNull(),
    data: jsonb("data").$type<Record<string, unknown>>().notNull(),
    url: text("url").notNull(),
    occurredAt: moment("occurred_at").notNull(),
    receivedAt: moment("received_at").notNull(),
  },
  (table) => [
    index("events_visitor").on(table.visitorId, table.occurredAt),
    index("events_user").on(table.userId),
    index("events_type").on(table.type, table.occurredAt),
    index("events_received").on(table.receivedAt),
  ],
);

/**
 * Counts the deletions of what was counted of users, and says nothing about whose. Events on their way into the table recognize by
 * it that there has been one since they arrived.
 */
export const userDeletions = pgSequence("user_deletions");
