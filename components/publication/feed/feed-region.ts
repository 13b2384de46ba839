/**
 * The feed element on the page. The server renders every state of it; the functions here only switch between them: placeholders
 * while loading, new content instead of the old, more content below, or the error.
 */

export const feedOnPage = () => document.querySelector<HTMLElement>("[data-feed]");

const show = (feed: HTMLElement, selector: string, isShown: boolean) => {
  for (const part of feed.querySelectorAll<HTMLElement>(selector)) part.hidden = !isShown;
};

/** Shows placeholders instead of the whole feed, and of the track strip too when an age is chosen. */
export function showPlaceholders(feed: HTMLElement, hasAge: boolean): void {
  feed.setAttribute("aria-busy", "true");
  show(feed, "[data-settled], [data-end], [data-failed]", false);
  show(feed, '[data-waiting="feed"]', true);
  show(feed, '[data-waiting="strip"]', hasAge);
}

/** Shows placeholders below the entries. */
export function showMorePlaceholders(feed: HTMLElement): void {
  feed.setAttribute("aria-busy", "true");
  show(feed, "[data-end] > *, [data-failed]", false);
  show(feed, '[data-waiting="feed"]', true);
}

/** Shows the error in place of the content: the request failed, or the reader has asked too often. */
export function showFailed(feed: HTMLElement, reason: "failed" | "tooMany"): void {
  feed.removeAttribute("aria-busy");
  show(feed, "[data-waiting]", false);
  show(feed, `[data-failed="${reason}"]`, true);
}

/** Appends the entries of a fetched page, except those that are there already, and takes over its end marker. */
export function addEntries(feed: HTMLElement, page: HTMLElement): void {
  feed.removeAttribute("aria-busy");
  show(feed, "[data-waiting], [data-failed]", false);
  const entries = feed.querySelector("[data-entries]");
  const fetched = page.querySelectorAll<HTMLElement>("[data-entries] > *");
  const height = entries?.clientHeight ?? 0;
  for (const entry of fetched)
    if (!entries?.querySelector(`#${CSS.escape(entry.id)}`)) entries?.append(entry);
  const end = page.querySelector<HTMLElement>("[data-end]");
  if (!end) return;
  end.querySelector("[data-newest]")?.remove();
  // The last page may be short. The content below the feed must not move up into the window.
  const added = (entries?.clientHeight ?? 0) - height;
  end.style.minHeight = end.querySelector("[data-more]") ? "" : `calc(100svh - ${added}px)`;
  feed.querySelector("[data-end]")?.replaceWith(end);
}
