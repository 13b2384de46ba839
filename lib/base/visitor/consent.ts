/** What a reader has allowed. The only place that knows how the choice is spelled and what outranks what. */

/** The storage key of the choice: exactly `true` or `false`. */
export const consentKey = "gdpr_consent";
/** Kept from a no that follows a yes until the server has heard of it. It says when there was one, and not whose. */
export const withdrawalKey = "lantern-withdrawal";
/** Kept beside a yes that was given while the browser's signal was on, and the page said so. */
export const signalSeenKey = "lantern-gpc-seen";

/**
 * What a visitor leaves in storage and cookies, by name: what is ours, and what is of Segment's library, the number of an old
 * advertisement too. Without consent each is a sign that there is or was one, and goes, but for the cookie `lantern-known`.
 */
export const visitorTrace = /lantern-(visit|calls|known)|ajs_|persisted-|context\.referrer/;

/** `asked` means that there is no answer that counts: nothing may identify, and the bar asks. */
export type Consent = "given" | "refused" | "asked";

/**
 * Reads the kept choice beside the browser's Global Privacy Control. Anything but exactly `true` is no. The signal is a
 * refusal that only a yes given after seeing it outranks; an older yes, or none at all, leaves the question open.
 */
export function readConsent(kept: string | null, hasSignal: boolean, signalSeen: string | null): Consent {
  if (kept === "true") return hasSignal && signalSeen !== "true" ? "asked" : "given";
  return kept === null ? "asked" : "refused";
}
