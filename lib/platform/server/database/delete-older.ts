import "server-only";
import { and, inArray, lt } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#lib/platform/server/database/database";

/** Few enough that no reader waits for the deletion. */
const atOnce = 5_000;

/**
 * Deletes the rows of a table from before a moment, in portions. Gives how many went. One that is renewed meanwhile stays: its
 * age is asked for again when the row is had, which the choice of the portion was not.
 */
export async function deleteOlder(
  db: Database,
  table: PgTable & { id: PgColumn },
  at: PgColumn,
  before: Date,
): Promise<number> {
  let gone = 0;
  for (;;) {
    const isOld = lt(at, before);
    const old = db.select({ id: table.id }).from(table).where(isOld).limit(atOnce);
    const { length } = await db
      .delete(table)
      .where(and(isOld, inArray(table.id, old)))
      .returning({ id: table.id });
    gone += length;
    // Fewer than a portion are not yet all: one of them may have been renewed.
    if (length === 0) return gone;
  }
}
