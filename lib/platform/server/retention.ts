import "server-only";
/** How long what readers leave behind is kept, and that it goes then. */
import { inArray, lt } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { database, hasDatabase, type Database } from "#lib/platform/server/database/database";
import { callDrafts, events, visitors } from "#lib/platform/server/database/schema";
import { logger } from "#lib/platform/server/logger";
import { processWide } from "#lib/platform/server/process-wide";

/** Raw events are deleted after this many days, and a visitor with their links this long after the last visit. */
export const keptDays = 90;

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** What was typed for a call without JavaScript is deleted after a day, confirmed or not. */
export const draftLifeMs = dayMs;
/** Few enough that no reader waits for the deletion. */
const atOnce = 5_000;

export type Purged = { events: number; visitors: number; callDrafts: number };

/** Deletes what has been kept long enough. Gives how many rows of each went. */
export async function purgeExpired(db: Database, now: Date): Promise<Purged> {
  const keptFrom = new Date(now.getTime() - keptDays * dayMs);
  const draftsFrom = new Date(now.getTime() - draftLifeMs);
  return {
    events: await deleteOlder(db, events, events.receivedAt, keptFrom),
    visitors: await deleteOlder(db, visitors, visitors.lastSeenAt, keptFrom),
    callDrafts: await deleteOlder(db, callDrafts, callDrafts.createdAt, draftsFrom),
  };
}

/** Deletes the rows of a table from before a moment, in portions. Gives how many went. */
async function deleteOlder(
  db: Database,
  table: PgTable & { id: PgColumn },
  at: PgColumn,
  before: Date,
): Promise<number> {
  let gone = 0;
  for (;;) {
    const old = db.select({ id: table.id }).from(table).where(lt(at, before)).limit(atOnce);
    const { length } = await db.delete(table).where(inArray(table.id, old)).returning({ id: table.id });
    gone += length;
    if (length < atOnce) return gone;
  }
}

const state = processWide("retention", () => ({ isStarted: false }));

/** From the server's start on, deletes once an hour what has been kept long enough, if anything can have been kept. */
export function startRetention(): void {
  if (state.isStarted) return;
  state.isStarted = true;
  setTimeout(() => void purgeNow(), 60_000).unref();
  setInterval(() => void purgeNow(), hourMs).unref();
}

async function purgeNow(): Promise<void> {
  if (!hasDatabase()) return;
  try {
    const purged = await purgeExpired(await database(), new Date());
    if (Object.values(purged).some((count) => count > 0))
      logger.info(purged, "retention: expired rows deleted");
  } catch (error) {
    logger.error({ error: error instanceof Error ? error.message : "unknown" }, "retention: not deleted");
  }
}
