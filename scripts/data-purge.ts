/**
 * `npm run data:purge`: deletes now what has been kept long enough; the running server does the same once an hour. The
 * embedded database belongs to one process: stop the server first.
 */
import "./env-files.ts";
import { purgeExpired } from "#lib/personal-data/purge-expired";
import { database, hasDatabase } from "#lib/platform/server/database/database";
import { runWithDatabase } from "./run-with-database.ts";

await runWithDatabase(async () => {
  if (hasDatabase()) {
    const purged = await purgeExpired(await database());
    for (const [name, count] of Object.entries(purged)) console.log(`${name}: ${count} deleted`);
  } else console.log("There is no database, and nothing to delete.");
});
