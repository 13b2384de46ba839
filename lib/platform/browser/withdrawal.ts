import "client-only";
/** A withdrawn consent, told to the server, which deletes what it keeps of the visitor. */
import { isFinalRefusal } from "#lib/platform/browser/api-client";
import { callProduct } from "#lib/platform/browser/product-api";
import { readStored, removeStored } from "#lib/platform/browser/storage";
import { knownVisitorCookie, withdrawalKey } from "#lib/base/site/consent";

let running: Promise<void> | null = null;

/**
 * Tells the server, once at a time. Who withdraws is known by the visitor's cookie; the id goes along for a backend that
 * has no other way to know. Never throws: a call that failed is made again by the next page, and the no holds meanwhile.
 */
export const withdraw = (anonId: string | null): Promise<void> =>
  (running ??= tell(anonId).finally(() => (running = null)));

async function tell(anonId: string | null): Promise<void> {
  const note = readStored(withdrawalKey);
  // A yes has been quicker.
  if (note === null) return;
  try {
    await callProduct("/api/analytics/track-user/", {
      method: "POST",
      body: { gdpr_consent: false, ...(anonId === null ? {} : { anon_id: anonId }) },
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
