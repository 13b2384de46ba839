import "client-only";
import { queryOfFeed, writeAddress } from "@/components/publication/feed/feed-address";
import { pageEvents } from "@/components/site/arrival/queued-events";
import { feedOnPage, showPlaceholders } from "@/components/publication/feed/feed-region";
import { storedPlace } from "@/components/publication/feed/feed-place";
import {
  choosesAll,
  filtersOfAddress,
  filtersOfStore,
  keepFilters,
} from "@/components/publication/feed/stored-filters";

/** Calls `want` when the reader comes to the end of a feed that continues, in whatever way. */
function watchFeedEnd(want: () => void): void {
  const end = document.querySelector("[data-more]")?.closest("[data-end]");
  if (!end) return;
  // Before it is in view, so that the framework is there in time.
  const options = { rootMargin: "1000px" };
  new IntersectionObserver((seen) => {
    if (seen.some(({ isIntersecting }) => isIntersecting)) want();
  }, options).observe(end);
}

/**
 * Whether this page needs the framework to show what its reader came for: a feed that is filtered as they left it, was read further
 * than its first page, or has to stay in place at an anchor; an action named in the address.
 */
function wantsFramework(): boolean {
  const { hash, search } = window.location;
  const feed = feedOnPage();
  if (!feed) {
    const typed = document.querySelector<HTMLInputElement>("[data-list] input[type=search]");
    return typed?.value !== typed?.defaultValue;
  }
  const asked = filtersOfAddress(search);
  // A filtered link is remembered, whatever its reader does next; outdated filters are removed from it.
  if (asked !== "") {
    const { filters, after } = queryOfFeed(feed);
    writeAddress(filters, after);
    if (filters !== "" || choosesAll(asked)) keepFilters(feed.dataset.filters ?? "null");
  } else if (filtersOfStore() !== "") {
    // Not during a jump to an anchor, which must stay in place.
    if (hash === "") {
      feed.style.minHeight = "100svh";
      showPlaceholders(feed, false);
    }
    return true;
  }
  return storedPlace(feed) !== null || hash !== "" || new URLSearchParams(search).has("action");
}

/** Asks for the framework if this page needs it: now, or when the reader comes to the end of the feed. */
export function lookWhatIsWanted(): void {
  const want = () => window.dispatchEvent(new Event(pageEvents.wanted));
  if (wantsFramework()) want();
  else watchFeedEnd(want);
}
