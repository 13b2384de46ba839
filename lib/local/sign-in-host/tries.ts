/** Counts wrong passwords and codes for each account: after too many, none is accepted for a while. */
import { LRUCache } from "lru-cache";
import { Refusal } from "#lib/local/sign-in-host/refusal";

const mostWrong = 10;
/** In milliseconds, counted from the first wrong one. */
const windowMs = 10 * 60_000;
/** The number of accounts that are watched. An attack on more accounts pushes out the oldest. */
const mostWatched = 10_000;

export type Tries = ReturnType<typeof openTries>;

/** An independent count, in memory. */
export function openTries() {
  const counted = new LRUCache<string, { count: number }>({
    max: mostWatched,
    ttl: windowMs,
    noUpdateTTL: true,
  });
  return {
    /**
     * Counts a try before it is checked, so that simultaneous tries count too. Throws the Refusal 429 after too many wrong ones,
     * whatever is tried now: otherwise a right one would be recognizable.
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
