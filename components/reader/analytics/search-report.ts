import "client-only";
import { isPrivatePage } from "#lib/reader/analytics/private-page";
import { track } from "#lib/reader/analytics/track";

/**
 * Reports the search that this page answers, with its number of results. Another page or kind of the results is the same search.
 * Of a search in distress only the number is reported.
 */
export function reportSearch(): void {
  const found = document.querySelector<HTMLElement>("[data-found]")?.dataset.found;
  const asked = new URLSearchParams(window.location.search);
  const query = asked.get("q")?.trim() ?? "";
  if (found === undefined || query === "" || asked.has("page") || asked.has("type")) return;
  track("Content Search", { query: isPrivatePage() ? "" : query, resultsCount: Number(found) });
}
