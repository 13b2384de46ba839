/**
 * `npm run outbox`: how many submissions each list has, by state. `npm run outbox -- requeue` puts those that were given up back
 * into the queue; `npm run outbox -- forget ada@example.org` removes an address from every list. The embedded database belongs to
 * one process: stop the server first.
 */
import "./env-files.ts";
import { plainAddress } from "#lib/base/values/email-address";
import { databaseNow } from "#lib/platform/server/database/database";
import { submissionStore } from "#lib/reader/submissions/submission-store";
import { readCommand } from "./read-arguments.ts";
import { existingDatabase, runWithDatabase } from "./run-with-database.ts";

const {
  command,
  words: [named = ""],
} = readCommand("npm run outbox [-- list | requeue | forget ADDRESS]", { list: 0, requeue: 0, forget: 1 });

await runWithDatabase(async () => {
  const db = await existingDatabase();
  const store = submissionStore(db);
  if (command === "requeue")
    console.log(`${await store.requeueParked(await databaseNow(db))} submissions are back in the queue.`);
  if (command === "forget")
    console.log(`${await store.deleteOf([plainAddress(named)])} submissions of that address are deleted.`);
  const counts = await store.count();
  for (const { list, state, count } of counts) console.log(`${list}: ${count} ${state}`);
  if (counts.length === 0) console.log("There are no submissions.");
});
