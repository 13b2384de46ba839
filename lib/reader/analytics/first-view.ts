import "client-only";
/**
 * The first view of a page whose reader has agreed: told in the batch of all that follows or, where they leave before
 * anything that batches has loaded, by itself.
 */
import { pageWide } from "#lib/platform/browser/page-wide";
import { readPageView, toSentPageView } from "#lib/reader/analytics/page-view";
import { hasConsent } from "#lib/platform/browser/consent";
import { readStored } from "#lib/platform/browser/storage";
import { visitorHeaders } from "#lib/platform/browser/visitor";

/** Where another product backend's address is kept, from the page that learned it to the next. */
export const backendKey = "lantern-visit-backend";

const eventsPath = "/api/analytics/events";
type FirstView = { state: "untold" | "batched" | "sent" };
const firstView = pageWide<FirstView>("first-view", () => ({ state: "untold" }));

/** Whether the batch is to carry a page view: not the first, if that has gone ahead. From now on it is the batch's. */
export function claimView(): boolean {
  const isSent = firstView.state === "sent";
  firstView.state = "batched";
  return !isSent;
}

/** Tells of the view if the reader leaves before anybody else can. */
export function tellViewOnLeaving(): void {
  const leave = () => {
    if (firstView.state !== "untold" || !hasConsent()) return;
    firstView.state = "sent";
    const view = readPageView(window.location, document.referrer, document.title);
    fetch((readStored(backendKey) ?? "") + eventsPath, {
      method: "POST",
      // What is on its way outlives the page.
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
