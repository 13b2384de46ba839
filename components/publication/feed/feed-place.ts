/** Where a reader was in the feed, kept in the history entry: a page that is built anew on Back has only its first items. */

type Place = {
  /** How many entries stood on the page. */
  count: number;
  /** The entry at the window's top, and how far from it. */
  id: string;
  top: number;
};

const key = "lanternFeedPlace";
const entriesOf = (feed: HTMLElement) => [...feed.querySelectorAll<HTMLElement>("[data-entries] > *")];

/** Keeps the place with the history entry that is being left. */
export function keepPlace(feed: HTMLElement): void {
  const entries = entriesOf(feed);
  const first = entries.find((entry) => entry.getBoundingClientRect().bottom > 0);
  const state: unknown = window.history.state;
  const place = first && { count: entries.length, id: first.id, top: first.getBoundingClientRect().top };
  window.history.replaceState({ ...(state as object | null), [key]: place }, "");
}

/** The place kept with this history entry, if more stood there than the page has now. */
export function storedPlace(feed: HTMLElement): Place | null {
  const place = (window.history.state as Record<string, Place | undefined> | null)?.[key];
  return place && place.count > entriesOf(feed).length ? place : null;
}

/** Brings the place back: `more` adds a page of the feed, as often as it takes. */
export async function returnTo(place: Place, feed: HTMLElement, more: () => Promise<void>): Promise<void> {
  for (let had = -1; had < entriesOf(feed).length && had < place.count;) {
    had = entriesOf(feed).length;
    if (had < place.count) await more();
  }
  const entry = document.getElementById(place.id);
  if (entry) window.scrollBy({ top: entry.getBoundingClientRect().top - place.top, behavior: "instant" });
}
