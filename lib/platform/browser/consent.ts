import "client-only";
/** The reader's consent in this browser. What changes it is `keep-consent.ts`, which a page that only asks does not load. */
import { readStored } from "#lib/platform/browser/storage";
import { consentKey, readConsent, signalSeenKey, type Consent } from "#lib/base/visitor/consent";

/** Whether the browser sends Global Privacy Control. */
export const hasPrivacySignal = (): boolean =>
  (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;

export const currentConsent = (): Consent =>
  readConsent(readStored(consentKey), hasPrivacySignal(), readStored(signalSeenKey));

/** Whether anything may identify this reader. Asked anew each time: consent may be withdrawn at any moment. */
export const hasConsent = (): boolean => currentConsent() === "given";
