/**
 * Has one webhook refresh every instance. Through Redis the instances share which tags are old, and since when: those that are
 * connected are told at once, and those that join later read it. Pages are not shared; each instance renders its own. Without
 * Redis, or while it is away, each instance works by itself.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@redis/client";
import { z } from "zod";
import { evenNow } from "#lib/base/values/even-clock";
import { parseJson } from "#lib/base/values/json";
import { oldestBuildMs, oldSince, type BuildTimes } from "#lib/front/invalidation/build-times";
import { tellContentChanged } from "#lib/platform/content-changed";
import { limits } from "#lib/front/limits";
import type { Log } from "#lib/front/log";
import { RedisState } from "#lib/front/invalidation/redis-state";
import { onPublication, tellListeners, type Durations } from "#lib/front/next/next-bridge";
import { markTagOld } from "./old-tags.mjs";

const channel = "lantern:invalidated";
const hash = "lantern:tags";
/**
 * A webhook's answer waits no longer than this for Redis. The wait is counted in steps: an overloaded process sends and reads
 * late itself, and a step that comes late still counts only once.
 */
const patienceMs = 1_000;
const patienceSteps = 4;
/** When to try again: Redis may refuse writes for a while, as with a full disk, without the connection being lost. */
const retryMs = 5_000;
/** How far apart the clocks of two instances may be. */
const clockSkewMs = 5_000;

const message = z.object({
  id: z.string(),
  from: z.string(),
  at: z.number(),
  tags: z.array(z.string()),
  expire: z.number().nullable(),
});
type Message = z.infer<typeof message>;

/**
 * Keeps the last message about each tag, dated with the latest moment that any message has named: one that comes late (from a
 * queue, or by a slow clock) may replace an earlier one, but must not move the moment back. A script, because it reads and
 * writes in one step. Returns the messages that were replaced: an instance that has not heard one could read it nowhere else.
 */
const keepLatest = `
local replaced = {}
for _, text in ipairs(ARGV) do
  local said = cjson.decode(text)
  local kept = redis.call("HGET", KEYS[1], said.tags[1])
  if kept then
    said.at = math.max(said.at, cjson.decode(kept).at)
    table.insert(replaced, kept)
  end
  redis.call("HSET", KEYS[1], said.tags[1], cjson.encode(said))
end
return replaced`;
const replacedWords = z.array(z.string());

/** Drops the messages about tags that are from before a moment; not one that has taken its place meanwhile. */
const dropOlder = `
for index = 2, #ARGV do
  local kept = redis.call("HGET", KEYS[1], ARGV[index])
  if kept and cjson.decode(kept).at < tonumber(ARGV[1]) then redis.call("HDEL", KEYS[1], ARGV[index]) end
end`;

const durationsOf = (expire: number | null): Durations => (expire === null ? undefined : { expire });

/** Makes tags old, as of now or of an earlier moment, in Next's caches and for the cached pages. */
function apply({ tags, expire }: Message, past?: number): void {
  const at = past ?? evenNow();
  for (const tag of tags) markTagOld(tag, at, expire ?? 0);
  tellContentChanged();
  tellListeners(tags, durationsOf(expire), past);
}

/** Bounds a wait for Redis: `expired` rejects when its time is over. */
function patience(): { expired: Promise<never>; end: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    let left = patienceSteps;
    timer = setInterval(() => {
      left -= 1;
      if (left === 0) reject(new Error("Redis took too long"));
    }, patienceMs / patienceSteps).unref();
  });
  return { expired, end: () => clearInterval(timer) };
}

const parse = (text: string): Message | null => message.safeParse(parseJson(text)).data ?? null;

const connectTo = (url: string) =>
  createClient({ url, socket: { reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, 5_000) } });

/** Joins the instances that share this Redis. Returns a function that leaves. Never throws: Redis may come later. */
export async function shareInvalidation(
  url: string,
  log: Log,
  built: BuildTimes,
): Promise<() => Promise<void>> {
  const instance = new Instance(url, log, built);
  await instance.join();
  return async () => instance.leave();
}

/** This instance among those that share a Redis. */
class Instance {
  readonly #id = randomUUID();
  readonly #client: ReturnType<typeof connectTo>;
  readonly #listener: ReturnType<typeof connectTo>;
  readonly #state: RedisState;
  readonly #built: BuildTimes;
  /**
   * The id of the last message heard about each tag, so that no message counts twice and none is missed, whatever the clocks say.
   */
  readonly #heard = new Map<string, string>();
  /** The messages that the others have not been told yet, by their content. */
  readonly #untold = new Map<string, Message>();
  /** Whether this instance may have made pages since it started. Until then all its pages are those of the build. */
  #isServing = false;
  #isListening = false;
  /**
   * Whether messages from the time without a connection are still unread: Redis may refuse to give them, as while it loads its
   * data.
   */
  #isBehind = false;
  #retry: NodeJS.Timeout | undefined;

  constructor(url: string, log: Log, built: BuildTimes) {
    this.#client = connectTo(url);
    this.#listener = this.#client.duplicate();
    this.#state = new RedisState(log);
    this.#built = built;
  }

  /** Connects, and from then on tells the others and hears them. */
  async join(): Promise<void> {
    const client = this.#client;
    const listener = this.#listener;
    for (const one of [client, listener]) one.on("error", (error) => this.#state.failed(error));
    onPublication((tags, durations) => this.#publish(tags, durations));
    client.on("ready", () => this.#try(() => Promise.all([this.#tellAll(), this.#catchUp()])));
    // The listener may be back later than the client, and has missed messages then. If it is back first, the client catches up.
    listener.on("ready", () => {
      if (client.isReady) this.#try(() => this.#catchUp());
    });
    await Promise.race([
      Promise.all([client.connect(), listener.connect()]).then(() => this.#catchUp()),
      sleep(patienceMs * 3, undefined, { ref: false }),
    ]).catch(this.#failed);
    // The server starts once this instance has joined, and waits for Redis no longer than that.
    this.#isServing = true;
  }

  leave(): void {
    clearTimeout(this.#retry);
    this.#state.forget();
    for (const one of [this.#client, this.#listener]) if (one.isOpen) one.destroy();
  }

  /** Takes a message. `past` is null when this instance has nothing that old. */
  #hear(said: Message, past?: number | null): void {
    if (said.from === this.#id || said.tags.every((tag) => this.#heard.get(tag) === said.id)) return;
    for (const tag of said.tags) this.#heard.set(tag, said.id);
    if (past !== null) apply(said, past);
  }

  #heed(text: string): void {
    const said = parse(text);
    if (said) this.#hear(said);
  }

  /** Since when pages of the build are old by a message of this moment; null when none is. */
  #oldBefore(at: number): number | null {
    const since = oldSince(at, this.#built);
    return since === null ? null : Math.min(since + clockSkewMs + limits.renderMs, evenNow());
  }

  /** Subscribes. The client does so again by itself after a break, but not if it never could before. */
  async #listen(): Promise<void> {
    if (this.#isListening || !this.#listener.isReady) return;
    await this.#listener.subscribe(channel, (text) => this.#heed(text));
    this.#isListening = true;
  }

  /** Reads what was said while this instance did not listen: everything at first, after a break what came since. */
  async #catchUp(): Promise<void> {
    this.#isBehind = true;
    const [listening] = await Promise.allSettled([this.#listen()]);
    const all = await this.#client.hGetAll(hash);
    this.#isBehind = false;
    const since = Date.now() - oldestBuildMs;
    const outdated: string[] = [];
    for (const [tag, text] of Object.entries(all)) {
      const said = parse(text);
      if (!said) continue;
      this.#hear(said, this.#isServing ? undefined : this.#oldBefore(said.at));
      if (said.at < since) outdated.push(tag);
    }
    if (listening.status === "rejected") throw listening.reason;
    if (outdated.length > 0)
      await this.#client.eval(dropOlder, { keys: [hash], arguments: [String(since), ...outdated] });
  }

  /** Tells the others what this instance has made old, and waits for that as long as a webhook may. */
  async #publish(tags: readonly string[], durations: Durations): Promise<void> {
    const expire = durations?.expire ?? null;
    const key = JSON.stringify([tags, expire]);
    const said: Message = { id: randomUUID(), from: this.#id, at: Date.now(), tags: [...tags], expire };
    this.#untold.set(key, said);
    const { expired, end } = patience();
    await Promise.race([this.#tell(key, said), expired])
      .then(this.#succeeded, this.#failed)
      .finally(end);
  }

  async #tell(key: string, said: Message): Promise<void> {
    // Not left to the client: it would queue messages without limit, and send them a second time.
    if (!this.#client.isReady) throw new Error("Redis is away");
    // Dated now: until the others are told, they go on making pages from old content.
    const at = Date.now();
    const ofEach = said.tags.map((tag) => JSON.stringify({ ...said, at, tags: [tag] }));
    const [replaced] = await this.#client
      .multi()
      .eval(keepLatest, { keys: [hash], arguments: ofEach })
      .publish(channel, JSON.stringify(said))
      .exec();
    if (this.#untold.get(key) === said) this.#untold.delete(key);
    for (const text of replacedWords.parse(replaced)) this.#heed(text);
  }

  /** Tells all that is untold at once. One after the other, with a slow Redis, the last ones would come ever later. */
  #tellAll(): Promise<unknown> {
    return Promise.all([...this.#untold].map(([key, said]) => this.#tell(key, said)));
  }

  #tellLater(): void {
    this.#retry ??= setTimeout(() => {
      this.#retry = undefined;
      // While Redis is away nothing is tried: everything is told when it is back.
      if (!this.#client.isReady) return;
      const isMissing = this.#isBehind || !this.#isListening;
      this.#try(() => Promise.all([this.#tellAll(), isMissing && this.#catchUp()]));
    }, retryMs).unref();
  }

  /** Does work that is tried again until it succeeds, and notes whether Redis is there. */
  #try(work: () => Promise<unknown>): void {
    work().then(this.#succeeded, this.#failed);
  }

  readonly #succeeded = (): void => {
    const isWhole = this.#client.isReady && this.#listener.isReady && this.#isListening && !this.#isBehind;
    if (isWhole && this.#untold.size === 0) this.#state.works();
  };

  readonly #failed = (error: unknown): void => {
    this.#state.failed(error);
    this.#tellLater();
  };
}
