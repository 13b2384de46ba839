/**
 * `npm run data:purge`: deletes data whose retention time is over; the running server does the same once an hour. The embedded
 * database belongs to one process: stop the server first.
 */
import "./env-files.ts";
import { purgeExpired } from "#lib/personal-data/purge-expired";
import { database, hasDatabase } from "#lib/platform/server/database/database";
import { readArguments } from "./read-arguments.ts";
import { runWithDatabase } from "./run-with-database.ts";

// A user who adds a word, such as --help, does not want to delete.
readArguments({});

await runWithDatabase(async () => {
  if (hasDatabase()) {
    const purged = await purgeExpired(await database());
    for (const [name, count] of Object.entries(purged)) console.log(`${name}: ${count} deleted`);
  } else console.log("There is no database, and nothing to delete.");
});
