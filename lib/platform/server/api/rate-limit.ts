import "server-only";
/** Rate limits, counted in this process. */
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { widerKeyOf, widerRate } from "#lib/platform/client-identity";
import { retryAfter } from "#lib/platform/retry-after";
import { Problem } from "#lib/platform/server/answers/problem";
import { processWide } from "#lib/base/values/process-wide";

/** `points` uses per `seconds`, for each key. */
export type Limit = { name: string; points: number; seconds: number };

const limiters = processWide("rate-limits", () => new Map<string, RateLimiterMemory>());

function limiterOf({ name, points, seconds }: Limit): RateLimiterMemory {
  const known = limiters.get(name);
  if (known) return known;
  const created = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  limiters.set(name, created);
  return created;
}

/**
 * Counts one use, or `uses`. Throws the Problem 429, with the seconds to wait in `Retry-After`, when fewer are left. For IPv6, the
 * wider network that one client may have is also counted.
 */
export async function takeFrom(limit: Limit, key: string, uses = 1): Promise<void> {
  const wider = widerKeyOf(key);
  try {
    await limiterOf(limit).consume(key, uses);
    if (wider !== null) await limiterOf(widened(limit)).consume(wider, uses);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.min(limit.seconds, Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
    throw new Problem(429, "Rate limit exceeded", { headers: retryAfter(seconds) });
  }
}

/** Gives back one use that turned out not to be of the kind that the limit is for. */
export async function giveBack(limit: Limit, key: string): Promise<void> {
  const wider = widerKeyOf(key);
  await limiterOf(limit).reward(key);
  if (wider !== null) await limiterOf(widened(limit)).reward(wider);
}

const widened = ({ name, points, seconds }: Limit): Limit => ({
  name: `${name}-wider`,
  points: points * widerRate,
  seconds,
});

export type LimitState = { limit: number; remaining: number; window_seconds: number; reset_seconds: number };

/** How much of a limit is left for a key, and after how many seconds the whole limit is available. Counts nothing. */
export async function readLimit(limit: Limit, key: string): Promise<LimitState> {
  const used = await limiterOf(limit).get(key);
  return {
    limit: limit.points,
    remaining: Math.max(0, used?.remainingPoints ?? limit.points),
    window_seconds: limit.seconds,
    reset_seconds: used ? Math.max(0, Math.ceil(used.msBeforeNext / 1000)) : 0,
  };
}
