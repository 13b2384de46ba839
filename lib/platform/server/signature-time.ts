import "server-only";

/** How long a signature is valid, so that an intercepted message cannot be sent again later. */
const validMs = 5 * 60_000;

/** Clocks differ a little. A signature from further in the future was made to outlive its time. */
const skewMs = 1_000;

/** Whether a message that was signed at this moment, in milliseconds, may still be accepted. */
export const isSignatureInTime = (signedAt: number, now: number): boolean =>
  now - signedAt <= validMs && signedAt - now <= skewMs;
