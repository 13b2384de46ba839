/**
 * `npm run do-not-call`: lists the numbers that are not called, and the requests that have yet to be decided. `-- add +1…` puts a
 * number on the list, `-- confirm +1…` confirms a requested one, once you have made sure that it is theirs, or one that is there
 * because of a call, as `add` does too; `-- decline +1…` deletes the requests for a number, `-- remove +1…` takes it off the list.
 * The embedded database belongs to one process: stop the server first.
 */
import "./env-files.ts";
import { readPhoneNumber } from "#lib/base/values/phone-number";
import { databaseNow } from "#lib/platform/server/database/database";
import { doNotCallStore } from "#lib/product/calls/do-not-call/do-not-call-store";
import { asCalled } from "#lib/product/calls/numbers/ordinary-line";
import { heardNumbers, waitingNumbers } from "#lib/product/calls/do-not-call/waiting-requests";
import { readCommand, refuse } from "./read-arguments.ts";
import { existingDatabase, runWithDatabase } from "./run-with-database.ts";

const usage =
  "npm run do-not-call [-- list | add NUMBER | confirm NUMBER | decline NUMBER | remove NUMBER] (NUMBER is one word, such as +12025550142)";
const {
  command,
  words: [named = ""],
} = readCommand(usage, { list: 0, add: 1, confirm: 1, decline: 1, remove: 1 });

/** The number that is named. Without its country code, which nobody can add for sure, another number might be meant. */
function readNamed(): string {
  const number = /^(?:\+|00)/.test(named.replace(/\p{Cf}|\s/gu, "")) ? readPhoneNumber(named) : null;
  return number ?? refuse(`${named} is no number with its country code, which begins with + or 00.`, usage);
}

await runWithDatabase(async () => {
  // The list and the requests have numbers as they are called.
  const given = command === "list" ? "" : await asCalled(readNamed());
  const db = await existingDatabase();
  const list = doNotCallStore(db);
  // A number stored as typed, with a zero that is dialed only within its country, would match no called number. So replace it.
  for (const { number: typed } of await list.readAll()) {
    const called = await asCalled(typed);
    if (called === typed) continue;
    await list.rename(typed, called);
    console.log(`${typed} is on the list as it is called now: ${called}`);
  }
  if (command === "add") await list.add(given, "operator", await databaseNow(db));
  else if (command === "confirm") {
    if (!(await list.confirm(given, await databaseNow(db))))
      throw new Error("Nobody has asked for that number, or it is decided.");
  } else if (command === "decline") console.log(`${await list.dropRequests(given)} requests are forgotten.`);
  else if (command === "remove" && !(await list.remove(given)))
    throw new Error("That number is not on the list.");
  const numbers = await list.readAll();
  for (const { number, origin, addedAt } of numbers)
    console.log(`${number}  ${addedAt.toISOString()}  ${origin}`);
  if (numbers.length === 0) console.log("No number is on the list.");
  const heard = await heardNumbers(db);
  if (heard.length > 0)
    console.log(
      "\nNot called because of what was understood on one call; to be decided, by confirm or remove:",
    );
  for (const { number, business, since, callId, ofSameUser } of heard) {
    const others = ofSameUser > 0 ? `${ofSameUser} more of the same user's` : null;
    const about = [callId && `call ${callId}`, others, business].filter((one) => one !== null);
    console.log([number, since.toISOString(), ...about].join("  "));
  }
  const waiting = await waitingNumbers(db);
  if (waiting.length > 0)
    console.log(
      "\nTo be decided, by confirm or decline; first those of businesses in the directory, and those to be called back:",
    );
  for (const { number, business, isCalledBack, since, asked } of waiting) {
    const who = asked.map(({ email, language }) => `${email}  ${language}`).join(", ");
    const why = [business, isCalledBack ? "given to be called back" : null].filter((one) => one !== null);
    console.log([number, since.toISOString(), who, ...why].join("  "));
  }
});
