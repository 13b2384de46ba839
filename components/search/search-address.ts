import { kindNames, type SearchKind } from "#lib/content/search-query";

/** The unprefixed address of a page of results, of one kind or of all. */
export function searchAddress(query: string, kind: SearchKind | null, page = 1): string {
  const parameters = new URLSearchParams({ q: query });
  if (kind) parameters.set("type", kindNames[kind]);
  if (page > 1) parameters.set("page", String(page));
  return `/search?${parameters.toString()}`;
}
