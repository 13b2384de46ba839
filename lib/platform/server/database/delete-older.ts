import "server-only";
import { and, inArray, lt } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#lib/platform/server/database/database";

/** Few enough that no reader waits for the deletion. */
const atOnce = 5_000;

/**
 * Deletes the rows of a table from before a moment, in portions. Returns how many were deleted. A row that is renewed meanwhile
 * stays: the deletion checks its age again when it locks the row, which the selection of the portion does not.
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
    // Less than a whole portion does not mean the end: one of its rows may have been renewed.
    if (length === 0) return gone;
  }
}
