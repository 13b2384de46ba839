/**
 * The feed as it stands on the page. The server renders every state of it; here are only the steps from one to the
 * next: placeholders while it is fetched, new content in place of the old, more content below, or the error.
 */
import { feedFragmentView } from "#lib/site/filtered-addresses";

export const feedOnPage = () => document.querySelector<HTMLElement>("[data-feed]");

/** Fetches the feed of a query as rendered by the server. Throws when there is none. */
export async function fetchFeed(query: string, locale: string, signal: AbortSignal): Promise<HTMLElement> {
  const asked = new URLSearchParams(query);
  asked.set("view", feedFragmentView);
  asked.set("locale", locale);
  const response = await fetch(`/api/feed?${asked.toString()}`, { signal });
  if (!response.ok) throw new Error(`feed: ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const feed = page.querySelector<HTMLElement>("[data-feed]");
  if (!feed) throw new Error("feed: not in the answer");
  return document.importNode(feed, true);
}

const show = (feed: HTMLElement, selector: string, isShown: boolean) => {
  for (const part of feed.querySelectorAll<HTMLElement>(selector)) part.hidden = !isShown;
};

/** Placeholders stand in for the whole feed; for the track strip too when an age is chosen. */
export function showWaiting(feed: HTMLElement, hasAge: boolean): void {
  feed.setAttribute("aria-busy", "true");
  show(feed, "[data-settled], [data-end], [data-failed]", false);
  show(feed, '[data-waiting="feed"]', true);
  show(feed, '[data-waiting="strip"]', hasAge);
}

/** Placeholders stand below what is already shown. */
export function showWaitingForMore(feed: HTMLElement): void {
  feed.setAttribute("aria-busy", "true");
  show(feed, "[data-end] > *, [data-failed]", false);
  show(feed, '[data-waiting="feed"]', true);
}

/** The error stands where the content would have been. */
export function showFailed(feed: HTMLElement): void {
  feed.removeAttribute("aria-busy");
  show(feed, "[data-waiting]", false);
  show(feed, "[data-failed]", true);
}

/** Adds a fetched page's entries below, leaving out those that stand there already, and takes its end marker. */
export function addEntries(feed: HTMLElement, page: HTMLElement): void {
  feed.removeAttribute("aria-busy");
  show(feed, "[data-waiting], [data-failed]", false);
  const entries = feed.querySelector("[data-entries]");
  const fetched = page.querySelectorAll<HTMLElement>("[data-entries] > *");
  for (const entry of fetched)
    if (!entries?.querySelector(`#${CSS.escape(entry.id)}`)) entries?.append(entry);
  const end = page.querySelector("[data-end]");
  end?.querySelector("[data-newest]")?.remove();
  if (end) feed.querySelector("[data-end]")?.replaceWith(end);
}
