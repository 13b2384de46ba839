import "client-only";
/** The reader's consent in this browser. */
import { readStored, removeStored, writeStored } from "#lib/platform/browser/storage";
import { anonIdKey } from "#lib/site/anon-id";
import { consentKey, readConsent, signalSeenKey, type Consent } from "#lib/site/consent";

/** Whether the browser sends Global Privacy Control. */
export const hasPrivacySignal = (): boolean =>
  (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;

export const currentConsent = (): Consent =>
  readConsent(readStored(consentKey), hasPrivacySignal(), readStored(signalSeenKey));

/** Whether anything may identify this reader. Asked anew each time: consent may be withdrawn at any moment. */
export const hasConsent = (): boolean => currentConsent() === "given";

/**
 * Keeps the reader's choice. A yes remembers whether the browser's signal was seen; a no lets go of the visitor's id at
 * once, whether or not anything is there yet to notice.
 */
export function keepConsent(isGiven: boolean): void {
  if (isGiven && hasPrivacySignal()) writeStored(signalSeenKey, "true");
  else removeStored(signalSeenKey);
  writeStored(consentKey, String(isGiven));
  dropAnonId();
}

/** Without consent no visitor's id is kept, however it came to be here. */
export function dropAnonId(): void {
  if (!hasConsent() && readStored(anonIdKey) !== null) removeStored(anonIdKey);
}
