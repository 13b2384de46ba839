import "server-only";
/** The directory of businesses: the invented one, or what was imported. */
import { isNull } from "drizzle-orm";
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
    /** Empty where it is not known, as are the next three. */
    neighborhood: text("neighborhood").notNull(),
    address: text("address").notNull(),
    /** The country in two letters, and the state as an address there writes it. */
    country: text("country").notNull().default(""),
    region: text("region").notNull().default(""),
    /** Null where there is none. */
    phone: text("phone"),
    website: text("website"),
    timeZone: text("time_zone").notNull(),
    /** The usual week; null where nobody knows it. */
    hours: jsonb("hours").$type<StoredHours>(),
    /** The tag that the week is from, where holidays or seasons change it: then it is read anew for each week. */
    varyingHours: text("varying_hours"),
    wheelchair: text("wheelchair", { enum: ["yes", "limited", "no"] }),
    /** What is spoken there, as language codes. */
    languages: text("languages").array().notNull().default([]),
    /** What it is in OpenStreetMap, such as `node/123`; null when it is invented. */
    element: text("element"),
    /** When an import no longer had it. It is then in no search. */
    goneAt: moment("gone_at"),
    services: jsonb("services").$type<StoredService[]>().notNull(),
    about: text("about").notNull(),
    latitude: doublePrecision("latitude").notNull(),
    longitude: doublePrecision("longitude").notNull(),
    /** Every word it is found by, folded, each with a space before it. */
    searchText: text("search_text").notNull(),
    openWeek: spans("open_week").notNull(),
    position: cube("position").notNull(),
    /** The square of a degree that it is in, as a number; -1 when it is gone. */
    cell: integer("cell").notNull(),
    seedVersion: integer("seed_version").notNull(),
  },
  (table) => [
    // What is gone is on no list.
    index("businesses_by_name").on(table.nameKey, table.id).where(isNull(table.goneAt)),
    index("businesses_by_category").on(table.category, table.nameKey, table.id).where(isNull(table.goneAt)),
    // All in one index, which finds what has a word, is of a category and lies about here without looking at all that have one
    // of them.
    index("businesses_text").using("gin", table.searchText.op("gin_trgm_ops"), table.category, table.cell),
    // Whole ones, for the database uses no two together that leave out the same rows.
    index("businesses_open").using("gist", table.openWeek),
    index("businesses_near").using("gist", table.position),
  ],
);

/** The cities and neighborhoods of what was imported. */
export const directoryPlaces = pgTable("directory_places", {
  /** What it is in OpenStreetMap, such as `n123`. */
  id: text("id").primaryKey(),
  /** The city that a neighborhood is in; null for a city. */
  cityId: text("city_id"),
  name: text("name").notNull(),
  region: text("region").notNull(),
  timeZone: text("time_zone").notNull(),
  latitude: doublePrecision("latitude").notNull(),
  longitude: doublePrecision("longitude").notNull(),
  /** How many businesses it has. */
  businesses: integer("businesses").notNull(),
});

/** Every word that a business is found by, and how many have it. */
export const directoryWords = pgTable(
  "directory_words",
  {
    word: text("word").primaryKey(),
    uses: integer("uses").notNull(),
  },
  (table) => [
    index("directory_words_begun").on(table.word.op("text_pattern_ops")),
    index("directory_words_alike").using("gin", table.word.op("gin_trgm_ops")),
  ],
);

/** The import that the directory comes from: one row, or none while it is the invented one. */
export const directoryImports = pgTable("directory_imports", {
  name: text("name").primaryKey(),
  importedAt: moment("imported_at").notNull(),
  /** How old the data itself is; null where the file does not say. */
  dataAt: moment("data_at"),
  businesses: integer("businesses").notNull(),
  /** How many of them are of each category. */
  ofCategory: jsonb("of_category").$type<Record<string, number>>().notNull(),
  timeZones: text("time_zones").array().notNull(),
  /** The country that most of them are in; empty where it is not known. */
  country: text("country").notNull(),
});

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
