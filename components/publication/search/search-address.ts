import { kinds, type ListedType } from "#lib/publication/content/kinds";

/** The unprefixed address of a page of results, of one kind or of all. */
export function searchAddress(query: string, kind: ListedType | null, page = 1): string {
  const parameters = new URLSearchParams({ q: query });
  if (kind) parameters.set("type", kinds[kind].plural);
  if (page > 1) parameters.set("page", String(page));
  return `/search?${parameters.toString()}`;
}
