import "server-only";
/** The only access to the database: opened at first use, shared by the whole process, closed before the process ends. */
import { sql } from "drizzle-orm";
import { evenNow } from "#lib/base/values/even-clock";
import { env } from "#lib/platform/env";
import { messageOf } from "#lib/platform/fault-words";
import { hasEmbeddedDatabase, openEmbedded } from "#lib/platform/server/database/embedded";
import { UnopenedDatabaseError } from "#lib/platform/server/database/is-away";
import type { Database, OpenDatabase } from "#lib/platform/server/database/open-database";
import type { FailedMigrationError, SchemaUpdate } from "#lib/platform/server/database/update-schema";
import { logger } from "#lib/platform/server/logger";
import { processWide } from "#lib/base/values/process-wide";
import { beforeShutdown } from "#lib/platform/shutdown";

export type { Database } from "#lib/platform/server/database/open-database";

/** One connection without a limit for its statements. It stays open however long it is idle, because its locks end with it. */
const maintenance = { connections: 1, statementMs: 0, idleMs: 0 };

const state = processWide("database", () => ({
  opening: null as Promise<OpenDatabase> | null,
  /** The moment before which a failed migration is not tried again, by `evenNow`; 0 where none has failed. */
  againAt: 0,
}));

/**
 * The open database, its schema brought up to date. Throws UnopenedDatabaseError when it cannot be opened; the next call tries
 * again, but after a failed migration only in some minutes. Never during a build.
 */
export const database = (): Promise<Database> => openedFor("always");

/** The same for a command, which updates nothing unasked: throws where the schema of a Postgres is older than this version's. */
export const databaseAsItIs = (): Promise<Database> => openedFor("never");

async function openedFor(update: SchemaUpdate): Promise<Database> {
  if (env.isBuild) throw new Error("The database is not opened during a build");
  if (state.againAt > 0 && evenNow() >= state.againAt) Object.assign(state, { opening: null, againAt: 0 });
  state.opening ??= open(update).catch((error: unknown) => {
    if (isFailedMigration(error)) state.againAt = error.againAt;
    else state.opening = null;
    throw new UnopenedDatabaseError(error);
  });
  return (await state.opening).database;
}

/** By its name, since another bundle of this process may have made the error. */
const isFailedMigration = (error: unknown): error is FailedMigrationError =>
  error instanceof Error && error.name === "FailedMigrationError";

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

/** A connection for a script's long work. The embedded database belongs to one process, and is always brought up to date. */
export const openForMaintenance = async (update: SchemaUpdate): Promise<OpenDatabase> =>
  env.DATABASE_URL
    ? (await import("#lib/platform/server/database/postgres")).openPostgres(env.DATABASE_URL, {
        ...maintenance,
        update,
      })
    : openEmbedded(env.LANTERN_DATA_DIR);

/** Whether there may be rows from an earlier run: Postgres is configured, or the embedded database exists. */
export const hasDatabase = (): boolean =>
  env.DATABASE_URL !== undefined || hasEmbeddedDatabase(env.LANTERN_DATA_DIR);

/** Opens the database before it is used. Never throws, does not wait. */
export function warmDatabase(): void {
  database().catch((error: unknown) => {
    // A failed migration has been logged, and is not tried again for each reader.
    if (state.againAt === 0) logger.error({ error: messageOf(error) }, "database not opened");
  });
}

async function open(update: SchemaUpdate): Promise<OpenDatabase> {
  const started = performance.now();
  const opened = env.DATABASE_URL
    ? await (
        await import("#lib/platform/server/database/postgres")
      ).openPostgres(env.DATABASE_URL, { update })
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
