/** What instances tell each other through Redis, while it goes away and clocks differ. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@redis/client";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { frontBridge } from "#lib/platform/front-bridge";
import { unknownTimes } from "#lib/front/invalidation/build-times";
import { onInvalidation } from "#lib/front/next/next-bridge";
import { shareInvalidation } from "#lib/front/invalidation/shared-invalidation";
import PageCache from "@/lib/front/invalidation/page-cache.mjs";
import { pageContext, pageOf, pagesIn } from "@/tests/support/sites/pages-on-disk";
import { hasRedis, startRedis, type Redis } from "@/tests/support/machine/redis";
import { freePort } from "@/tests/support/machine/free-port";
import { startRelay } from "@/tests/support/machine/relay";

// On a developer's machine Redis may be missing; in CI it is installed, and missing there is a failure.
const isTried = hasRedis() || Boolean(process.env.CI);
const ifRedis = test.skipIf(!isTried);

let redis: Redis;
let line: Awaited<ReturnType<typeof lineTo>>;
let leave: () => Promise<void>;
const heard = new Set<string>();

const answers = (of: Redis) =>
  vi.waitFor(() => withClient((client) => client.ping(), of), { timeout: 10_000 });

async function withClient<T>(
  use: (client: ReturnType<typeof createClient>) => Promise<T>,
  of: Redis = redis,
): Promise<T> {
  const client = createClient({ url: of.url, socket: { reconnectStrategy: false } });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await use(client as ReturnType<typeof createClient>);
  } finally {
    client.destroy();
  }
}

/** The way by which one instance reaches Redis, so that it alone can be cut off while others go on talking. */
async function lineTo(port: number) {
  let relay = await startRelay({ port });
  return {
    url: `redis://127.0.0.1:${relay.port}`,
    cut: () => void relay.stop(),
    mend: async () => {
      relay = await startRelay({ port }, { at: relay.port });
    },
  };
}

/** What another instance says, by its own clock. */
const said = (tag: string, at = Date.now()) =>
  JSON.stringify({ id: `about ${tag}`, from: "another", at, tags: [tag], expire: 0 });
const keep = (tag: string, at?: number) =>
  withClient((client) => client.hSet("lantern:tags", tag, said(tag, at)));
const publish = (tag: string) => withClient((client) => client.publish("lantern:invalidated", said(tag)));
/** As Next's page cache does after a webhook. */
const invalidateHere = (tag: string) => frontBridge.get()?.invalidate([tag], { expire: 0 });

beforeAll(async () => {
  if (!isTried) return;
  const port = await freePort();
  redis = startRedis(port);
  await answers(redis);
  await keep("before it joined");
  line = await lineTo(port);
  onInvalidation((tags) => {
    for (const tag of tags) heard.add(tag);
  });
  leave = await shareInvalidation(line.url, () => undefined, unknownTimes);
});
afterAll(async () => {
  if (!isTried) return;
  await leave();
  line.cut();
  await redis.stop();
});

const patience = { timeout: 15_000 };

ifRedis(
  "hears what is said, and what was said before it joined or while it was away",
  async () => {
    expect([...heard]).toEqual(["before it joined"]);
    await publish("now");
    await expect.poll(() => heard.has("now"), patience).toBe(true);
    line.cut();
    // One instance has told it all while another's clock was a minute behind.
    await keep("by a slow clock", Date.now() - 60_000);
    await publish("to who listens");
    await line.mend();
    await expect.poll(() => heard.has("by a slow clock"), patience).toBe(true);
    expect(heard.has("to who listens")).toBe(false);
  },
  40_000,
);

ifRedis("hears of a webhook whose tags are more than a thousand", async () => {
  const tags = Array.from({ length: 3_000 }, (_, number) => `of many ${number}`);
  const many = JSON.stringify({ id: "many", from: "another", at: Date.now(), tags, expire: 0 });
  await withClient((client) => client.publish("lantern:invalidated", many));
  await expect.poll(() => tags.every((tag) => heard.has(tag)), patience).toBe(true);
});

ifRedis(
  "what it tells late makes nothing older that another instance said meanwhile",
  async () => {
    line.cut();
    await invalidateHere("told late");
    // By a clock that is ahead: later than anything that this instance can say, at whatever moment it is sent.
    const meanwhile = Date.now() + 60_000;
    await keep("told late", meanwhile);
    await line.mend();
    const standing = () => withClient((client) => client.hGet("lantern:tags", "told late"));
    await expect.poll(standing, patience).not.toBe(said("told late", meanwhile));
    expect((JSON.parse((await standing()) ?? "{}") as { at?: number }).at).toBeGreaterThanOrEqual(meanwhile);
  },
  40_000,
);

ifRedis(
  "hears what another instance said meanwhile of the very tag that it tells of late itself",
  async () => {
    line.cut();
    await invalidateHere("changed at both");
    // It has rendered by then, and the other's change is a later one.
    heard.delete("changed at both");
    await keep("changed at both");
    await line.mend();
    await expect.poll(() => heard.has("changed at both"), patience).toBe(true);
  },
  40_000,
);

const allow = (rule: string) =>
  withClient((client) => client.sendCommand(["ACL", "SETUSER", "default", rule]));

ifRedis(
  "hears the word whose place it takes, though it never found it there",
  async () => {
    await allow("-eval");
    await invalidateHere("said between");
    heard.delete("said between");
    await keep("said between");
    await allow("+eval");
    await expect.poll(() => heard.has("said between"), patience).toBe(true);
  },
  40_000,
);

ifRedis(
  "reads what was said while it was away once Redis lets it",
  async () => {
    line.cut();
    await keep("not to be read yet");
    await allow("-hgetall");
    await line.mend();
    await new Promise((resolve) => setTimeout(resolve, 7_000));
    expect(heard.has("not to be read yet")).toBe(false);
    await allow("+hgetall");
    await expect.poll(() => heard.has("not to be read yet"), patience).toBe(true);
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
    await answers(redis);
    const kept = () => withClient((client) => client.hKeys("lantern:tags"));
    await expect
      .poll(async () => (await kept()).toSorted(), patience)
      .toEqual(["held up", "held up behind it", "said to nobody"]);
  },
  40_000,
);

ifRedis(
  "tells what Redis refused to keep, once it takes it, though the connection stood all the time",
  async () => {
    const configure = (maxmemory: string) =>
      withClient((client) => client.configSet({ maxmemory, "maxmemory-policy": "noeviction" }));
    const kept = () => withClient((client) => client.hKeys("lantern:tags"));
    await configure("1");
    await invalidateHere("while it was full");
    expect(await kept()).not.toContain("while it was full");
    await configure("0");
    await expect.poll(kept, patience).toContain("while it was full");
  },
  40_000,
);

ifRedis(
  "while Redis is away no webhook waits for it, and what it said is told once",
  async () => {
    const listener = createClient({ url: redis.url });
    listener.on("error", () => undefined);
    await listener.connect();
    const told: string[] = [];
    await listener.subscribe("lantern:invalidated", (text) =>
      told.push(...(JSON.parse(text) as { tags: string[] }).tags),
    );
    line.cut();
    // The first may come before the connection is known to be gone. Both end with Redis still away.
    for (const _ of [1, 2]) await invalidateHere("said in vain");
    await line.mend();
    await expect.poll(() => told, patience).toContain("said in vain");
    await invalidateHere("said after it");
    await expect.poll(() => told, patience).toContain("said after it");
    expect(told).toEqual(["said in vain", "said after it"]);
    listener.destroy();
  },
  40_000,
);

ifRedis(
  "what no build is old enough for any more is dropped, once it has been heard",
  async () => {
    const year = 365 * 24 * 60 * 60_000;
    line.cut();
    await keep("over a year ago", Date.now() - year - 60_000);
    await keep("just within the year", Date.now() - year + 60_000);
    await line.mend();
    const kept = () => withClient((client) => client.hKeys("lantern:tags"));
    await expect.poll(kept, patience).not.toContain("over a year ago");
    expect(await kept()).toContain("just within the year");
    expect(heard.has("over a year ago")).toBe(true);
  },
  40_000,
);

ifRedis(
  "where Redis comes after the start, pages made meanwhile of what was old are old",
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "lantern-pages-"));
    const pages = new PageCache(pagesIn(folder));
    const late = await lineTo(Number(new URL(redis.url).port));
    late.cut();
    const leaveToo = await shareInvalidation(late.url, () => undefined, unknownTimes);
    await keep("brief", Date.now() - 60_000);
    await pages.set("/made-meanwhile", pageOf("before"), pageContext);
    const isShown = async () => (await pages.get("/made-meanwhile", pageContext)) !== null;
    expect(await isShown()).toBe(true);
    await late.mend();
    await expect.poll(isShown, patience).toBe(false);
    await leaveToo();
    late.cut();
    rmSync(folder, { recursive: true });
  },
  40_000,
);

ifRedis(
  "a webhook is answered when others have been told, though this process was too busy to listen meanwhile",
  async () => {
    const faults: string[] = [];
    const leaveToo = await shareInvalidation(redis.url, (fault) => faults.push(fault), unknownTimes);
    const told = invalidateHere("in a busy moment");
    const until = performance.now() + 1_500;
    while (performance.now() < until);
    await told;
    expect(faults).toEqual([]);
    expect(await withClient((client) => client.hKeys("lantern:tags"))).toContain("in a busy moment");
    await leaveToo();
  },
  40_000,
);

ifRedis(
  "an instance that Redis did not let listen when it joined listens later",
  async () => {
    const own = startRedis(await freePort());
    await answers(own);
    const allow = (channels: string) =>
      withClient((client) => client.sendCommand(["ACL", "SETUSER", "default", channels]), own);
    await allow("resetchannels");
    const leaveToo = await shareInvalidation(own.url, () => undefined, unknownTimes);
    await allow("allchannels");
    const publishThere = () =>
      withClient((client) => client.publish("lantern:invalidated", said("heard at last")), own);
    const isHeard = () => publishThere().then(() => heard.has("heard at last"));
    await expect.poll(isHeard, patience).toBe(true);
    await leaveToo();
    await own.stop();
  },
  40_000,
);

ifRedis(
  "the log says when Redis goes and when it is back, and nothing in between for a minute",
  async () => {
    const own = await lineTo(Number(new URL(redis.url).port));
    const said: string[] = [];
    const leaveToo = await shareInvalidation(own.url, (message) => said.push(message), unknownTimes);
    expect(said).toEqual([]);
    own.cut();
    await expect.poll(() => said.length, patience).toBe(1);
    await invalidateHere("while it was away");
    await sleep(3_000);
    expect(said).toEqual(["redis is away"]);
    await own.mend();
    await expect.poll(() => said, patience).toEqual(["redis is away", "redis is back"]);
    await leaveToo();
    own.cut();
  },
  60_000,
);

ifRedis.each([
  ["redis://:wrong@", "the user or the password in REDIS_URL is wrong"],
  ["redis://", "Redis asks for a password, and REDIS_URL has none"],
])(
  "a password that is not Redis's is said to be the fault: %s",
  async (begin, reason) => {
    const own = startRedis(await freePort());
    await answers(own);
    await withClient((client) => client.configSet("requirepass", "right"), own);
    const said: unknown[] = [];
    const url = own.url.replace("redis://", begin);
    const leaveToo = await shareInvalidation(
      url,
      (message, details) => said.push([message, details]),
      unknownTimes,
    );
    await sleep(1_000);
    expect(said).toEqual([["redis is away", { error: reason }]]);
    await leaveToo();
    await own.stop();
  },
  40_000,
);
