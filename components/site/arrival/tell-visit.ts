import "client-only";
import { startTracking } from "@/components/reader/analytics/tracking";
import { pageEvents } from "@/components/site/arrival/queued-events";

/**
 * Does what a yes to consent allows. On a page of the signed-in product the framework comes first, touched or not: it says who is
 * signed in, and reports what was searched for.
 */
export function tellVisit(): void {
  // A prerendered page may never be looked at.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener("prerenderingchange", tellVisit, { once: true });
    return;
  }
  // The sheet is a popover until the framework has made it a dialog.
  if (!document.querySelector("#sidebar-sheet[popover]")) {
    startTracking();
    return;
  }
  window.addEventListener(pageEvents.live, tellVisit, { once: true });
  window.dispatchEvent(new Event(pageEvents.wanted));
}
