import "client-only";
/** The reader's consent in this browser. */
import { readStored, removeStored, writeStored } from "#lib/platform/browser/storage";
import { anonIdKey, bareAnonId } from "#lib/base/site/anon-id";
import {
  consentKey,
  knownVisitorCookie,
  readConsent,
  signalSeenKey,
  withdrawalKey,
  type Consent,
} from "#lib/base/site/consent";

/** Whether the browser sends Global Privacy Control. */
export const hasPrivacySignal = (): boolean =>
  (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;

export const currentConsent = (): Consent =>
  readConsent(readStored(consentKey), hasPrivacySignal(), readStored(signalSeenKey));

/** Whether anything may identify this reader. Asked anew each time: consent may be withdrawn at any moment. */
export const hasConsent = (): boolean => currentConsent() === "given";

/**
 * Keeps the reader's choice. A yes remembers whether the browser's signal was seen; a no lets go of the visitor's id at
 * once, whether or not anything is there yet to notice, and is told to the server if it withdraws a yes.
 */
export function keepConsent(isGiven: boolean): void {
  const anonId = bareAnonId(readStored(anonIdKey));
  // Before the rest: whoever watches the choice lets go of the id.
  if (isGiven) removeStored(withdrawalKey);
  else if (hasConsent() || anonId !== null || document.cookie.includes(knownVisitorCookie)) noteWithdrawal();
  removeStored(signalSeenKey);
  if (isGiven && hasPrivacySignal()) writeStored(signalSeenKey, "true");
  writeStored(consentKey, `${isGiven}`);
  dropAnonId();
  tellWithdrawal(anonId);
}

/** Without consent no visitor's id is kept, however it came to be here. */
export function dropAnonId(): void {
  if (hasConsent() || readStored(anonIdKey) === null) return;
  // The id first: each change is told to whoever watches the choice, and they ask for the same again.
  removeStored(anonIdKey);
  noteWithdrawal();
}

/** Each note is its own: what is heard of one no says nothing of the next. */
const noteWithdrawal = () => writeStored(withdrawalKey, `${Date.now()}`);

/** Tells the server of a no that it has not heard of; does nothing where there is none. Does not wait, never throws. */
export function tellWithdrawal(anonId: string | null = null): void {
  if (hasConsent() || readStored(withdrawalKey) === null) return;
  void import("#lib/platform/browser/withdrawal").then(
    ({ withdraw }) => withdraw(anonId),
    () => undefined,
  );
}
