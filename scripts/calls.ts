/**
 * `npm run calls`: how many calls each voice service has, by state; how many are due, and how late; and why calls were in vain.
 * Nothing that was said, no number and no name. Ends with 2 where calls are stuck: no server takes them up, or their voice service
 * does not answer. The embedded database belongs to one process: stop the server first.
 */
import "./env-files.ts";
import { databaseNow } from "#lib/platform/server/database/database";
import { durationText } from "#lib/product/calls/records/duration-text";
import { areCallsStuck, callCountStore } from "#lib/product/calls/records/call-count-store";
import { readArguments } from "./read-arguments.ts";
import { existingDatabase, runWithDatabase } from "./run-with-database.ts";

readArguments("npm run calls");

await runWithDatabase(async () => {
  const db = await existingDatabase();
  const counts = await callCountStore(db).read(await databaseNow(db));
  const { ofState, open, due, lateMs, attempts, faults } = counts;
  for (const { provider, state, count } of ofState) console.log(`${provider}: ${count} ${state}`);
  if (ofState.length === 0) console.log("There are no calls.");
  const late = lateMs === null ? "" : `, the first of them for ${durationText(lateMs / 1000)}`;
  console.log(`Open: ${open}. Due: ${due}${late}. Turns in vain in a row: ${attempts}.`);
  for (const { isOpen, fault, count } of faults)
    console.log(`${isOpen ? "open" : "failed within a day"}: ${count} by “${fault}”`);
  if (!areCallsStuck(counts)) return;
  console.error("Calls are stuck: no server takes them up, or their voice service does not answer.");
  process.exitCode = 2;
});
