import "server-only";
/** A real Postgres, chosen by DATABASE_URL. */
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { logger } from "#lib/platform/server/logger";
import {
  createExtensions,
  migrationsFolder,
  type OpenDatabase,
} from "#lib/platform/server/database/open-database";
import * as schema from "#lib/platform/server/database/schema";
import { withoutValues } from "#lib/platform/server/database/without-values";

/** Any number that nobody else locks: several instances that start together migrate one after the other. */
const migrationLock = 7_215_081_920;
const connectionTimeoutMillis = 5_000;

/**
 * Connects and brings the schema up to date; a statement may take `statementMs`, and a connection is closed that nothing was
 * asked on for `idleMs`, 0 for never. Throws when the server does not answer within 5 s.
 */
export async function openPostgres(
  url: string,
  { connections = 10, statementMs = 10_000, idleMs = 10_000 } = {},
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis,
    idleTimeoutMillis: idleMs,
    query_timeout: statementMs,
    statement_timeout: statementMs,
  });
  // Without a listener, a connection that breaks while idle would end the process.
  pool.on("error", (error) => logger.warn({ error: error.message }, "database connection lost"));
  try {
    await update(url, statementMs);
    return { database: withoutValues(drizzle(pool, { schema })), close: () => pool.end() };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/**
 * Brings the schema up to date by a connection of its own, whose statements may take as long as they need: an index of a
 * million rows takes longer than any other. Another instance that does it is waited for as long as a statement may take.
 */
async function update(url: string, statementMs: number): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis,
    statement_timeout: statementMs,
    keepAlive: true,
  });
  // Without a listener, a connection that breaks would end the process.
  client.on("error", (error) => logger.warn({ error: error.message }, "database connection lost"));
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await client.query("set statement_timeout = 0");
    await client.query(createExtensions);
    await migrate(withoutValues(drizzle(client, { schema })), { migrationsFolder });
  } finally {
    // Ending the connection gives back the lock.
    await client.end();
  }
}
