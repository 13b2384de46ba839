import "server-only";
/** The only access to the database: opened at first use, shared by the whole process, closed before the process ends. */
import { sql } from "drizzle-orm";
import { env } from "#lib/platform/env";
import { messageOf } from "#lib/platform/fault-words";
import { hasEmbeddedDatabase, openEmbedded } from "#lib/platform/server/database/embedded";
import { UnopenedDatabaseError } from "#lib/platform/server/database/is-away";
import type { Database, OpenDatabase } from "#lib/platform/server/database/open-database";
import { logger } from "#lib/platform/server/logger";
import { processWide } from "#lib/base/values/process-wide";
import { beforeShutdown } from "#lib/platform/shutdown";

export type { Database } from "#lib/platform/server/database/open-database";

/** One connection without a limit for its statements. It stays open however long it is idle, because its locks end with it. */
const maintenance = { connections: 1, statementMs: 0, idleMs: 0 };

const state = processWide("database", () => ({ opening: null as Promise<OpenDatabase> | null }));

/** The open database. Throws UnopenedDatabaseError when it cannot be opened; the next call tries again. Never during a build. */
export async function database(): Promise<Database> {
  if (env.isBuild) throw new Error("The database is not opened during a build");
  state.opening ??= open().catch((error: unknown) => {
    state.opening = null;
    throw new UnopenedDatabaseError(error);
  });
  return (await state.opening).database;
}

/**
 * The time by which rows are due: the database's own, which all instances share whatever their clocks say. An embedded database has
 * only one process, and uses its clock.
 */
export async function databaseNow(db: Database): Promise<Date> {
  if (!env.DATABASE_URL) return new Date();
  const ms = sql`extract(epoch from clock_timestamp()) * 1000`.mapWith(Number);
  const [row] = await db.select({ ms }).from(sql`(values (1)) as one`);
  return new Date(row?.ms ?? NaN);
}

/** A connection for a script's long work. The embedded database belongs to one process. */
export const openForMaintenance = async (): Promise<OpenDatabase> =>
  env.DATABASE_URL
    ? (await import("#lib/platform/server/database/postgres")).openPostgres(env.DATABASE_URL, maintenance)
    : openEmbedded(env.LANTERN_DATA_DIR);

/** Whether there may be rows from an earlier run: Postgres is configured, or the embedded database exists. */
export const hasDatabase = (): boolean =>
  env.DATABASE_URL !== undefined || hasEmbeddedDatabase(env.LANTERN_DATA_DIR);

/** Opens the database before it is used. Never throws, does not wait. */
export function warmDatabase(): void {
  database().catch((error: unknown) => logger.error({ error: messageOf(error) }, "database not opened"));
}

async function open(): Promise<OpenDatabase> {
  const started = performance.now();
  const opened = env.DATABASE_URL
    ? await (await import("#lib/platform/server/database/postgres")).openPostgres(env.DATABASE_URL)
    : await openEmbedded(env.LANTERN_DATA_DIR);
  logger.info(
    { kind: env.DATABASE_URL ? "postgres" : "embedded", ms: Math.round(performance.now() - started) },
    "database open",
  );
  beforeShutdown("database", async () => {
    state.opening = null;
    await opened.close();
  });
  return opened;
}
