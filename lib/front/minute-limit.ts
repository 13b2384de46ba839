/** How much of what costs work one client may ask for in a minute: renders of what is not cached, say. */
import { LRUCache } from "lru-cache";
import { evenNow } from "#lib/base/site/even-clock";

type Count = { taken: number; until: number };

const windowMs = 60_000;
/** So many clients are remembered; beyond that the one longest unheard of begins anew. */
const rememberedClients = 20_000;

/** Counts what each client has had, by the minute that begins with its first. */
export class MinuteLimit {
  readonly #counts = new LRUCache<string, Count>({ max: rememberedClients });
  readonly #perMinute: number;
  readonly #now: () => number;

  constructor(perMinute: number, now: () => number = evenNow) {
    this.#perMinute = perMinute;
    this.#now = now;
  }

  /** Takes one for a client. Gives 0, or the seconds after which there is one again. */
  take(client: string): number {
    const now = this.#now();
    const known = this.#counts.get(client);
    const count = known && now < known.until ? known : { taken: 0, until: now + windowMs };
    if (count.taken >= this.#perMinute) return Math.ceil((count.until - now) / 1000);
    count.taken += 1;
    this.#counts.set(client, count);
    return 0;
  }

  /** Gives one back: what was rendered is in the cache now, and costs nothing from here on. */
  giveBack(client: string): void {
    const count = this.#counts.get(client);
    if (count) count.taken = Math.max(0, count.taken - 1);
  }
}
