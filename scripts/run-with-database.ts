/** Runs the scripts with which an operator works on the database, and ends them. */
import path from "node:path";
import { env } from "#lib/platform/env";
import { database, hasDatabase, openForMaintenance } from "#lib/platform/server/database/database";
import { UnopenedDatabaseError } from "#lib/platform/server/database/is-away";
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
 * mistyped data folder would answer from an empty one.
 */
export async function existingDatabase() {
  if (!hasDatabase())
    throw new Error(
      `There is no database in ${path.resolve(env.LANTERN_DATA_DIR)} (LANTERN_DATA_DIR). The server creates it at its first start.`,
    );
  return database().catch(nameIt);
}

/** The database, created if there is none, over a connection for long work. */
export const openedForMaintenance = () => openForMaintenance().catch(nameIt);

/** What Postgres or the network says does not tell what it is about. The embedded database names its folder itself. */
function nameIt(error: unknown): never {
  if (env.DATABASE_URL === undefined) throw error;
  const reason = error instanceof UnopenedDatabaseError ? error.cause : error;
  throw new Error(`The database (DATABASE_URL) cannot be opened: ${inWords(reason)}`, { cause: error });
}
