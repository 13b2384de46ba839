/**
 * `npm run data:purge`: deletes data whose retention time is over; the running server does the same once an hour. The embedded
 * database belongs to one process: stop the server first.
 */
import "./env-files.ts";
import { purgeExpired } from "#lib/personal-data/purge-expired";
import { readArguments } from "./read-arguments.ts";
import { existingDatabase, runWithDatabase } from "./run-with-database.ts";

// A user who adds a word, such as --help, does not want to delete.
readArguments("npm run data:purge");

await runWithDatabase(async () => {
  const purged = await purgeExpired(await existingDatabase());
  for (const [name, count] of Object.entries(purged)) console.log(`${name}: ${count} deleted`);
});
