import "client-only";
/** Keeps the reader's answer to the question of consent in this browser, and what follows from a no. */
import { hasConsent, hasPrivacySignal } from "#lib/platform/browser/consent";
import { readStored, removeStored, storedKeys, writeStored } from "#lib/platform/browser/storage";
import { readAnonId } from "#lib/platform/browser/visitor";
import { noteWithdrawal } from "#lib/platform/browser/withdrawal-note";
import { anonIdKey } from "#lib/base/visitor/anon-id";
import { consentKey, signalSeenKey, visitorTrace, withdrawalKey } from "#lib/base/visitor/consent";

/**
 * Keeps the reader's choice. A yes remembers whether the browser's signal was seen; a no lets go of the visitor's id at
 * once, whether or not anything is there yet to notice, and is told to the server if it withdraws a yes.
 */
export function keepConsent(isGiven: boolean): void {
  const anonId = readAnonId();
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

/**
 * Tells the server of a no that it has not heard of, and lets go of what is left here of a visitor: no page may have been
 * open to do so when consent ended, and a visit may have been answered since. Does not wait, never throws.
 */
export async function tellWithdrawal(anonId: string | null = null): Promise<void> {
  if (hasConsent()) return;
  try {
    if (readStored(withdrawalKey) !== null || visitorTrace.test(storedKeys().join() + document.cookie))
      await (await import("#lib/platform/browser/withdrawal")).withdraw(anonId, hasConsent);
  } catch {
    // Nothing can be stored here, or the next page tries again.
  }
}
