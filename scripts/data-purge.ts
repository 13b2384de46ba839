/**
 * `npm run data:purge`: deletes data whose retention time is over; the running server does the same once an hour. The embedded
 * database belongs to one process: stop the server first.
 */
import "./env-files.ts";
import { purgeExpired } from "#lib/personal-data/purge-expired";
import { database, hasDatabase } from "#lib/platform/server/database/database";
import { runWithDatabase } from "./run-with-database.ts";

await runWithDatabase(async () => {
  // A user who adds a word, such as --help, does not want to delete.
  if (process.argv.length > 2) throw new Error("It takes no words: npm run data:purge deletes at once.");
  if (hasDatabase()) {
    const purged = await purgeExpired(await database());
    for (const [name, count] of Object.entries(purged)) console.log(`${name}: ${count} deleted`);
  } else console.log("There is no database, and nothing to delete.");
});
