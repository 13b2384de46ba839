/**
 * The promise that what was accepted is stored, and only once: submissions, feedback, events and calls, as found in the database.
 */
import pg from "pg";
import { spelled, type StartedCalls } from "./callers.ts";
import type { Sent } from "./senders.ts";
import type { World } from "./world.ts";

export type Verdict = { name: string; sent: number; lost: number; doubled: number; note?: string };

/** Reads one text of each row. */
export async function readTexts(world: World, query: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: world.services.postgres.url });
  await client.connect();
  try {
    return (await client.query<{ text: string }>(query)).rows.map(({ text }) => text);
  } finally {
    await client.end();
  }
}

const countOf = (texts: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
};

/** How much of what was accepted is missing or duplicated, judged by the stored texts. */
export function judge(name: string, sent: Sent, there: readonly string[]): Verdict {
  const counts = countOf(there);
  const lost = [...sent.taken].filter((one) => !counts.has(one)).length + sent.givenUp.length;
  const doubled = [...counts.values()].filter((count) => count > 1).length;
  const note = sent.givenUp.length > 0 ? `${sent.givenUp.length} never taken` : "";
  return { name, sent: sent.taken.size + sent.givenUp.length, lost, doubled, note };
}

/**
 * How much of what was accepted has reached the form service. A submission that is sent twice has the same key both times, by which
 * the service recognizes it: only what came under two keys is a duplicate.
 */
export function judgeDelivered(name: string, sent: Sent, world: World): Verdict {
  const { received, keys } = world.services.forms;
  const keysOf = new Map<string, Set<string>>();
  for (const [at, fields] of received.entries()) {
    const address = fields.emailAddress ?? "";
    keysOf.set(address, (keysOf.get(address) ?? new Set()).add(keys[at] ?? ""));
  }
  const mine = [...sent.taken];
  const lost = mine.filter((address) => !keysOf.has(address)).length;
  const doubled = mine.filter((address) => (keysOf.get(address)?.size ?? 0) > 1).length;
  return { name, sent: mine.length, lost, doubled };
}

/** What became of the calls: each must be stored once, handed to the provider under one id, and ended. */
export async function judgeCalls(world: World, { ids, givenUp }: StartedCalls): Promise<Verdict> {
  const kept = countOf(await readTexts(world, "select idempotency_key::text as text from calls"));
  const open = await readTexts(world, "select id::text as text from calls where ended_at is null");
  const handed = new Map<string, Set<string>>();
  for (const { method, path, body } of world.services.provider.received) {
    if (method !== "PUT") continue;
    const key = (JSON.parse(body) as { request: string }).request.split(" ").at(-1) ?? "";
    handed.set(key, (handed.get(key) ?? new Set()).add(path));
  }
  const lost = [...ids].filter(
    ([key, id]) => !kept.has(key) || ![...(handed.get(spelled(key)) ?? [])].some((path) => path.endsWith(id)),
  ).length;
  const doubled =
    [...kept.values()].filter((count) => count > 1).length +
    [...handed.values()].filter((of) => of.size > 1).length;
  const notes = [
    givenUp.length > 0 ? `${givenUp.length} never taken` : "",
    open.length > 0 ? `${open.length} not seen through` : "",
  ];
  return {
    name: "calls",
    sent: ids.size + givenUp.length,
    lost: lost + givenUp.length + open.length,
    doubled,
    note: notes.filter(Boolean).join(", "),
  };
}
