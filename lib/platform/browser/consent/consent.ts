import "client-only";
/** The reader's consent in this browser. `keep-consent.ts` changes it; a page that only reads it does not load that file. */
import { readStored } from "#lib/platform/browser/storage/storage";
import { consentKey, readConsent, signalSeenKey, type Consent } from "#lib/base/visitor/consent";

/** Whether the browser sends Global Privacy Control. */
export const hasPrivacySignal = (): boolean =>
  (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;

export const currentConsent = (): Consent =>
  readConsent(readStored(consentKey), hasPrivacySignal(), readStored(signalSeenKey));

/** Whether anything may identify this reader. Read each time, because consent may be withdrawn at any moment. */
export const hasConsent = (): boolean => currentConsent() === "given";
