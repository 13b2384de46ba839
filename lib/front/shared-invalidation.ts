/**
 * One webhook refreshes every instance. What is shared through Redis is which tags are old and since when, told at once
 * to who listens and kept for who joins later; pages are rendered by each instance, from its own memory and disk.
 * Without Redis, and while it is away, each instance goes on by itself.
 */
import { randomUUID } from "node:crypto";
import { createClient } from "@redis/client";
import { z } from "zod";
import { evenNow } from "#lib/base/site/even-clock";
import { onPublication, tellListeners, type Durations } from "#lib/front/next-bridge";
import { markTagOld } from "#lib/front/next-internals";

const channel = "lantern:invalidated";
const hash = "lantern:tags";
/** A webhook's answer waits no longer than this for Redis. */
const patienceMs = 1_000;
/** Clocks of instances may differ by this much. */
const skewMs = 5_000;

const message = z.object({
  from: z.string(),
  at: z.number(),
  tags: z.array(z.string()).max(1_000),
  expire: z.number().nullable(),
});
type Message = z.infer<typeof message>;

const durationsOf = (expire: number | null): Durations => (expire === null ? undefined : { expire });

/** Makes tags old as of a moment, for Next's caches and for the cached pages. */
function apply({ tags, expire }: Message, at: number): void {
  for (const tag of tags) markTagOld(tag, at, expire);
  // The app's memos, small lists beside Next's caches (lib/platform/server/memo.ts) listen here.
  const changed = (globalThis as { [key: symbol]: unknown })[Symbol.for("lantern.content-changed")];
  if (changed instanceof Set) for (const listener of changed) (listener as () => void)();
  tellListeners(tags, durationsOf(expire));
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
): Promise<() => Promise<void>> {
  const own = randomUUID();
  const client = createClient({
    url,
    socket: { reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, 5_000) },
  });
  const listener = client.duplicate();
  for (const one of [client, listener])
    one.on("error", (error: unknown) => log("redis", { error: String(error).slice(0, 200) }));

  /** The moment up to which everything has been heard. */
  let heardUntil = 0;
  /** What was said while nobody listened: at the start everything, after a break what came since. */
  const catchUp = async (): Promise<void> => {
    const all = await client.hGetAll(hash);
    const since = heardUntil - skewMs;
    const isStart = heardUntil === 0;
    heardUntil = Date.now();
    for (const text of Object.values(all)) {
      const said = parse(text);
      if (said && said.from !== own && said.at > since)
        apply(said, isStart ? Math.min(said.at + skewMs, evenNow()) : evenNow());
    }
  };

  onPublication(async (tags, durations) => {
    const said: Message = { from: own, at: Date.now(), tags: [...tags], expire: durations?.expire ?? null };
    const send = async () => {
      const text = JSON.stringify(said);
      await client.hSet(
        hash,
        Object.fromEntries(tags.map((tag) => [tag, JSON.stringify({ ...said, tags: [tag] })])),
      );
      await client.publish(channel, text);
    };
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error("Redis took too long")), patienceMs).unref();
    });
    await Promise.race([send(), late]).catch((error: unknown) =>
      log("other instances could not be told", { error: String(error).slice(0, 200) }),
    );
  });

  listener.on("ready", () => {
    void catchUp().catch((error: unknown) => log("redis", { error: String(error).slice(0, 200) }));
  });
  await Promise.race([
    Promise.all([client.connect(), listener.connect()]).then(async () => {
      await listener.subscribe(channel, (text) => {
        const said = parse(text);
        heardUntil = Date.now();
        if (said && said.from !== own) apply(said, evenNow());
      });
      await catchUp();
    }),
    new Promise((resolve) => setTimeout(resolve, patienceMs * 3).unref()),
  ]).catch((error: unknown) => log("redis", { error: String(error).slice(0, 200) }));
  return async () => {
    for (const one of [client, listener]) if (one.isOpen) one.destroy();
  };
}
