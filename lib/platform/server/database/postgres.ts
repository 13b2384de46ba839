import "server-only";
/** A real Postgres, chosen by DATABASE_URL. */
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { env } from "#lib/platform/env";
import { logger } from "#lib/platform/server/logger";
import type { OpenDatabase } from "#lib/platform/server/database/open-database";
import * as schema from "#lib/platform/server/database/schema";
import { updateSchema, type SchemaUpdate } from "#lib/platform/server/database/update-schema";
import { withoutValues } from "#lib/platform/server/database/without-values";

const connectionTimeoutMillis = 5_000;

type Opening = {
  connections?: number;
  statementMs?: number;
  lockMs?: number;
  idleMs?: number;
  update?: SchemaUpdate;
};

/**
 * Connects and, as `update` allows, brings the schema up to date. `statementMs` limits each statement and each idle transaction,
 * and `lockMs` how long a migration waits for a lock; a connection that is idle for `idleMs` is closed; 0 means no limit. Throws
 * when the server does not answer within 5 s.
 */
export async function openPostgres(
  url: string,
  {
    connections = env.DATABASE_CONNECTIONS,
    statementMs = 10_000,
    lockMs = 5_000,
    idleMs = 10_000,
    update = "always",
  }: Opening = {},
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis,
    idleTimeoutMillis: idleMs,
    query_timeout: statementMs,
    statement_timeout: statementMs,
    // When a client machine disappears, its transaction keeps its locks until Postgres ends it.
    idle_in_transaction_session_timeout: statementMs,
  });
  // Each connection reports its own errors, idle or not. The pool repeats those of idle connections, and needs a listener too.
  pool.on("error", () => undefined);
  pool.on("connect", noteLoss);
  try {
    await bringUpToDate(url, { statementMs, lockMs, update });
    return { database: withoutValues(givingBack(pool)), close: () => pool.end() };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** Logs the loss of a connection. It may report the loss twice, and without a listener it would end the process. */
function noteLoss(connection: pg.ClientBase): void {
  connection.on("error", () => undefined);
  connection.once("error", (error: Error) =>
    logger.warn({ error: error.message }, "database connection lost"),
  );
}

/**
 * The database of a pool. By itself, the query builder would keep the connection of a transaction that cannot even begin, until
 * none is left. And when a transaction fails because the connection was lost, its error would only say that it could not be rolled
 * back.
 */
function givingBack(pool: pg.Pool) {
  const database = drizzle(pool, { schema });
  database._.session.transaction = async (work, config) => {
    const connection = await pool.connect();
    let fault: unknown;
    try {
      const done = await drizzle(connection, { schema })._.session.transaction(async (transaction) => {
        try {
          return await work(transaction);
        } catch (error) {
          fault = error;
          throw error;
        }
      }, config);
      connection.release();
      return done;
    } catch (error) {
      // The transaction failed at its beginning or end: the state of the connection is unknown.
      connection.release(error !== fault);
      throw fault ?? error;
    }
  };
  return database;
}

/** Brings the schema up to date over a connection of its own, whose settings end with it. */
async function bringUpToDate(url: string, limits: Parameters<typeof updateSchema>[1]): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis,
    statement_timeout: limits.statementMs,
    keepAlive: true,
  });
  noteLoss(client);
  await client.connect();
  try {
    await updateSchema(client, limits);
  } finally {
    // Closing the connection releases the lock.
    await client.end();
  }
}
