import "server-only";
/** Where the directory is from, as the database knows it: its import, and the places of that. */
import { asc, desc, isNotNull } from "drizzle-orm";
import type { City } from "#lib/product/directory/places/places";
import type { Database } from "#lib/platform/server/database/database";
import {
  businesses,
  directoryImports,
  directoryPlaces,
} from "#lib/platform/server/database/directory-tables";

export type DirectoryImport = Omit<typeof directoryImports.$inferSelect, "name">;

export const directorySourceStore = (db: Database) => ({
  /** The import that the directory comes from; null while it is the invented one. */
  async readImport(): Promise<DirectoryImport | null> {
    const [row] = await db.select().from(directoryImports).limit(1);
    return row ?? null;
  },

  /** Whether some business is, or was, of an import. */
  async hasImported(): Promise<boolean> {
    const some = await db
      .select({ id: businesses.id })
      .from(businesses)
      .where(isNotNull(businesses.element))
      .limit(1);
    return some.length > 0;
  },

  /** The cities of the import with their neighborhoods, those with the most businesses first. */
  async readCities(): Promise<City[]> {
    const rows = await db
      .select()
      .from(directoryPlaces)
      .orderBy(desc(directoryPlaces.businesses), asc(directoryPlaces.name), asc(directoryPlaces.id));
    const neighborhoods = Map.groupBy(rows, ({ cityId }) => cityId);
    return (neighborhoods.get(null) ?? []).map(({ id, name, region, timeZone, latitude, longitude }) => ({
      id,
      name,
      region,
      timeZone,
      latitude,
      longitude,
      neighborhoods: neighborhoods.get(id) ?? [],
    }));
  },
});
