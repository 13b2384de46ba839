import "client-only";
/** Sends a withdrawn consent to the server, which deletes what it stores about the visitor. */
import { callApi, isFinalRefusal } from "#lib/platform/browser/api-client";
import { forgetVisitor } from "#lib/platform/browser/forget-visitor";
import { askServiceSettings } from "#lib/platform/browser/product-api";
import { readStored, removeStored } from "#lib/platform/browser/storage";
import { nameWithdrawal, renewWithdrawal, withdrawnBy } from "#lib/platform/browser/withdrawn-by";
import { consentKey, withdrawalKey } from "#lib/base/visitor/consent";
import { knownVisitorCookie } from "#lib/base/visitor/known-visitor";

let running: Promise<void> | null = null;

/**
 * Forgets the visitor here and tells the server of a no, if there is one to tell, one request at a time. Does nothing if a yes came
 * first. The visitor's cookie identifies who withdraws; the id is sent too, for a backend that cannot know otherwise, and the user
 * whose no it is, who may not be signed in any more. Never throws: the next page repeats a failed request; the no holds meanwhile.
 */
export async function withdraw(anonId: string | null, hasConsent: () => boolean): Promise<void> {
  if (hasConsent()) return;
  // The reader said no and the cookie is still there: a visit was answered after the no, on a page that was left by then.
  if (readStored(consentKey) !== null && document.cookie.includes(knownVisitorCookie)) renewWithdrawal();
  forgetVisitor();
  await (running ??= tell(anonId).finally(() => (running = null)));
}

/** Withdraws a visit that was answered after the no. What the server deleted for the no did not include this visitor. */
export async function withdrawAnswered(anonId: string, hasConsent: () => boolean): Promise<void> {
  if (hasConsent()) return;
  renewWithdrawal();
  await withdraw(anonId, hasConsent);
}

async function tell(anonId: string | null): Promise<void> {
  const note = nameWithdrawal();
  if (note === null) return;
  // Without an answer it is unknown which backend stores the visitor, and another backend would accept the no in its place.
  const settings = await askServiceSettings().catch(() => null);
  if (settings === null || readStored(withdrawalKey) === null) return;
  try {
    await callApi("/api/analytics/track-user/", {
      method: "POST",
      body: { gdpr_consent: false, ...withdrawnBy(note), ...(anonId === null ? {} : { anon_id: anonId }) },
      base: settings.apiBase,
      keepalive: true,
    });
  } catch (error) {
    // What is refused for good would be refused again on every page.
    if (!isFinalRefusal(error)) return;
  }
  const left = readStored(withdrawalKey);
  if (left === note) {
    // If the no was refused for good, or sent to another backend, nothing else removes this cookie.
    document.cookie = `${knownVisitorCookie}=; path=/; max-age=0`;
    removeStored(withdrawalKey);
  }
  // There has been a yes meanwhile, and another no.
  else if (left !== null) await tell(null);
}
