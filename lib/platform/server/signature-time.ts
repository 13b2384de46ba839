import "server-only";

/** A signature is good for this long, so that a message that was overheard cannot be sent again later. */
const validMs = 5 * 60_000;

/** Clocks differ by a little; a signature from further ahead was made to outlive its time. */
const skewMs = 1_000;

/** Whether a message that was signed at this moment, in milliseconds, may still be believed. */
export const isSignatureInTime = (signedAt: number, now: number): boolean =>
  now - signedAt <= validMs && signedAt - now <= skewMs;
