import "server-only";
/** The places that a user has saved. */
import { sql } from "drizzle-orm";
import { boolean, doublePrecision, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "#lib/platform/server/database/columns";

export const locations = pgTable(
  "locations",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: text("user_id").notNull(),
    name: text("name").notNull(),
    /** The name without case and accents: a user has each name only once. */
    nameKey: text("name_key").notNull(),
    address: text("address").notNull(),
    /** The city or neighborhood that gives the coordinates, by its id in the directory. */
    placeId: text("place_id").notNull(),
    placeLabel: text("place_label").notNull(),
    latitude: doublePrecision("latitude").notNull(),
    longitude: doublePrecision("longitude").notNull(),
    isDefault: boolean("is_default").notNull().default(false),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("locations_by_name").on(table.userId, table.nameKey),
    uniqueIndex("locations_default")
      .on(table.userId)
      .where(sql`${table.isDefault}`),
  ],
);
