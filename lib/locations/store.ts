import "server-only";
/** The saved locations in the database. Every function takes the user whose they are, and sees no other's. */
import { and, asc, desc, eq } from "drizzle-orm";
import { z } from "zod";
import { mostLocations, nameKeyOf, type Location, type LocationPlace } from "#lib/locations/location";
import { database, type Database } from "#lib/platform/server/database/database";
import { locations } from "#lib/platform/server/database/schema";

export type LocationValues = LocationPlace & { name: string; address: string; isDefault: boolean };

const shown = {
  id: locations.id,
  name: locations.name,
  address: locations.address,
  placeId: locations.placeId,
  placeLabel: locations.placeLabel,
  latitude: locations.latitude,
  longitude: locations.longitude,
  isDefault: locations.isDefault,
};

const uuid = z.uuid();
const mine = (userId: string, id: string) => and(eq(locations.userId, userId), eq(locations.id, id));

/** A user's locations: the default first, then by name. */
export const readLocations = async (userId: string, db?: Database): Promise<Location[]> =>
  (db ?? (await database()))
    .select(shown)
    .from(locations)
    .where(eq(locations.userId, userId))
    .orderBy(desc(locations.isDefault), asc(locations.nameKey))
    .limit(mostLocations);

/** One of the user's locations; null when it is not theirs or there is none. */
export async function readLocation(userId: string, id: string, db?: Database): Promise<Location | null> {
  if (!uuid.safeParse(id).success) return null;
  const [row] = await (db ?? (await database())).select(shown).from(locations).where(mine(userId, id));
  return row ?? null;
}

/** Where the user's searches begin; null when they have not said. */
export async function readDefaultLocation(userId: string, db?: Database): Promise<Location | null> {
  const [row] = await (db ?? (await database()))
    .select(shown)
    .from(locations)
    .where(and(eq(locations.userId, userId), eq(locations.isDefault, true)));
  return row ?? null;
}

/** Saves a new location. The first one becomes the default. */
export async function addLocation(
  userId: string,
  values: LocationValues,
  now = new Date(),
  db?: Database,
): Promise<"saved" | "nameTaken" | "tooMany"> {
  return (db ?? (await database())).transaction(async (transaction) => {
    const known = await transaction
      .select({ id: locations.id, nameKey: locations.nameKey })
      .from(locations)
      .where(eq(locations.userId, userId))
      .limit(mostLocations);
    const nameKey = nameKeyOf(values.name);
    if (known.some((one) => one.nameKey === nameKey)) return "nameTaken";
    if (known.length >= mostLocations) return "tooMany";
    const isDefault = values.isDefault || known.length === 0;
    if (isDefault) await clearDefault(transaction, userId);
    const added = await transaction
      .insert(locations)
      .values({ ...values, userId, nameKey, isDefault, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: locations.id });
    return added.length > 0 ? "saved" : "nameTaken";
  });
}

/** Changes a location; `absent` when it is not the user's. */
export async function changeLocation(
  userId: string,
  id: string,
  values: LocationValues,
  now = new Date(),
  db?: Database,
): Promise<"saved" | "nameTaken" | "absent"> {
  return (db ?? (await database())).transaction(async (transaction) => {
    const nameKey = nameKeyOf(values.name);
    const known = await transaction
      .select({ id: locations.id, nameKey: locations.nameKey })
      .from(locations)
      .where(eq(locations.userId, userId))
      .limit(mostLocations);
    if (!known.some((one) => one.id === id)) return "absent";
    if (known.some((one) => one.id !== id && one.nameKey === nameKey)) return "nameTaken";
    if (values.isDefault) await clearDefault(transaction, userId);
    await transaction
      .update(locations)
      .set({ ...values, nameKey, updatedAt: now })
      .where(mine(userId, id));
    return "saved";
  });
}

/** Makes a location the default, or none with `id` null. Gives whether there was such a location. */
export async function makeDefault(userId: string, id: string | null, db?: Database): Promise<boolean> {
  return (db ?? (await database())).transaction(async (transaction) => {
    if (id === null) {
      await clearDefault(transaction, userId);
      return true;
    }
    if (!(await readLocation(userId, id, transaction))) return false;
    await clearDefault(transaction, userId);
    await transaction.update(locations).set({ isDefault: true }).where(mine(userId, id));
    return true;
  });
}

/** Deletes a location. Gives whether there was such a one. */
export async function deleteLocation(userId: string, id: string, db?: Database): Promise<boolean> {
  if (!uuid.safeParse(id).success) return false;
  const deleted = await (db ?? (await database()))
    .delete(locations)
    .where(mine(userId, id))
    .returning({ id: locations.id });
  return deleted.length > 0;
}

const clearDefault = (db: Pick<Database, "update">, userId: string) =>
  db
    .update(locations)
    .set({ isDefault: false })
    .where(and(eq(locations.userId, userId), eq(locations.isDefault, true)));

/** Everything that is kept of a user here. */
export const exportOfUser = async (userId: string, db?: Database): Promise<Record<string, unknown>> => ({
  locations: await readLocations(userId, db),
});

/** Deletes it. */
export async function deleteOfUser(userId: string, db?: Database): Promise<void> {
  await (db ?? (await database())).delete(locations).where(eq(locations.userId, userId));
}
