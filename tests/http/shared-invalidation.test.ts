/** What instances tell each other through Redis, while it goes away and clocks differ. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createClient } from "@redis/client";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { onInvalidation } from "#lib/front/next-bridge";
import { shareInvalidation } from "#lib/front/shared-invalidation";
import { freePort } from "@/tests/support/site-copy";

// On a developer's machine Redis may be missing; in CI it is installed, and missing there is a failure.
const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;
const ifRedis = test.skipIf(!hasRedis && !process.env.CI);

let port: number;
let redis: ChildProcess;
let leave: () => Promise<void>;
const heard = new Set<string>();

async function startRedis(): Promise<void> {
  redis = spawn("redis-server", ["--port", String(port), "--save", "", "--appendonly", "no"]);
  await vi.waitFor(() => withClient((client) => client.ping()), { timeout: 10_000 });
}

async function endRedis(): Promise<void> {
  const ended = once(redis, "exit");
  redis.kill("SIGKILL");
  await ended;
}

async function withClient<T>(use: (client: ReturnType<typeof createClient>) => Promise<T>): Promise<T> {
  const client = createClient({ url: `redis://127.0.0.1:${port}`, socket: { reconnectStrategy: false } });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await use(client as ReturnType<typeof createClient>);
  } finally {
    client.destroy();
  }
}

/** What another instance says, by its own clock. */
const said = (tag: string, at = Date.now()) =>
  JSON.stringify({ id: `about ${tag}`, from: "another", at, tags: [tag], expire: 0 });
const keep = (tag: string, at?: number) =>
  withClient((client) => client.hSet("lantern:tags", tag, said(tag, at)));
const publish = (tag: string) => withClient((client) => client.publish("lantern:invalidated", said(tag)));
/** As Next's page cache does after a webhook. */
const invalidateHere = (tag: string) =>
  (globalThis as unknown as Record<symbol, { invalidate: (tags: string[], of: object) => Promise<void> }>)[
    Symbol.for("lantern.front")
  ]?.invalidate([tag], { expire: 0 });

beforeAll(async () => {
  if (!hasRedis && !process.env.CI) return;
  port = await freePort();
  await startRedis();
  onInvalidation((tags) => {
    for (const tag of tags) heard.add(tag);
  });
  leave = await shareInvalidation(`redis://127.0.0.1:${port}`, () => undefined);
});
afterAll(async () => {
  if (!hasRedis && !process.env.CI) return;
  await leave();
  await endRedis();
});

const patience = { timeout: 15_000 };

ifRedis(
  "hears what is said, and what was said before it joined or while it was away",
  async () => {
    await publish("now");
    await expect.poll(() => heard.has("now"), patience).toBe(true);
    await endRedis();
    await startRedis();
    // One instance has told it all while another's clock was a minute behind.
    await keep("by a slow clock", Date.now() - 60_000);
    await publish("after the break");
    await expect.poll(() => heard.has("by a slow clock"), patience).toBe(true);
  },
  40_000,
);

ifRedis(
  "tells what it was about to tell when Redis went away, once it is back",
  async () => {
    redis.kill("SIGSTOP");
    await invalidateHere("held up");
    await invalidateHere("held up behind it");
    await endRedis();
    await invalidateHere("said to nobody");
    await startRedis();
    const kept = () => withClient((client) => client.hKeys("lantern:tags"));
    await expect
      .poll(async () => (await kept()).toSorted(), patience)
      .toEqual(["held up", "held up behind it", "said to nobody"]);
  },
  40_000,
);
