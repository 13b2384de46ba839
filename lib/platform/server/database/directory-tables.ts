import "server-only";
/** The directory of businesses, for the embedded provider. */
import {
  customType,
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

/** Spans of minutes since Monday 00:00, in local time. */
const spans = customType<{ data: string }>({ dataType: () => "int4multirange" });

/** A point in space: the place on a globe of radius 1, so that straight lines order as distances do. */
const cube = customType<{ data: string }>({ dataType: () => "cube" });

type StoredOpening = { opens: string; closes: string };
type StoredHours = Record<
  "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday",
  StoredOpening[]
>;
type StoredService = { name: string; price: number | null; minutes: number | null };

export const businesses = pgTable(
  "businesses",
  {
    id: uuid("id").primaryKey(),
    name: text("name").notNull(),
    /** The name as it is ordered by: without case and accents. */
    nameKey: text("name_key").notNull(),
    category: text("category").notNull(),
    city: text("city").notNull(),
    neighborhood: text("neighborhood").notNull(),
    address: text("address").notNull(),
    phone: text("phone").notNull(),
    timeZone: text("time_zone").notNull(),
    hours: jsonb("hours").$type<StoredHours>().notNull(),
    services: jsonb("services").$type<StoredService[]>().notNull(),
    about: text("about").notNull(),
    latitude: doublePrecision("latitude").notNull(),
    longitude: doublePrecision("longitude").notNull(),
    /** Every word it is found by, folded, each with a space before it. */
    searchText: text("search_text").notNull(),
    openWeek: spans("open_week").notNull(),
    position: cube("position").notNull(),
    seedVersion: integer("seed_version").notNull(),
  },
  (table) => [
    index("businesses_by_name").on(table.nameKey, table.id),
    index("businesses_by_category").on(table.category, table.nameKey, table.id),
    index("businesses_text").using("gin", table.searchText.op("gin_trgm_ops")),
    index("businesses_open").using("gist", table.openWeek),
    index("businesses_near").using("gist", table.position),
  ],
);

/** Which version of the embedded directory the table holds: one row. */
export const directorySeeds = pgTable("directory_seeds", {
  name: text("name").primaryKey(),
  version: integer("version").notNull(),
  seededAt: moment("seeded_at").notNull(),
});

/** Which businesses a user has looked at, and when last. */
export const businessVisits = pgTable(
  "business_visits",
  {
    userId: text("user_id").notNull(),
    businessId: uuid("business_id").notNull(),
    visitedAt: moment("visited_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.businessId] }),
    index("business_visits_latest").on(table.userId, table.visitedAt),
  ],
);
