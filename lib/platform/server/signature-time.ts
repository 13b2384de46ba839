import "server-only";

/** How long a signature is valid, so that an intercepted message cannot be sent again later. */
const validMs = 5 * 60_000;

/** Clocks differ. A signature from further in the future was made to outlive its time. */
const skewMs = 60_000;

/** Why a signed message is refused, for the log. */
export type SignatureFault =
  "not signed" | "wrong secret" | "too old" | "from the future" | "wrong secret or too old";

/** What is wrong with a message that was signed at this moment, in milliseconds; null if it may be accepted. */
export function timeFault(signedAt: number, now: number): SignatureFault | null {
  if (now - signedAt > validMs) return "too old";
  return signedAt - now > skewMs ? "from the future" : null;
}
