/**
 * `npm run data:purge`: deletes now what has been kept long enough; the running server does the same once an hour. The
 * embedded database belongs to one process: stop the server first.
 */
import "./env-files.ts";
import { database, hasDatabase } from "#lib/platform/server/database/database";
import { runShutdown } from "#lib/platform/shutdown";
import { purgeExpired } from "#lib/reader/visitor/purge-expired";

try {
  if (hasDatabase()) {
    const purged = await purgeExpired(await database());
    for (const [name, count] of Object.entries(purged)) console.log(`${name}: ${count} deleted`);
  } else console.log("There is no database, and nothing to delete.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
await runShutdown();
