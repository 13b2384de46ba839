import "server-only";
/** The saved locations in the database. Every function takes the user whose they are, and sees no other's. */
import { and, asc, desc, eq } from "drizzle-orm";
import { mostLocations, nameKeyOf, type Location, type LocationPlace } from "#lib/product/locations/location";
import type { Database } from "#lib/platform/server/database/database";
import { oneAtATime } from "#lib/platform/server/database/one-at-a-time";
import { locations } from "#lib/platform/server/database/location-tables";
import { isRowId } from "#lib/platform/server/database/row-id";

export type LocationValues = LocationPlace & { name: string; address: string; isDefault?: boolean };

type Row = typeof locations.$inferSelect;

/** A row as its user sees it. */
const shown = ({
  id,
  name,
  address,
  placeId,
  placeLabel,
  latitude,
  longitude,
  isDefault,
}: Row): Location => ({ id, name, address, placeId, placeLabel, latitude, longitude, isDefault });

const mine = (userId: string, id: string) => and(eq(locations.userId, userId), eq(locations.id, id));

export const locationStore = (db: Database) => ({
  /** A user's locations: the default first, then by name. */
  async readAll(userId: string): Promise<Location[]> {
    return (await rowsOf(db, userId)).map(shown);
  },

  /** One of the user's locations; null when it is not theirs or there is none. */
  async read(userId: string, id: string): Promise<Location | null> {
    if (!isRowId(id)) return null;
    const [row] = await db.select().from(locations).where(mine(userId, id));
    return row ? shown(row) : null;
  },

  /** Saves a new location. The first one becomes the default. */
  async add(userId: string, values: LocationValues, now: Date): Promise<"saved" | "nameTaken" | "tooMany"> {
    return oneAtATime(db, "locations", userId, async (transaction) => {
      const known = await namesOf(transaction, userId);
      const nameKey = nameKeyOf(values.name);
      if (known.some((one) => one.nameKey === nameKey)) return "nameTaken";
      if (known.length >= mostLocations) return "tooMany";
      const isDefault = values.isDefault === true || known.length === 0;
      if (isDefault) await clearDefault(transaction, userId);
      const added = await transaction
        .insert(locations)
        .values({ ...values, userId, nameKey, isDefault, createdAt: now, updatedAt: now })
        .onConflictDoNothing()
        .returning({ id: locations.id });
      return added.length > 0 ? "saved" : "nameTaken";
    });
  },

  /** Changes a location, and whether it is the default where that is said; `absent` when it is not the user's. */
  async change(
    userId: string,
    id: string,
    values: LocationValues,
    now: Date,
  ): Promise<"saved" | "nameTaken" | "absent"> {
    return oneAtATime(db, "locations", userId, async (transaction) => {
      const nameKey = nameKeyOf(values.name);
      const known = await namesOf(transaction, userId);
      if (!known.some((one) => one.id === id)) return "absent";
      if (known.some((one) => one.id !== id && one.nameKey === nameKey)) return "nameTaken";
      if (values.isDefault) await clearDefault(transaction, userId);
      await transaction
        .update(locations)
        .set({ ...values, nameKey, updatedAt: now })
        .where(mine(userId, id));
      return "saved";
    });
  },

  /** Makes a location the default, or none with `id` null. Returns whether there was such a location. */
  async makeDefault(userId: string, id: string | null): Promise<boolean> {
    return oneAtATime(db, "locations", userId, async (transaction) => {
      if (id === null) {
        await clearDefault(transaction, userId);
        return true;
      }
      if (!(await locationStore(transaction).read(userId, id))) return false;
      await clearDefault(transaction, userId);
      await transaction.update(locations).set({ isDefault: true }).where(mine(userId, id));
      return true;
    });
  },

  /** Deletes a location. Returns whether there was such a one. */
  async delete(userId: string, id: string): Promise<boolean> {
    if (!isRowId(id)) return false;
    const deleted = await db.delete(locations).where(mine(userId, id)).returning({ id: locations.id });
    return deleted.length > 0;
  },

  /** Everything that is kept of a user here. */
  async exportOfUser(userId: string): Promise<Record<string, unknown>> {
    const rows = await rowsOf(db, userId);
    return {
      locations: rows.map((row) => ({ ...shown(row), createdAt: row.createdAt, updatedAt: row.updatedAt })),
    };
  },

  /** Deletes it. */
  async deleteOfUser(userId: string): Promise<void> {
    await db.delete(locations).where(eq(locations.userId, userId));
  },
});

/** A user's rows: the default first, then by name. */
const rowsOf = (db: Database, userId: string) =>
  db
    .select()
    .from(locations)
    .where(eq(locations.userId, userId))
    .orderBy(desc(locations.isDefault), asc(locations.nameKey));

/** What a new or changed name is compared with: the names of all the user's locations. */
const namesOf = (db: Database, userId: string) =>
  db
    .select({ id: locations.id, nameKey: locations.nameKey })
    .from(locations)
    .where(eq(locations.userId, userId));

const clearDefault = (db: Database, userId: string) =>
  db
    .update(locations)
    .set({ isDefault: false })
    .where(and(eq(locations.userId, userId), eq(locations.isDefault, true)));
