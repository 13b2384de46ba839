import "client-only";
import { queryOfFeed, writeAddress } from "@/components/publication/feed/feed-address";
import { pageEvents } from "@/components/site/arrival/queued-events";
import { feedOnPage, showPlaceholders } from "@/components/publication/feed/feed-region";
import { storedPlace } from "@/components/publication/feed/feed-place";
import { filtersOfAddress, filtersOfStore, keepFilters } from "@/components/publication/feed/stored-filters";

/** Calls `want` when a feed that goes on is read to its end, by whatever way its reader came there. */
function watchFeedEnd(want: () => void): void {
  const end = document.querySelector("[data-more]")?.closest("[data-end]");
  if (!end) return;
  // Before it is in view, so that the framework is there when it is.
  const options = { rootMargin: "1000px" };
  new IntersectionObserver((seen) => {
    if (seen.some(({ isIntersecting }) => isIntersecting)) want();
  }, options).observe(end);
}

/**
 * Whether this page cannot show what its reader has come for without the framework: a feed that is filtered as they left
 * it, read further than it begins, or to be held still around an anchor; an action named by the address.
 */
function wantsFramework(): boolean {
  const feed = feedOnPage();
  const asked = filtersOfAddress(window.location.search);
  // A filtered link is remembered, whether or not its reader does anything; what is outdated is taken out of it.
  if (feed && asked !== "") {
    const { filters, after } = queryOfFeed(feed);
    writeAddress(filters, after);
    if (filters !== "") keepFilters(feed.dataset.filters ?? "null");
  }
  if (feed && asked === "" && filtersOfStore() !== "") {
    // Not on the way to an anchor, which is to stay where it is.
    if (window.location.hash === "") {
      feed.style.minHeight = "100svh";
      showPlaceholders(feed, false);
    }
    return true;
  }
  const typed = document.querySelector<HTMLInputElement>("[data-list] input[type=search]");
  const { hash, search } = window.location;
  const isLeftBehind = (on: HTMLElement) =>
    storedPlace(on) !== null || hash !== "" || new URLSearchParams(search).has("action");
  return (feed !== null && isLeftBehind(feed)) || (typed !== null && typed.value !== typed.defaultValue);
}

/** Asks for the framework where this page needs it: now, or when the feed is read to its end. */
export function lookWhatIsWanted(): void {
  const want = () => window.dispatchEvent(new Event(pageEvents.wanted));
  if (wantsFramework()) want();
  else watchFeedEnd(want);
}
