/** The filters of the feed on the page, and the address that expresses them. */
import { asQuery } from "@/components/publication/feed/stored-filters";

/** The filters that the feed element carries, category and topic by slug, and its position. */
export function queryOfFeed(feed: HTMLElement): { filters: string; after: string | null } {
  const query = JSON.parse(feed.dataset.query ?? "{}") as Record<string, string | null>;
  return { filters: asQuery((parameter) => query[parameter]), after: query.after ?? null };
}

/** Writes the filters and the position in the feed into the address, without a history entry; other parameters stay. */
export function writeAddress(query: string, after: string | null = null): void {
  const address = new URL(window.location.href);
  for (const key of ["age", "category", "topic", "after"]) address.searchParams.delete(key);
  new URLSearchParams(query).forEach((value, key) => address.searchParams.set(key, value));
  if (after !== null) address.searchParams.set("after", after);
  if (address.href !== window.location.href) window.history.replaceState(null, "", address);
}
