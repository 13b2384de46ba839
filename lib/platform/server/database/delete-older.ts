import "server-only";
import { inArray, lt } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#lib/platform/server/database/database";

/** Few enough that no reader waits for the deletion. */
const atOnce = 5_000;

/**
 * Deletes the rows of a table from before a moment, in portions. Returns how many were deleted. A row that somebody else has locked
 * stays for another time: it is being renewed or deleted, and waiting for it could block whoever waits for a row of this portion.
 */
export async function deleteOlder(
  db: Database,
  table: PgTable & { id: PgColumn },
  at: PgColumn,
  before: Date,
): Promise<number> {
  let gone = 0;
  for (;;) {
    const old = db
      .select({ id: table.id })
      .from(table)
      .where(lt(at, before))
      .limit(atOnce)
      .for("update", { skipLocked: true });
    const { length } = await db.delete(table).where(inArray(table.id, old)).returning({ id: table.id });
    gone += length;
    if (length === 0) return gone;
  }
}
