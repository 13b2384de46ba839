/** Where a reader was in the feed, stored in the history entry: on Back the page is rebuilt with only its first items. */

type Place = {
  /** How many entries were on the page. */
  count: number;
  /** The entry at the top of the window, and its distance from the top. */
  id: string;
  top: number;
};

const key = "lanternFeedPlace";
const entriesOf = (feed: HTMLElement) => [...feed.querySelectorAll<HTMLElement>("[data-entries] > *")];

/** Stores the place with the history entry that is being left. */
export function keepPlace(feed: HTMLElement): void {
  const entries = entriesOf(feed);
  // Below the feed, the place is told from its last entry.
  const first = entries.find((entry) => entry.getBoundingClientRect().bottom > 0) ?? entries.at(-1);
  const state: unknown = window.history.state;
  const place = first && { count: entries.length, id: first.id, top: first.getBoundingClientRect().top };
  window.history.replaceState({ ...(state as object | null), [key]: place }, "");
}

/** The place stored with this history entry, if it had more entries than the page has now. */
export function storedPlace(feed: HTMLElement): Place | null {
  const place = (window.history.state as Record<string, Place | undefined> | null)?.[key];
  return place && place.count > entriesOf(feed).length ? place : null;
}

/** Returns to the place: `more` adds a page of the feed, as often as needed. */
export async function returnTo(place: Place, feed: HTMLElement, more: () => Promise<void>): Promise<void> {
  for (let had = -1; had < entriesOf(feed).length && had < place.count;) {
    had = entriesOf(feed).length;
    if (had < place.count) await more();
  }
  const entry = document.getElementById(place.id);
  if (entry) window.scrollBy({ top: entry.getBoundingClientRect().top - place.top, behavior: "instant" });
}
