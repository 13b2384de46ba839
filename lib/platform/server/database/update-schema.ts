import "server-only";
/** Brings the schema of a real Postgres up to date, one instance at a time, without holding up those that work on it. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { z } from "zod";
import { evenNow } from "#lib/base/values/even-clock";
import { NoAnswerInTime, within } from "#lib/base/values/within";
import { messageOf } from "#lib/platform/fault-words";
import { advisoryLocks } from "#lib/platform/server/database/advisory-locks";
import { isDatabaseAway } from "#lib/platform/server/database/is-away";
import { createExtensions, migrationsFolder } from "#lib/platform/server/database/open-database";
import * as schema from "#lib/platform/server/database/schema";
import { withoutValues } from "#lib/platform/server/database/without-values";
import { logger } from "#lib/platform/server/logger";

/**
 * What whoever opens the database may do with an older schema: the server updates it; a command does not, or only where nothing is
 * stored yet.
 */
export type SchemaUpdate = "always" | "when empty" | "never";

/** For so long Postgres may take to say that a statement took too long. */
const answerMs = 1_000;

/** When a migration may be tried again that did not get its locks or lost the database, and one that failed by itself. */
const againMs = { passing: 60_000, failed: 5 * 60_000 };

/**
 * A migration has failed, and nothing has changed. To try it again holds its tables once more, and for as long: not before
 * `againAt`, by `evenNow`.
 */
export class FailedMigrationError extends Error {
  override name = "FailedMigrationError";
  readonly againAt: number;

  constructor(message: string, cause: unknown, waitMs: number) {
    super(message, { cause });
    this.againAt = evenNow() + waitMs;
  }
}

/** The schema is older than this version's, and was not to be updated. The message is a sentence for the operator. */
export class OlderSchemaError extends Error {
  override name = "OlderSchemaError";
}

/**
 * Brings the schema up to date if `update` allows it; throws where it does not. `client` is connected, is used for nothing else,
 * and waits for another instance that does the same as long as a statement may take (`statementMs`, 0 for no limit). A migration
 * waits `lockMs` for a lock: whoever asks for the same table meanwhile waits behind it.
 */
export async function updateSchema(
  client: pg.Client,
  { statementMs, lockMs, update }: { statementMs: number; lockMs: number; update: SchemaUpdate },
): Promise<void> {
  // A pooler drops the limit that the connection began with, and whoever gives up would leave a connection that waits on.
  await client.query("select set_config('statement_timeout', $1, false)", [String(statementMs)]);
  if (update !== "always") {
    const found = await pendingIn(client);
    if (update === "never" || found.from !== null) {
      refuseOlder(found);
      return;
    }
  }
  // Several instances that start together migrate one after the other.
  await takeTurn(client, statementMs);
  const { from, to } = await pendingIn(client);
  if (to === null) return;
  // An index of a million rows takes longer than any other statement.
  await client.query(`set statement_timeout = 0; set lock_timeout = ${lockMs}`);
  // Where it may not be done it fails without holding a table, and somebody else may do it at any moment.
  await client.query(createExtensions);
  const started = performance.now();
  logger.info({ from, to }, "migrating");
  try {
    await migrate(withoutValues(drizzle(client, { schema })), { migrationsFolder });
  } catch (error) {
    throw noteFailure(error, { from, to }, lockMs);
  }
  logger.info({ from, to, ms: Math.round(performance.now() - started) }, "migrated");
}

/** Throws where the schema is older than this version's. */
function refuseOlder({ from, to }: Pending): void {
  if (to === null) return;
  const found = from === null ? "has no tables yet" : "is older than this version of the site";
  throw new OlderSchemaError(
    `The database ${found}. The server, or \`npm run database:migrate\`, brings it up to date.`,
  );
}

/** Waits for the lock that whoever migrates holds, and says so. */
async function takeTurn(client: pg.Client, statementMs: number): Promise<void> {
  const key = [advisoryLocks.migration];
  const { rows } = await client.query<{ isFree: boolean }>(
    'select pg_try_advisory_lock($1) as "isFree"',
    key,
  );
  if (rows[0]?.isFree) return;
  logger.info("another instance is migrating");
  const locking = client.query("select pg_advisory_lock($1)", key);
  try {
    // Counted here as well: a pooler may send each statement over another connection.
    await (statementMs === 0 ? locking : within(statementMs + answerMs, locking));
  } catch (error) {
    if (!(error instanceof NoAnswerInTime || hasCode(error, codes.tookTooLong))) throw error;
    throw new Error("another instance is migrating the database, or has left its lock to a pooler", {
      cause: error,
    });
  }
}

const journalShape = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

/** The last migration that the database has had, null for none; and the last one of this version, null if nothing is to be done. */
type Pending = { from: string | null; to: string | null };

/** What is to be done to bring the database up to date. */
async function pendingIn(client: pg.Client): Promise<Pending> {
  const journal = readFileSync(path.join(migrationsFolder, "meta/_journal.json"), "utf8");
  const { entries } = journalShape.parse(JSON.parse(journal));
  const last = entries.at(-1);
  const done = await lastMigration(client);
  const from = done === null ? null : (entries.findLast(({ when }) => when <= done)?.tag ?? "an unknown one");
  return { from, to: last && (done === null || done < last.when) ? last.tag : null };
}

/** When the last migration was made that the database has had, as the query builder notes it; null for none. */
async function lastMigration(client: pg.Client): Promise<number | null> {
  const { rows: tables } = await client.query<{ notes: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as notes",
  );
  if (!tables[0]?.notes) return null;
  const { rows } = await client.query<{ last: string | null }>(
    "select max(created_at) as last from drizzle.__drizzle_migrations",
  );
  return rows[0]?.last == null ? null : Number(rows[0].last);
}

/** Logs a failure once, and returns the error for everybody who needs the database until it may be tried again. */
function noteFailure(error: unknown, steps: Pending, lockMs: number): FailedMigrationError {
  const isBlocked = hasCode(error, codes.lockNotAvailable);
  const wait = isBlocked || isDatabaseAway(error) ? againMs.passing : againMs.failed;
  const reason = isBlocked
    ? `a table was locked for more than ${lockMs / 1000} s by somebody else, such as a dump or a long query`
    : messageOf(error);
  const failed = "migration failed, nothing has changed";
  logger.error(
    { ...steps, error: reason, againAfterSeconds: wait / 1000 },
    steps.from === null ? failed : `${failed}: stop this instance, the earlier version goes on`,
  );
  return new FailedMigrationError(`The migration of the database failed: ${reason}`, error, wait);
}

/** What Postgres says when a lock did not come in time, and when a statement took too long. */
const codes = { lockNotAvailable: "55P03", tookTooLong: "57014" };

/** Whether an error, or one that caused it, has a code of Postgres. */
function hasCode(error: unknown, code: string): boolean {
  for (let one = error; one instanceof Error; one = one.cause)
    if ((one as NodeJS.ErrnoException).code === code) return true;
  return false;
}
