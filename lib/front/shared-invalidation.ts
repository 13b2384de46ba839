/**
 * One webhook refreshes every instance. What is shared through Redis is which tags are old and since when, told at once
 * to who listens and kept for who joins later; pages are rendered by each instance, from its own memory and disk.
 * Without Redis, and while it is away, each instance goes on by itself.
 */
import { randomUUID } from "node:crypto";
import { createClient } from "@redis/client";
import { z } from "zod";
import { evenNow } from "#lib/base/values/even-clock";
import { oldSince, unknownTimes, type BuildTimes } from "#lib/front/build-times";
import { limits } from "#lib/front/limits";
import { onPublication, tellListeners, type Durations } from "#lib/front/next-bridge";
import { markTagOld } from "./old-tags.mjs";

const channel = "lantern:invalidated";
const hash = "lantern:tags";
/**
 * A webhook's answer waits no longer than this for Redis. It is waited for in steps: a process with more to do than it can
 * is late itself, with what it sends and with what it reads, and a step counts once however late it comes.
 */
const patienceMs = 1_000;
const patienceSteps = 4;
/** Redis may refuse to write for a while, as with a full disk, and the connection stand all the time. */
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
 * Keeps of each tag what was said of it last, dated as of the latest moment that anyone named: what is sent late (from a
 * queue, by a slow clock) may take the place of a word, but makes nothing older. A script, since it reads and writes. Gives the
 * words whose place was taken: whoever has not heard them finds them nowhere any more.
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

const durationsOf = (expire: number | null): Durations => (expire === null ? undefined : { expire });

/** Makes tags old as of now or of a moment before, for Next's caches and for the cached pages. */
function apply({ tags, expire }: Message, past?: number): void {
  const at = past ?? evenNow();
  for (const tag of tags) markTagOld(tag, at, expire ?? 0);
  // The app's memos, small lists beside Next's caches (lib/platform/server/memo.ts) listen here.
  const changed = (globalThis as { [key: symbol]: unknown })[Symbol.for("lantern.content-changed")];
  if (changed instanceof Set) for (const listener of changed) (listener as () => void)();
  tellListeners(tags, durationsOf(expire), past);
}

/** `expired` fails when Redis has had its time. */
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

const parse = (text: string): Message | null => {
  try {
    return message.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

/** Joins the instances that share this Redis. Gives a function that leaves. Never throws: Redis may come later. */
export async function shareInvalidation(
  url: string,
  log: (message: string, details: object) => void,
  built: BuildTimes = unknownTimes,
): Promise<() => Promise<void>> {
  const own = randomUUID();
  const client = createClient({
    url,
    socket: { reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, 5_000) },
  });
  const listener = client.duplicate();
  const logFailure = (error: unknown) => log("redis", { error: String(error).slice(0, 200) });
  for (const one of [client, listener]) one.on("error", logFailure);

  /** What was heard of each tag last: nothing is heard twice, and nothing missed, whatever the clocks say. */
  const heard = new Map<string, string>();
  /** `past` is null where nothing that is here is as old as what was said. */
  const hear = (said: Message, past?: number | null): void => {
    if (said.from === own || said.tags.every((tag) => heard.get(tag) === said.id)) return;
    for (const tag of said.tags) heard.set(tag, said.id);
    if (past !== null) apply(said, past);
  };
  const oldBefore = (at: number): number | null => {
    const since = oldSince(at, built);
    return since === null ? null : Math.min(since + clockSkewMs + limits.renderMs, evenNow());
  };
  /** Whether pages may have been made here since something was said. Before that, all of them are older. */
  let isServing = false;
  /** What was said while nobody listened has not been read yet: Redis may refuse it, as while it loads its data. */
  let isBehind = false;
  const heed = (text: string): void => {
    const said = parse(text);
    if (said) hear(said);
  };
  let isListening = false;
  /** The client listens again by itself after a break, but not where it never could. */
  const listen = async (): Promise<void> => {
    if (isListening || !listener.isReady) return;
    await listener.subscribe(channel, heed);
    isListening = true;
  };
  /** What was said while nobody listened: at first everything, after a break what came since. */
  const catchUp = async (): Promise<void> => {
    isBehind = true;
    const [listening] = await Promise.allSettled([listen()]);
    const all = await client.hGetAll(hash);
    isBehind = false;
    for (const text of Object.values(all)) {
      const said = parse(text);
      if (said) hear(said, isServing ? undefined : oldBefore(said.at));
    }
    if (listening.status === "rejected") throw listening.reason;
  };

  /** What the others have not been told yet, by what it says. */
  const untold = new Map<string, Message>();
  /** All at once: where each round takes long, those behind would come ever later. */
  const tellAll = () => Promise.all([...untold].map(([key, said]) => tell(key, said)));
  const tell = async (key: string, said: Message): Promise<void> => {
    // The client would keep it as well, without limit, and tell it once more; nobody need wait for that.
    if (!client.isReady) throw new Error("Redis is away");
    // As of now: until it is told, others go on making pages from what is old.
    const at = Date.now();
    const ofEach = said.tags.map((tag) => JSON.stringify({ ...said, at, tags: [tag] }));
    const [replaced] = await client
      .multi()
      .eval(keepLatest, { keys: [hash], arguments: ofEach })
      .publish(channel, JSON.stringify(said))
      .exec();
    if (untold.get(key) === said) untold.delete(key);
    for (const text of replacedWords.parse(replaced)) {
      const other = parse(text);
      if (other) hear(other);
    }
  };

  let retry: NodeJS.Timeout | undefined;
  const tellLater = (): void => {
    retry ??= setTimeout(() => {
      retry = undefined;
      // Once it is back it is told all of it.
      if (client.isReady) Promise.all([tellAll(), (isBehind || !isListening) && catchUp()]).catch(failed);
    }, retryMs).unref();
  };
  const failed = (error: unknown): void => {
    logFailure(error);
    tellLater();
  };

  onPublication(async (tags, durations) => {
    const expire = durations?.expire ?? null;
    const key = JSON.stringify([tags, expire]);
    const said: Message = { id: randomUUID(), from: own, at: Date.now(), tags: [...tags], expire };
    untold.set(key, said);
    const { expired, end } = patience();
    await Promise.race([tell(key, said), expired])
      .catch((error: unknown) => {
        log("other instances could not be told yet", { error: String(error).slice(0, 200) });
        tellLater();
      })
      .finally(end);
  });

  client.on("ready", () => void Promise.all([tellAll(), catchUp()]).catch(failed));
  // It may be back later, and has not heard what was said until then; where it is back first, the client asks.
  listener.on("ready", () => void (client.isReady && catchUp().catch(failed)));
  await Promise.race([
    Promise.all([client.connect(), listener.connect()]).then(catchUp),
    new Promise((resolve) => setTimeout(resolve, patienceMs * 3).unref()),
  ]).catch(failed);
  // Who is served waits for this function, and for nothing more of Redis.
  isServing = true;
  return async () => {
    clearTimeout(retry);
    for (const one of [client, listener]) if (one.isOpen) one.destroy();
  };
}
