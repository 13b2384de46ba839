/**
 * `node --conditions=react-server file-more-calls.ts FOLDER COUNT`: repeats the first call of an embedded database COUNT times, an
 * hour apart, and gives all calls there the outcome busy. A separate process, since a browser test cannot open a database.
 */
import { openEmbedded } from "#lib/platform/server/database/embedded";
import { calls } from "#lib/platform/server/database/schema";

const [, , folder = "", count = "0"] = process.argv;
const { database, close } = await openEmbedded(folder);
const [first] = await database.select().from(calls);
if (!first) throw new Error("There is no call");
for (let number = 0; number < Number(count); number += 1)
  await database.insert(calls).values({
    ...first,
    id: crypto.randomUUID(),
    idempotencyKey: crypto.randomUUID(),
    request: `Question ${number}`,
    createdAt: new Date(first.createdAt.getTime() - (number + 1) * 3_600_000),
  });
await database.update(calls).set({ state: "busy", dueAt: null, endedAt: new Date() });
await close();
