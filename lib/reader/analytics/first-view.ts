import "client-only";
/**
 * The first view of a page by a consenting reader. It is sent in the batch with everything that follows, or by itself if the reader
 * leaves before the batching code has loaded.
 */
import { pageWide } from "#lib/platform/browser/page/page-wide";
import { readPageView, toSentPageView } from "#lib/reader/analytics/page-view";
import { hasConsent } from "#lib/platform/browser/consent/consent";
import { readStored } from "#lib/platform/browser/storage/storage";
import { visitorHeaders } from "#lib/platform/browser/consent/visitor";

/** Where the address of another product backend is stored, so that the next page knows it. */
export const backendKey = "lantern-visit-backend";

const eventsPath = "/api/analytics/events";
type FirstView = { state: "untold" | "batched" | "sent" };
const firstView = pageWide<FirstView>("first-view", () => ({ state: "untold" }));

/** Whether the batch has to carry this page view: not the first one if it was already sent, but every later one. */
export function claimView(): boolean {
  const isSent = firstView.state === "sent";
  firstView.state = "batched";
  return !isSent;
}

/** Sends the view if the reader leaves before the batch could. */
export function tellViewOnLeaving(): void {
  const leave = () => {
    if (firstView.state !== "untold" || !hasConsent()) return;
    firstView.state = "sent";
    const view = readPageView(window.location, document.referrer, document.title);
    fetch((readStored(backendKey) ?? "") + eventsPath, {
      method: "POST",
      // A request that has started outlives the page.
      keepalive: true,
      credentials: "include",
      headers: { "content-type": "application/json", ...visitorHeaders() },
      body: JSON.stringify({
        gdpr_consent: true,
        events: [toSentPageView(view, window.location.href, Date.now())],
      }),
    }).catch(() => undefined);
  };
  window.addEventListener("pagehide", leave);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") leave();
  });
}
