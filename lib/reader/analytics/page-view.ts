/** A page view in the form for the services and in the form for our own backend. */
import { sentAddress } from "#lib/base/addresses/sent-address";
import { pageName } from "#lib/reader/analytics/page-names";
import type { SentEvent } from "#lib/reader/analytics/shape-events";

export type PageView = { path: string; search: string; hash: string; referrer: string; title: string };

/** What a page view says about the reader's location. */
export function readPageView(
  location: Pick<Location, "pathname" | "search" | "hash">,
  referrer: string,
  title: string,
): PageView {
  return {
    path: location.pathname,
    search: sentAddress(location.search),
    hash: sentAddress(location.hash),
    referrer: sentAddress(referrer),
    title,
  };
}

/** A page view in our backend's form, under the page's name. */
export function toSentPageView(view: PageView, url: string, at: number): SentEvent {
  const timestamp = new Date(at).toISOString();
  return {
    event_type: "page_view",
    event_name: pageName(view.path),
    event_data: { ...view, timestamp },
    url: sentAddress(url),
    timestamp,
  };
}
