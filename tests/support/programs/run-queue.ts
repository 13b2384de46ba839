/**
 * `node --conditions=react-server run-queue.ts LOOKS`: the queues of a server, in a separate process that dies at a given step,
 * with a clock that is set. Database and services are those of the environment. Prints, as JSON, what it has asked of the services
 * at each look and what the database holds in the end.
 */
import { mock } from "node:test";

/** A time, in milliseconds, at which both queues are woken, with what is added to them before. */
export type Look = {
  at: number;
  /** How far the process's clock is ahead of the database's, which shows `at`. */
  aheadMs?: number;
  submissions?: number;
  calls?: number;
  /** The process kills itself when this many items have reached the step: not claimed yet, not tried yet, tried, or written. */
  death?: { step: "added" | "claimed" | "tried" | "written"; items: number };
};

export type Told = {
  /** The methods of the requests at each look, in alphabetical order. */
  asked: string[][];
  calls: Record<string, unknown>[];
  submissions: Record<string, unknown>[];
};

const looks = JSON.parse(process.argv[2] ?? "") as Look[];
const asked: string[][] = [];
let death: Look["death"];
let waiting = 0;

mock.timers.enable({ apis: ["Date"], now: 0 });

const { callStartStore } = await import("#lib/product/calls/records/call-start-store");
const { callQueue } = await import("#lib/product/calls/queue/run-calls");
const { database, databaseNow } = await import("#lib/platform/server/database/database");
const { calls, submissions } = await import("#lib/platform/server/database/schema");
const { runShutdown } = await import("#lib/platform/shutdown");
const { outbox } = await import("#lib/reader/submissions/outbox");
const { submissionStore } = await import("#lib/reader/submissions/submission-store");
const { setClock } = await import("../machine/set-clock.ts");
const { alwaysOpen, sampleCall } = await import("../samples/sample-call.ts");

const die = () => process.kill(process.pid, "SIGKILL");

/** Makes an item wait at this step for the others that will die with it. */
async function waitAt(step: "claimed" | "tried"): Promise<void> {
  if (death?.step !== step) return;
  waiting += 1;
  if (waiting === death.items) die();
  await new Promise(() => undefined);
}

const send = globalThis.fetch;
globalThis.fetch = async (address, options) => {
  // What is to be deleted at a service is a queue of its own, which a turn wakes.
  if (typeof address === "string" && address.endsWith("/data")) return send(address, options);
  asked.at(-1)?.push(options?.method ?? "GET");
  await waitAt("claimed");
  const answer = await send(address, options);
  await waitAt("tried");
  return answer;
};

const db = await database();
for (const look of looks) {
  // Before the clocks are set: a queue may wake by itself as soon as they are.
  asked.push([]);
  mock.timers.setTime(look.at + (look.aheadMs ?? 0));
  if (process.env.DATABASE_URL) await setClock(process.env.DATABASE_URL, look.at);
  death = look.death;
  const now = await databaseNow(db);
  for (let number = 0; number < (look.calls ?? 0); number += 1) {
    const business = { ...alwaysOpen, id: crypto.randomUUID() };
    await callStartStore(db).create(sampleCall({ business, provider: "http" }), now);
  }
  for (let number = 0; number < (look.submissions ?? 0); number += 1) {
    const emailAddress = `reader-${crypto.randomUUID()}@example.org`;
    await submissionStore(db).add({ list: "newsletter", language: "", emailAddress }, now);
  }
  if (death?.step === "added") die();
  callQueue.wake();
  outbox.wake();
  await Promise.all([callQueue.idle(), outbox.idle()]);
  if (death?.step === "written" && asked.at(-1)?.length === death.items) die();
}
const told: Told = {
  asked: asked.map((methods) => methods.toSorted()),
  calls: await db.select().from(calls),
  submissions: await db.select().from(submissions),
};
await runShutdown();
console.log(JSON.stringify(told));
