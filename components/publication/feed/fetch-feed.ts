import { requestProduct } from "#lib/platform/browser/requests/product-api";
import type { Locale } from "#lib/base/i18n/locales";
import { feedFragmentView } from "#lib/base/addresses/filtered-addresses";

/** Fetches the feed of a query as rendered by the server. Throws when the answer has none. */
export async function fetchFeed(query: string, locale: Locale, signal: AbortSignal): Promise<HTMLElement> {
  const asked = new URLSearchParams(query);
  asked.set("view", feedFragmentView);
  asked.set("locale", locale);
  const response = await requestProduct(`/api/feed?${asked.toString()}`, { as: "nobody", signal });
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const feed = page.querySelector<HTMLElement>("[data-feed]");
  if (!feed) throw new Error("feed: not in the answer");
  return document.importNode(feed, true);
}
