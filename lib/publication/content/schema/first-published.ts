/** When a document was first out. Imports nothing. */

type Out = { readonly formerSlugs?: readonly string[]; readonly firstPublished?: string } | null;

/**
 * The `firstPublished` to write when a document is published: now, the first time. Null when nothing changes. What was out before
 * such moments were noted, and withdrawn since, has the address that it left among its former ones, and stays without.
 */
export function withFirstPublished(published: Out, next: Out, now: Date): string | null {
  if (next === null || next.firstPublished !== undefined) return null;
  // An earlier version that was brought back from the history may be from before.
  if (published?.firstPublished !== undefined) return published.firstPublished;
  const wasOut = published !== null || (next.formerSlugs ?? []).length > 0;
  return wasOut ? null : now.toISOString();
}
