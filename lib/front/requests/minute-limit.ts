/** How much one client may ask for in a minute of what costs work, such as renders of what is not cached. */
import { LRUCache } from "lru-cache";
import { widerKeyOf, widerRate } from "#lib/platform/client-identity";
import { evenNow } from "#lib/base/values/even-clock";
import { limits } from "#lib/front/limits";

type Count = { taken: number; until: number };

const windowMs = 60_000;
/** How many clients are remembered. Beyond that, the one that was heard of longest ago begins anew. */
const rememberedClients = 20_000;

/**
 * Counts what each client has had, in a minute that begins with its first request. A client with IPv6 is also counted together
 * with the networks beside its own, since one customer may have them all.
 */
export class MinuteLimit {
  readonly #counts = new LRUCache<string, Count>({ max: rememberedClients });
  readonly #wider = new LRUCache<string, Count>({ max: rememberedClients });
  readonly #perMinute: number;
  readonly #now: () => number;
  #sweep: NodeJS.Timeout | undefined;

  constructor(perMinute: number, now: () => number = evenNow) {
    this.#perMinute = perMinute;
    this.#now = now;
  }

  /** Takes one for a client. Returns 0, or the seconds after which there is one again. */
  take(client: string): number {
    const now = this.#now();
    const wider = widerKeyOf(client);
    const shares = [{ counts: this.#counts, key: client, most: this.#perMinute }];
    if (wider !== null) shares.push({ counts: this.#wider, key: wider, most: this.#perMinute * widerRate });
    const taken = shares.map((share) => {
      const known = share.counts.get(share.key);
      return { ...share, count: known && now < known.until ? known : { taken: 0, until: now + windowMs } };
    });
    const full = taken.find(({ count, most }) => count.taken >= most);
    if (full) return Math.ceil((full.count.until - now) / 1000);
    for (const { counts, key, count } of taken) {
      count.taken += 1;
      counts.set(key, count);
    }
    this.#sweep ??= setTimeout(() => this.#forgetOver(), windowMs).unref();
    return 0;
  }

  /** Gives one back: what was rendered is in the cache now, and costs nothing from here on. */
  giveBack(client: string): void {
    const wider = widerKeyOf(client);
    for (const count of [this.#counts.get(client), wider !== null && this.#wider.get(wider)])
      if (count) count.taken = Math.max(0, count.taken - 1);
  }

  /** Forgets whose minute is over: the privacy page promises that addresses are not remembered for longer. */
  #forgetOver(): void {
    const now = this.#now();
    for (const counts of [this.#counts, this.#wider])
      for (const [key, { until }] of [...counts.entries()]) if (now >= until) counts.delete(key);
    const isEmpty = this.#counts.size === 0 && this.#wider.size === 0;
    this.#sweep = isEmpty ? undefined : setTimeout(() => this.#forgetOver(), limits.sweepMs).unref();
  }
}
