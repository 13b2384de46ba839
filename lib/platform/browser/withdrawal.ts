import "client-only";
/** A withdrawn consent, told to the server, which deletes what it keeps of the visitor. */
import { callApi, isFinalRefusal } from "#lib/platform/browser/api-client";
import { forgetVisitor } from "#lib/platform/browser/forget-visitor";
import { askServiceSettings } from "#lib/platform/browser/product-api";
import { readStored, removeStored } from "#lib/platform/browser/storage";
import { noteWithdrawal } from "#lib/platform/browser/withdrawal-note";
import { consentKey, withdrawalKey } from "#lib/base/visitor/consent";
import { knownVisitorCookie } from "#lib/base/visitor/known-visitor";

let running: Promise<void> | null = null;

/**
 * Forgets the visitor here and tells the server, where there is a no to tell, once at a time; nothing where a yes has been
 * quicker. Who withdraws is known by the visitor's cookie; the id goes along for a backend that has no other way to know.
 * Never throws: a call that failed is made again by the next page, and the no holds meanwhile.
 */
export async function withdraw(anonId: string | null, hasConsent: () => boolean): Promise<void> {
  if (hasConsent()) return;
  // Answered with no, and known all the same: a visit was answered after it, on a page that was left by then.
  if (readStored(consentKey) !== null && document.cookie.includes(knownVisitorCookie)) noteWithdrawal();
  forgetVisitor();
  await (running ??= tell(anonId).finally(() => (running = null)));
}

/** Withdraws a visit that was answered after its no: what the no has deleted by then was not this visitor. */
export async function withdrawAnswered(anonId: string, hasConsent: () => boolean): Promise<void> {
  if (hasConsent()) return;
  noteWithdrawal();
  await withdraw(anonId, hasConsent);
}

async function tell(anonId: string | null): Promise<void> {
  const note = readStored(withdrawalKey);
  if (note === null) return;
  // Without an answer nobody knows which backend keeps the visitor, and another would take the no as heard.
  const settings = await askServiceSettings().catch(() => null);
  if (settings === null || readStored(withdrawalKey) === null) return;
  try {
    await callApi("/api/analytics/track-user/", {
      method: "POST",
      body: { gdpr_consent: false, ...(anonId === null ? {} : { anon_id: anonId }) },
      base: settings.apiBase,
      keepalive: true,
    });
  } catch (error) {
    // What is refused for good would be refused again on every page.
    if (!isFinalRefusal(error)) return;
  }
  const left = readStored(withdrawalKey);
  if (left === note) {
    // Where it was refused for good, or told to another backend, nothing else takes it away.
    document.cookie = `${knownVisitorCookie}=; path=/; max-age=0`;
    removeStored(withdrawalKey);
  }
  // There has been a yes meanwhile, and another no.
  else if (left !== null) await tell(null);
}
