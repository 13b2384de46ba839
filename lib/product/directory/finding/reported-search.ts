import "server-only";
/** What is counted of a search of businesses. */
import type { Query } from "#lib/base/addresses/filtered-addresses";
import { findBusinesses } from "#lib/product/directory/finding/find-businesses";
import type { PlacedSearch } from "#lib/product/directory/finding/place-query";

type Reported = { query: string; location: string; resultsCount: number };

/** The parameters of a search without its words: an address without these asks for what is open at any time. */
export const withoutWords = (parameters: Query): Query => ({ ...parameters, q: undefined });

/** The event of a search; null where nothing was searched for, and on a later page of the results. */
export async function reportedSearch(
  { query, choice, page }: Pick<PlacedSearch, "query" | "choice" | "page">,
  now: Date,
): Promise<Reported | null> {
  const isFirst = query.after === null && query.before === null;
  const isAsked = query.search !== "" || query.location !== null;
  if (!isFirst || !isAsked || choice.kind === "unknown") return null;
  const { businesses } = page ?? (await findBusinesses(query, choice, now));
  const location = choice.kind === "place" ? choice.place.city : "";
  return { query: query.search, location, resultsCount: businesses.length };
}
