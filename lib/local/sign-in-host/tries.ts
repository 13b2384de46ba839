/** Wrong passwords and codes, counted by whose they were meant to be: after so many, none is taken for a while. */
import { LRUCache } from "lru-cache";
import { Refusal } from "#lib/local/sign-in-host/refusal";

const mostWrong = 10;
/** Counted from the first wrong one, in milliseconds. */
const windowMs = 10 * 60_000;
/** As many accounts are watched; an attack on more forgets the oldest. */
const mostWatched = 10_000;

export type Tries = ReturnType<typeof openTries>;

/** A count of its own, in memory. */
export function openTries() {
  const counted = new LRUCache<string, { count: number }>({
    max: mostWatched,
    ttl: windowMs,
    noUpdateTTL: true,
  });
  return {
    /**
     * Counts a try before it is looked at, so that many at once are counted too. Throws the Refusal 429 where too many were
     * wrong, whatever is tried now: a right one would be told apart by it.
     */
    take(whose: string): void {
      const { count } = counted.get(whose) ?? { count: 0 };
      if (count >= mostWrong)
        throw new Refusal(429, "too_many_requests", "Too many requests. Please try again in a bit.", {
          retryAfter: Math.ceil(counted.getRemainingTTL(whose) / 1000),
        });
      counted.set(whose, { count: count + 1 });
    },
    /** To be called after a right one. */
    forget: (whose: string): void => void counted.delete(whose),
  };
}
