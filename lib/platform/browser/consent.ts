import "client-only";
/** The reader's consent in this browser. */
import { readStored, removeStored, writeStored } from "#lib/platform/browser/storage";
import { consentKey, readConsent, signalSeenKey, type Consent } from "#lib/site/consent";

/** Whether the browser sends Global Privacy Control. */
export const hasPrivacySignal = (): boolean =>
  (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;

export const currentConsent = (): Consent =>
  readConsent(readStored(consentKey), hasPrivacySignal(), readStored(signalSeenKey));

/** Whether anything may identify this reader. Asked anew each time: consent may be withdrawn at any moment. */
export const hasConsent = (): boolean => currentConsent() === "given";

/** Keeps the reader's choice; a yes remembers whether the browser's signal was seen. */
export function keepConsent(isGiven: boolean): void {
  if (isGiven && hasPrivacySignal()) writeStored(signalSeenKey, "true");
  else removeStored(signalSeenKey);
  writeStored(consentKey, String(isGiven));
}
