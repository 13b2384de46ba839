import "client-only";
/** Stores the reader's answer to the question of consent in this browser, and carries out what a no requires. */
import { hasConsent, hasPrivacySignal } from "#lib/platform/browser/consent/consent";
import { readStored, removeStored, storedKeys, writeStored } from "#lib/platform/browser/storage/storage";
import { readAnonId } from "#lib/platform/browser/consent/visitor";
import { noteWithdrawal } from "#lib/platform/browser/consent/withdrawal-note";
import { anonIdKey } from "#lib/base/visitor/anon-id";
import { consentKey, signalSeenKey, visitorTrace, withdrawalKey } from "#lib/base/visitor/consent";

/**
 * Stores the reader's choice. A yes also stores whether the browser's signal was seen. A no removes the visitor's id at once, even
 * if nothing is loaded yet that would notice the change. A no that withdraws a yes is sent to the server, even if a yes follows it.
 */
export function keepConsent(isGiven: boolean): void {
  const anonId = readAnonId();
  const isWithdrawn = !isGiven && hasConsent();
  // The old values are removed first: in a full store, the no would not fit, and the yes would stay, which every other page reads.
  if (!isGiven) {
    removeStored(consentKey);
    removeStored(anonIdKey);
  }
  if (isGiven && hasPrivacySignal()) writeStored(signalSeenKey, "true");
  else removeStored(signalSeenKey);
  writeStored(consentKey, `${isGiven}`);
  if (isWithdrawn) noteWithdrawal();
  void tellWithdrawal(anonId);
}

/** Removes a visitor's id that is stored without consent, however it came here. */
export function dropAnonId(): void {
  if (hasConsent() || readStored(anonIdKey) === null) return;
  // The id is removed first, because each change notifies whoever watches the choice, and they call this function again.
  removeStored(anonIdKey);
  noteWithdrawal();
}

/**
 * Tells the server of a no that it has not heard of, which may be that of another user than the one who has said yes since. Without
 * consent, removes what is left of a visitor here: perhaps no page was open to do so when consent ended, and a visit may have been
 * answered since. Does not wait, never throws.
 */
export async function tellWithdrawal(anonId: string | null = null): Promise<void> {
  try {
    if (
      readStored(withdrawalKey) !== null ||
      (!hasConsent() && visitorTrace.test(storedKeys().join() + document.cookie))
    )
      await (await import("#lib/platform/browser/consent/withdrawal")).withdraw(anonId, hasConsent);
  } catch {
    // Nothing can be stored here, or the next page tries again.
  }
}
