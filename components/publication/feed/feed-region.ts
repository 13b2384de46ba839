/**
 * The feed as it stands on the page. The server renders every state of it; here are only the steps from one to the
 * next: placeholders while it is fetched, new content in place of the old, more content below, or the error.
 */

export const feedOnPage = () => document.querySelector<HTMLElement>("[data-feed]");

const show = (feed: HTMLElement, selector: string, isShown: boolean) => {
  for (const part of feed.querySelectorAll<HTMLElement>(selector)) part.hidden = !isShown;
};

/** Placeholders stand in for the whole feed; for the track strip too when an age is chosen. */
export function showPlaceholders(feed: HTMLElement, hasAge: boolean): void {
  feed.setAttribute("aria-busy", "true");
  show(feed, "[data-settled], [data-end], [data-failed]", false);
  show(feed, '[data-waiting="feed"]', true);
  show(feed, '[data-waiting="strip"]', hasAge);
}

/** Placeholders stand below what is already shown. */
export function showMorePlaceholders(feed: HTMLElement): void {
  feed.setAttribute("aria-busy", "true");
  show(feed, "[data-end] > *, [data-failed]", false);
  show(feed, '[data-waiting="feed"]', true);
}

/** The error stands where the content would have been: that it failed, or that the reader has asked too often. */
export function showFailed(feed: HTMLElement, reason: "failed" | "tooMany"): void {
  feed.removeAttribute("aria-busy");
  show(feed, "[data-waiting]", false);
  show(feed, `[data-failed="${reason}"]`, true);
}

/** Adds a fetched page's entries below, leaving out those that stand there already, and takes its end marker. */
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
  // The last page may be short. What stands below the feed does not come up into the window for it.
  const added = (entries?.clientHeight ?? 0) - height;
  end.style.minHeight = end.querySelector("[data-more]") ? "" : `calc(100svh - ${added}px)`;
  feed.querySelector("[data-end]")?.replaceWith(end);
}
