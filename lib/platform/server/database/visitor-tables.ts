import "server-only";
/** Readers who allowed analytics, who they turned out to be, and what is switched on for everybody. */
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "#lib/platform/server/database/columns";

/**
 * A browser whose reader said yes. Without a yes there is no row; with the yes withdrawn it is deleted, and otherwise some
 * time after the last visit.
 */
export const visitors = pgTable(
  "visitors",
  {
    /** The anonymous id. Scripts can read it, and it travels in analytics: it names the row and opens nothing. */
    id: uuid("id").primaryKey().defaultRandom(),
    /**
     * SHA-256 of the secret in the browser's cookie, which alone opens the row. Null for rows from before there was one:
     * nobody can prove to be their reader, so they are only waited out.
     */
    secretDigest: text("secret_digest"),
    /** SHA-256 of the device's fingerprint. Never looked up: devices of one model are alike. */
    fingerprintDigest: text("fingerprint_digest"),
    screenResolution: text("screen_resolution"),
    timezone: text("timezone"),
    language: text("language"),
    /** Where the first visit came from. */
    referrer: text("referrer"),
    firstSeenAt: moment("first_seen_at").notNull(),
    lastSeenAt: moment("last_seen_at").notNull(),
  },
  (table) => [index("visitors_last_seen").on(table.lastSeenAt)],
);

/** Which visitors turned out to be which users, with what was known of their way there when they were linked. */
export const visitorLinks = pgTable(
  "visitor_links",
  {
    visitorId: uuid("visitor_id")
      .notNull()
      .references(() => visitors.id, { onDelete: "cascade" }),
    userId: text("user_id").notNull(),
    linkedAt: moment("linked_at").notNull(),
    hasAnonymousData: boolean("has_anonymous_data").notNull(),
    visitsBeforeSignup: integer("visits_before_signup").notNull(),
    /** Null for somebody who had an account before the first visit. */
    hoursToConversion: doublePrecision("hours_to_conversion"),
  },
  (table) => [
    primaryKey({ columns: [table.visitorId, table.userId] }),
    index("visitor_links_user").on(table.userId),
    index("visitor_links_linked").on(table.linkedAt),
  ],
);

/** What the operator decided about a flag. A flag without a row has its default. */
export const featureFlags = pgTable("feature_flags", {
  name: text("name").primaryKey(),
  isEnabled: boolean("is_enabled").notNull(),
  config: jsonb("config").$type<Record<string, unknown>>().notNull(),
  updatedAt: moment("updated_at").notNull(),
});
