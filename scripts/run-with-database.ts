/** Runs the scripts with which an operator works on the database, and ends them. */
import path from "node:path";
import { env } from "#lib/platform/env";
import { databaseAsItIs, hasDatabase, openForMaintenance } from "#lib/platform/server/database/database";
import { UnopenedDatabaseError } from "#lib/platform/server/database/is-away";
import { OlderSchemaError } from "#lib/platform/server/database/update-schema";
import { runShutdown } from "#lib/platform/shutdown";
import { inWords, tellFault } from "./tell-fault.ts";

/**
 * Runs a script's work, and closes the database if it was opened. A failure is reported in one line, and the process ends with 1.
 */
export async function runWithDatabase(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    tellFault(error);
  }
  await runShutdown();
}

/**
 * The database that the server works on. Throws when there is none: the server creates it at its first start, and a command in a
 * mistyped data folder would answer from an empty one. Throws too where a Postgres is older than these sources: a command that was
 * started in the folder of the next release must not take the tables of the running one.
 */
export async function existingDatabase() {
  if (!hasDatabase())
    throw new Error(
      `There is no database in ${path.resolve(env.LANTERN_DATA_DIR)} (LANTERN_DATA_DIR). The server creates it at its first start.`,
    );
  return databaseAsItIs().catch(nameIt);
}

/** The database, over a connection for long work, created if there is none. Throws where a Postgres is older than these sources. */
export const openedForMaintenance = () => openForMaintenance("when empty").catch(nameIt);

/** Brings the database up to date, or creates it, as the server does when it opens it. */
export async function migrateDatabase(): Promise<void> {
  await (await openForMaintenance("always").catch(nameIt)).close();
}

/** What Postgres or the network says does not tell what it is about. The embedded database names its folder itself. */
function nameIt(error: unknown): never {
  if (env.DATABASE_URL === undefined) throw error;
  const reason = error instanceof UnopenedDatabaseError ? error.cause : error;
  if (reason instanceof OlderSchemaError) throw reason;
  throw new Error(`The database (DATABASE_URL) cannot be opened: ${inWords(reason)}`, { cause: error });
}
