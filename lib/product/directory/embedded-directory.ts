import "server-only";
/** The embedded directory: a table of our own database, filled at the first use. */
import { businessSearchStore } from "#lib/product/directory/business-search-store";
import { businessStore } from "#lib/product/directory/business-store";
import { directorySeedStore } from "#lib/product/directory/directory-seed-store";
import type { DirectoryProvider } from "#lib/product/directory/provider";
import { inTurn } from "#lib/product/directory/turns";
import { database, type Database } from "#lib/platform/server/database/database";
import { embeddedCities } from "#lib/platform/server/directory-source";

/** The directory of the database that `open` gives. It is opened by the first question, not before. */
export function directoryOf(open: () => Promise<Database>): DirectoryProvider {
  const filled = async () => {
    const db = await open();
    await directorySeedStore(db).fillOnce();
    return db;
  };
  return {
    search: async (query) => {
      const db = await filled();
      return inTurn(() => businessSearchStore(db).readPage(query));
    },
    read: async (id) => businessStore(await filled()).read(id),
    cities: () => embeddedCities,
  };
}

export const embeddedDirectory: DirectoryProvider = directoryOf(database);
