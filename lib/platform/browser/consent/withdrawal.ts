import "client-only";
/** Sends a withdrawn consent to the server, which deletes what it stores about the visitor. */
import { callApi, isFinalRefusal } from "#lib/platform/browser/requests/api-client";
import { forgetVisitor } from "#lib/platform/browser/consent/forget-visitor";
import { pageWide } from "#lib/platform/browser/page/page-wide";
import { askServiceSettings } from "#lib/platform/browser/requests/product-api";
import { readStored } from "#lib/platform/browser/storage/storage";
import {
  isVisitorTold,
  nextTelling,
  renewWithdrawal,
  settle,
} from "#lib/platform/browser/consent/withdrawn-by";
import { consentKey } from "#lib/base/visitor/consent";
import { knownVisitorCookie } from "#lib/base/visitor/known-visitor";

/** Of the whole page: a visit waits for what either copy of this module is telling. */
const state = pageWide("withdrawal", () => ({ running: null as Promise<void> | null }));

/**
 * Tells the server of the noes that there are to tell, one request at a time, also of those before a yes: it deletes what was
 * counted before them, and the next visit is a new visitor's. Without consent, first forgets the visitor here. The visitor's cookie
 * identifies who withdraws; the id is sent too, for a backend that cannot know otherwise, and the user whose no it is, who may not
 * be signed in any more. Never throws: the next page repeats a failed request; the no holds meanwhile.
 */
export async function withdraw(anonId: string | null, hasConsent: () => boolean): Promise<void> {
  if (!hasConsent()) {
    // The reader said no and the cookie is still there: a visit was answered after the no, on a page that was left by then.
    if (readStored(consentKey) !== null && document.cookie.includes(knownVisitorCookie)) renewWithdrawal();
    forgetVisitor();
  }
  await (state.running ??= tell(hasConsent() ? null : anonId).finally(() => (state.running = null)));
}

/** Withdraws a visit that was answered after the no. What the server deleted for the no did not include this visitor. */
export async function withdrawAnswered(anonId: string, hasConsent: () => boolean): Promise<void> {
  if (hasConsent()) return;
  renewWithdrawal();
  await withdraw(anonId, hasConsent);
}

/** Tells the noes of before a yes. Returns whether a visit may begin: told later, they would delete it. */
export async function tellBeforeVisit(hasConsent: () => boolean): Promise<boolean> {
  await withdraw(null, hasConsent);
  return isVisitorTold();
}

async function tell(anonId: string | null): Promise<void> {
  if (nextTelling() === null) return;
  // Without an answer it is unknown which backend stores the visitor, and another backend would accept the no in its place.
  const settings = await askServiceSettings().catch(() => null);
  // Another tab may have told it meanwhile.
  const telling = nextTelling();
  if (settings === null || telling === null) return;
  const { isOfUserOnly, signedInAs } = telling;
  try {
    await callApi("/api/analytics/track-user/", {
      method: "POST",
      body: {
        gdpr_consent: false,
        signed_in_as: signedInAs,
        ...(isOfUserOnly ? { user_only: true } : anonId === null ? {} : { anon_id: anonId }),
      },
      base: settings.apiBase,
      // For its user alone it needs a token that is valid, and waits for one.
      ...(isOfUserOnly ? { as: "user" } : { keepalive: true }),
    });
  } catch (error) {
    // What is refused for good would be refused again on every page.
    if (!isFinalRefusal(error)) return;
  }
  settle(telling);
  // If the no was refused for good, or sent to another backend, nothing else removes this cookie.
  if (!isOfUserOnly && isVisitorTold()) document.cookie = `${knownVisitorCookie}=; path=/; max-age=0`;
  // There has been another no meanwhile.
  await tell(null);
}
