import "server-only";
/** The way back from an import to the invented directory. */
import { directoryImportStore } from "#lib/product/directory/records/directory-import-store";
import { seedRows } from "#lib/product/directory/records/directory-seed-store";
import type { Database } from "#lib/platform/server/database/database";

/**
 * Puts the invented directory in the place of an import, as an import of it would: what was imported stays, marked as gone,
 * and has its id and its numbers when it is imported again. Returns how many businesses are so marked that were not before.
 * Throws ImportUnderWay.
 */
export async function removeImport(db: Database, now: Date): Promise<number> {
  const store = directoryImportStore(db);
  await store.begin();
  await store.add(seedRows());
  return store.finish(now, [], null);
}
