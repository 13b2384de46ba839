/** When a document was first out. Imports nothing. */

type Out = { readonly formerSlugs?: readonly string[]; readonly firstPublished?: string } | null;

/**
 * The `firstPublished` to write when a document is published: now, if it is the first time. Null when nothing changes. A document
 * that was out before these moments were noted stays without one; if it was withdrawn meanwhile, it is known by its former
 * addresses.
 */
export function withFirstPublished(published: Out, next: Out, now: Date): string | null {
  if (next === null || next.firstPublished !== undefined) return null;
  // A version restored from the history may be from before the moment was noted.
  if (published?.firstPublished !== undefined) return published.firstPublished;
  const wasOut = published !== null || (next.formerSlugs ?? []).length > 0;
  return wasOut ? null : now.toISOString();
}
