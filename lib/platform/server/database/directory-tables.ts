import "server-only";
/** The directory of businesses: the invented one, or an imported one. */
import { isNull, sql } from "drizzle-orm";
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

/** A point in space: the place on a globe of radius 1. Straight-line distances have the same order as distances on the globe. */
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
    /** The sort key of the name: without case and accents. */
    nameKey: text("name_key").notNull(),
    category: text("category").notNull(),
    city: text("city").notNull(),
    /** Empty where it is not known; so are the next three. */
    neighborhood: text("neighborhood").notNull(),
    address: text("address").notNull(),
    /** The country in two letters, and the state as addresses there write it. */
    country: text("country").notNull().default(""),
    region: text("region").notNull().default(""),
    /** Null where there is none. */
    phone: text("phone"),
    website: text("website"),
    timeZone: text("time_zone").notNull(),
    /** The usual week; null where it is not known. */
    hours: jsonb("hours").$type<StoredHours>(),
    /** The OpenStreetMap tag of the hours, if holidays or seasons change them: then it is read again for each week. */
    varyingHours: text("varying_hours"),
    wheelchair: text("wheelchair", { enum: ["yes", "limited", "no"] }),
    /** The languages spoken there, as codes. */
    languages: text("languages").array().notNull().default([]),
    /** The element in OpenStreetMap, such as `node/123`; null for an invented business. */
    element: text("element"),
    /** When an import no longer contained it. Then no search finds it. */
    goneAt: moment("gone_at"),
    services: jsonb("services").$type<StoredService[]>().notNull(),
    about: text("about").notNull(),
    latitude: doublePrecision("latitude").notNull(),
    longitude: doublePrecision("longitude").notNull(),
    /** All search words, folded, each with a space before it. */
    searchText: text("search_text").notNull(),
    openWeek: spans("open_week").notNull(),
    position: cube("position").notNull(),
    /** The one-degree square that it is in, as a number; -1 when it is gone. */
    cell: integer("cell").notNull(),
    seedVersion: integer("seed_version").notNull(),
  },
  (table) => [
    // Businesses that are gone are in no list.
    index("businesses_by_name").on(table.nameKey, table.id).where(isNull(table.goneAt)),
    index("businesses_by_category").on(table.category, table.nameKey, table.id).where(isNull(table.goneAt)),
    // All in one index: it finds what has a word, a category and a rough place without reading all that have one of these.
    index("businesses_text").using("gin", table.searchText.op("gin_trgm_ops"), table.category, table.cell),
    // Not partial: the database does not combine two partial indexes with the same condition.
    index("businesses_open").using("gist", table.openWeek),
    // A number is looked up by its last digits: nobody types all of them in the same way.
    index("businesses_phone").on(sql`right(${table.phone}, 7)`),
    index("businesses_near").using("gist", table.position),
  ],
);

/** The cities and neighborhoods of an imported directory. */
export const directoryPlaces = pgTable("directory_places", {
  /** The element in OpenStreetMap, such as `n123`. */
  id: text("id").primaryKey(),
  /** The city of a neighborhood; null for a city. */
  cityId: text("city_id"),
  name: text("name").notNull(),
  region: text("region").notNull(),
  timeZone: text("time_zone").notNull(),
  latitude: doublePrecision("latitude").notNull(),
  longitude: doublePrecision("longitude").notNull(),
  /** How many businesses it has. */
  businesses: integer("businesses").notNull(),
});

/** Every search word, and how many businesses have it. */
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

/** The import of the present directory: one row, or none while it is the invented one. */
export const directoryImports = pgTable("directory_imports", {
  name: text("name").primaryKey(),
  importedAt: moment("imported_at").notNull(),
  /** How old the data itself is; null where the file does not say. */
  dataAt: moment("data_at"),
  businesses: integer("businesses").notNull(),
  /** How many businesses each category has. */
  ofCategory: jsonb("of_category").$type<Record<string, number>>().notNull(),
  timeZones: text("time_zones").array().notNull(),
  /** The country of most of its businesses; empty where it is not known. */
  country: text("country").notNull(),
});

/** The version of the embedded directory in the table: one row. */
export const directorySeeds = pgTable("directory_seeds", {
  name: text("name").primaryKey(),
  version: integer("version").notNull(),
  seededAt: moment("seeded_at").notNull(),
});

/** Which businesses a user has viewed, and when last. */
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
