import "server-only";

const firstDelayMs = 5_000;
const longestDelayMs = 120_000;
const giveUpAfterMs = 7 * 24 * 60 * 60_000;

/**
 * When a submission that has failed `attempts` times is due again: 5 s after the first failure, doubling to 2 min. Null
 * once its first attempt lies 7 days back: then it is parked for the operator.
 */
export function nextAttemptAt(attempts: number, firstAttemptAt: Date, now: Date): Date | null {
  if (now.getTime() - firstAttemptAt.getTime() >= giveUpAfterMs) return null;
  // The exponent is bounded, so that thousands of attempts do not overflow into Infinity.
  const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(attempts - 1, 10));
  return new Date(now.getTime() + delay);
}
