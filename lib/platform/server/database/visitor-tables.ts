import "server-only";
/** Readers who allowed analytics, the users they turned out to be, and the flags for everybody. */
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
 * A browser whose reader said yes. Without a yes there is no row. It is deleted when the yes is withdrawn, or otherwise some time
 * after the last visit.
 */
export const visitors = pgTable(
  "visitors",
  {
    /** The anonymous id. Scripts can read it, and analytics sends it around: it identifies the row and grants no access. */
    id: uuid("id").primaryKey().defaultRandom(),
    /**
     * SHA-256 of the secret in the browser's cookie, which alone grants access to the row. Null for rows from before there were
     * secrets: nobody can prove to be their reader, so they only expire.
     */
    secretDigest: text("secret_digest"),
    /** SHA-256 of the device's fingerprint. Never used to find a visitor: devices of one model are alike. */
    fingerprintDigest: text("fingerprint_digest"),
    screenResolution: text("screen_resolution"),
    timezone: text("timezone"),
    language: text("language"),
    /** The page that linked to the first visit. */
    referrer: text("referrer"),
    firstSeenAt: moment("first_seen_at").notNull(),
    lastSeenAt: moment("last_seen_at").notNull(),
  },
  (table) => [index("visitors_last_seen").on(table.lastSeenAt)],
);

/** Which visitors turned out to be which users, with the figures from the time when they were linked. */
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
    /** Null for users who had an account before the first visit. */
    hoursToConversion: doublePrecision("hours_to_conversion"),
  },
  (table) => [
    primaryKey({ columns: [table.visitorId, table.userId] }),
    index("visitor_links_user").on(table.userId),
    index("visitor_links_linked").on(table.linkedAt),
  ],
);

/** The operator's settings of flags. A flag without a row has its default. */
export const featureFlags = pgTable("feature_flags", {
  name: text("name").primaryKey(),
  isEnabled: boolean("is_enabled").notNull(),
  config: jsonb("config").$type<Record<string, unknown>>().notNull(),
  updatedAt: moment("updated_at").notNull(),
});
