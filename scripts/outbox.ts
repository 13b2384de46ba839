/**
 * `npm run outbox`: how many submissions each list holds, by state. `npm run outbox -- requeue` puts those that were given
 * up back into the queue. The embedded database belongs to one process: stop the server first.
 */
import { database } from "#lib/platform/server/database/database";
import { countSubmissions, requeueParked } from "#lib/platform/server/outbox/outbox-store";
import { runShutdown } from "#lib/platform/shutdown";

try {
  const db = await database();
  if (process.argv[2] === "requeue")
    console.log(`${await requeueParked(db, new Date())} submissions are back in the queue.`);
  const counts = await countSubmissions(db);
  for (const { list, state, count } of counts) console.log(`${list}: ${count} ${state}`);
  if (counts.length === 0) console.log("There are no submissions.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
await runShutdown();
