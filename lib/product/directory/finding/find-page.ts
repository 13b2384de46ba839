import { findBusinesses, findCalled, type FoundPage } from "#lib/product/directory/finding/find-businesses";
import type { PlacedSearch } from "#lib/product/directory/finding/place-query";
import { isCry, type SearchUrgency } from "#lib/product/directory/urgency/search-urgency";

/**
 * The page of businesses of a search. Of a cry for help only what is called so: what shares a letter or an everyday word with it is
 * worse than nothing. Throws when the directory cannot be read.
 */
export const findPage = async (
  { query, choice, page }: Pick<PlacedSearch, "query" | "choice" | "page">,
  urgency: SearchUrgency | null,
  now: Date,
): Promise<FoundPage> =>
  isCry(urgency) ? findCalled(query, choice, now) : (page ?? findBusinesses(query, choice, now));
