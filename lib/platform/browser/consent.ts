import "client-only";
/** The reader's consent in this browser. */
import { readStored, removeStored, storedKeys, writeStored } from "#lib/platform/browser/storage";
import { anonIdKey, bareAnonId } from "#lib/base/site/anon-id";
import {
  consentKey,
  readConsent,
  signalSeenKey,
  visitorSign,
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
  const isWithdrawn = !isGiven && hasConsent();
  // What goes goes first: in a full store a no would not fit in the yes's place, which is what every other page reads.
  if (isGiven) removeStored(withdrawalKey);
  else {
    removeStored(consentKey);
    removeStored(anonIdKey);
  }
  if (isGiven && hasPrivacySignal()) writeStored(signalSeenKey, "true");
  else removeStored(signalSeenKey);
  writeStored(consentKey, `${isGiven}`);
  if (isWithdrawn) noteWithdrawal();
  void tellWithdrawal(anonId);
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

/**
 * Tells the server of a no that it has not heard of, and lets go of what is left here of a visitor: no page may have been
 * open to do so when consent ended, and a visit may have been answered since. Does not wait, never throws.
 */
export async function tellWithdrawal(anonId: string | null = null): Promise<void> {
  if (hasConsent()) return;
  try {
    if (readStored(withdrawalKey) !== null || visitorSign.test(storedKeys().join() + document.cookie))
      await (await import("#lib/platform/browser/withdrawal")).withdraw(anonId, hasConsent);
  } catch {
    // Nothing can be stored here, or the next page tries again.
  }
}
