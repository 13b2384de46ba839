import "server-only";
/** A real Postgres, chosen by DATABASE_URL. */
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { advisoryLocks } from "#lib/platform/server/database/advisory-locks";
import { logger } from "#lib/platform/server/logger";
import {
  createExtensions,
  migrationsFolder,
  type OpenDatabase,
} from "#lib/platform/server/database/open-database";
import * as schema from "#lib/platform/server/database/schema";
import { withoutValues } from "#lib/platform/server/database/without-values";
import { within } from "#lib/base/values/within";

const connectionTimeoutMillis = 5_000;
/** For so long Postgres may take to say that a statement took too long. */
const answerMs = 1_000;

/**
 * Connects and brings the schema up to date. `statementMs` limits each statement and each idle transaction; a connection that is
 * idle for `idleMs` is closed; 0 means no limit. Throws when the server does not answer within 5 s.
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
    // When a client machine disappears, its transaction keeps its locks until Postgres ends it.
    idle_in_transaction_session_timeout: statementMs,
  });
  // Each connection reports its own errors, idle or not. The pool repeats those of idle connections, and needs a listener too.
  pool.on("error", () => undefined);
  pool.on("connect", noteLoss);
  try {
    await update(url, statementMs);
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

/**
 * Brings the schema up to date over a separate connection without a limit for its statements: an index of a million rows takes
 * longer than any other statement. Waits for another instance that does the same as long as a statement may take.
 */
async function update(url: string, statementMs: number): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis,
    statement_timeout: statementMs,
    keepAlive: true,
  });
  noteLoss(client);
  await client.connect();
  try {
    // A pooler drops the limit that the connection began with, and whoever gives up would leave a connection that waits on.
    await client.query("select set_config('statement_timeout', $1, false)", [String(statementMs)]);
    // Several instances that start together migrate one after the other.
    const locking = client.query("select pg_advisory_lock($1)", [advisoryLocks.migration]);
    // Counted here as well: a pooler may send each statement over another connection.
    await (statementMs === 0 ? locking : within(statementMs + answerMs, locking));
    await client.query("set statement_timeout = 0");
    await client.query(createExtensions);
    await migrate(withoutValues(drizzle(client, { schema })), { migrationsFolder });
  } finally {
    // Closing the connection releases the lock.
    await client.end();
  }
}
