/**
 * `npm run outbox`: how many submissions each list has, by state. `npm run outbox -- requeue` puts those that were given up back
 * into the queue; `npm run outbox -- forget ada@example.org` removes an address from every list. The embedded database belongs to
 * one process: stop the server first.
 */
import "./env-files.ts";
import { plainAddress } from "#lib/base/values/email-address";
import { database, databaseNow } from "#lib/platform/server/database/database";
import { submissionStore } from "#lib/reader/submissions/submission-store";
import { runWithDatabase } from "./run-with-database.ts";

const [, , what, named = "", ...further] = process.argv;
const address = plainAddress(named);

await runWithDatabase(async () => {
  const isRequeue = what === "requeue" && named === "";
  if (what !== undefined && !isRequeue && what !== "forget")
    throw new Error("Say requeue, or forget and an address.");
  if (what === "forget" && (address === "" || further.length > 0))
    throw new Error("Name the one address to forget: npm run outbox -- forget ada@example.org");
  const db = await database();
  const store = submissionStore(db);
  if (what === "requeue")
    console.log(`${await store.requeueParked(await databaseNow(db))} submissions are back in the queue.`);
  if (what === "forget")
    console.log(`${await store.deleteOf([address])} submissions of that address are deleted.`);
  const counts = await store.count();
  for (const { list, state, count } of counts) console.log(`${list}: ${count} ${state}`);
  if (counts.length === 0) console.log("There are no submissions.");
});
