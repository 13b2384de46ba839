/**
 * `npm run database:migrate`: brings the database up to date for this version, as the server does when it opens it. With the
 * embedded database, stop the server first.
 */
import "./env-files.ts";
import { readArguments } from "./read-arguments.ts";
import { migrateDatabase, runWithDatabase } from "./run-with-database.ts";

// A user who adds a word, such as --help, does not want to migrate.
readArguments("npm run database:migrate");

await runWithDatabase(async () => {
  await migrateDatabase();
  console.log("The database is up to date.");
});
