import "server-only";
/** What is counted of a search of businesses. */
import type { Query } from "#lib/base/addresses/filtered-addresses";
import type { ExploreQuery } from "#lib/product/directory/explore-query";
import { findBusinesses } from "#lib/product/directory/find-businesses";
import type { PlaceChoice } from "#lib/product/directory/find-place";

/** A search with the place that it is about. */
export type PlacedQuery = { query: ExploreQuery; choice: PlaceChoice };

type Reported = { query: string; location: string; resultsCount: number };

/** The parameters of a search without its words: an address without these asks for what is open at any time. */
export const withoutWords = (parameters: Query): Query => ({ ...parameters, q: undefined });

/**
 * The event of a search; null where nothing was searched for, and on a later page of the results. `found` is its page of results
 * where that has been read already.
 */
export async function reportedSearch(
  { query, choice }: PlacedQuery,
  found: { readonly businesses: readonly unknown[] } | null,
  now: Date,
): Promise<Reported | null> {
  const isFirst = query.after === null && query.before === null;
  const isAsked = query.search !== "" || query.location !== null;
  if (!isFirst || !isAsked || choice.kind === "unknown") return null;
  const { businesses } = found ?? (await findBusinesses(query, choice, now));
  const location = choice.kind === "place" ? choice.place.city : "";
  return { query: query.search, location, resultsCount: businesses.length };
}
