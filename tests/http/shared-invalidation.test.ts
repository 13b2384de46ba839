/** What instances tell each other through Redis, while it goes away and clocks differ. */
import { createClient } from "@redis/client";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { onInvalidation } from "#lib/front/next-bridge";
import { shareInvalidation } from "#lib/front/shared-invalidation";
import { hasRedis, startRedis, type Redis } from "@/tests/support/redis";
import { freePort } from "@/tests/support/site-copy";

// On a developer's machine Redis may be missing; in CI it is installed, and missing there is a failure.
const isTried = hasRedis() || Boolean(process.env.CI);
const ifRedis = test.skipIf(!isTried);

let redis: Redis;
let leave: () => Promise<void>;
const heard = new Set<string>();

const answers = () => vi.waitFor(() => withClient((client) => client.ping()), { timeout: 10_000 });

async function withClient<T>(use: (client: ReturnType<typeof createClient>) => Promise<T>): Promise<T> {
  const client = createClient({ url: redis.url, socket: { reconnectStrategy: false } });
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
  if (!isTried) return;
  redis = startRedis(await freePort());
  await answers();
  onInvalidation((tags) => {
    for (const tag of tags) heard.add(tag);
  });
  leave = await shareInvalidation(redis.url, () => undefined);
});
afterAll(async () => {
  if (!isTried) return;
  await leave();
  await redis.stop();
});

const patience = { timeout: 15_000 };

ifRedis(
  "hears what is said, and what was said before it joined or while it was away",
  async () => {
    await publish("now");
    await expect.poll(() => heard.has("now"), patience).toBe(true);
    await redis.stop();
    redis.start();
    await answers();
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
    redis.freeze();
    await invalidateHere("held up");
    await invalidateHere("held up behind it");
    await redis.stop();
    await invalidateHere("said to nobody");
    redis.start();
    await answers();
    const kept = () => withClient((client) => client.hKeys("lantern:tags"));
    await expect
      .poll(async () => (await kept()).toSorted(), patience)
      .toEqual(["held up", "held up behind it", "said to nobody"]);
  },
  40_000,
);
