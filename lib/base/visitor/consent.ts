/** What a reader has allowed. Only this file knows how the choice is spelled and what takes precedence. */

/** The storage key of the choice: exactly `true` or `false`. */
export const consentKey = "gdpr_consent";
/**
 * Stored when a no follows a yes, until the server has heard of it. A line for each no says when it was given, and by which user.
 */
export const withdrawalKey = "lantern-withdrawal";
/** Stored beside a yes that was given while the browser's signal was on and the page said so. */
export const signalSeenKey = "lantern-gpc-seen";

/**
 * The names of what a visitor leaves in storage and cookies: ours, and those of Segment's library, including the number of an old
 * advertisement. Without consent, each shows that there is or was a visitor, and is removed, except the cookie `lantern-known`.
 */
export const visitorTrace = /lantern-(visit|calls|known)|ajs_|persisted-|context\.referrer/;

/** `asked` means that no answer counts yet: nothing may identify the reader, and the bar asks. */
export type Consent = "given" | "refused" | "asked";

/**
 * Reads the stored choice together with the browser's Global Privacy Control. Anything but exactly `true` is no. The signal is a
 * refusal that only a yes given after seeing it outranks; with an older yes, or none at all, the question stays open.
 */
export function readConsent(kept: string | null, hasSignal: boolean, signalSeen: string | null): Consent {
  if (kept === "true") return hasSignal && signalSeen !== "true" ? "asked" : "given";
  return kept === null ? "asked" : "refused";
}
