/** When a document was first out. Imports nothing. */

type Out = { readonly formerSlugs?: readonly string[]; readonly firstPublished?: string } | null;

/**
 * The `firstPublished` to write when a document is published: now, the first time. Null when nothing changes. What was out before
 * such moments were noted, and withdrawn since, has the address that it left among its former ones, and stays without.
 */
export function withFirstPublished(published: Out, next: Out, now: Date): string | null {
  const wasOut = published !== null || (next?.formerSlugs ?? []).length > 0;
  return next === null || wasOut || next.firstPublished !== undefined ? null : now.toISOString();
}
