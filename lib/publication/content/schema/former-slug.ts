/** What a document's former addresses become when it is published under another one. Imports nothing. */

type Slugged = {
  readonly slug?: { readonly current?: string };
  readonly formerSlugs?: readonly string[];
  readonly firstSlug?: string;
} | null;

/** The new `formerSlugs`, without the current address, which wins; null when nothing changes. */
export function withFormerSlug(published: Slugged, next: Slugged): string[] | null {
  const current = next?.slug?.current;
  const before = published?.slug?.current;
  const known = next?.formerSlugs ?? [];
  const former = [...new Set([...known, ...(before === undefined ? [] : [before])])].filter(
    (slug) => slug !== current,
  );
  return former.length === known.length && former.every((slug, index) => slug === known[index])
    ? null
    : former;
}

/**
 * The `firstSlug` to write: the address that a document had first, noted when it first gets another and kept from then on, also
 * when the document goes back there and it is no former one any more. Null when nothing changes.
 */
export function withFirstSlug(published: Slugged, next: Slugged): string | null {
  if (next?.firstSlug !== undefined || withFormerSlug(published, next) === null) return null;
  return next?.formerSlugs?.[0] ?? published?.slug?.current ?? null;
}

/**
 * The `formerSlugs` of the draft that is left of a withdrawn document. Its own address is among them, since nothing else
 * remembers it when the draft comes out under another; null when nothing changes.
 */
export function withSlugLeft(withdrawn: Slugged, draft: Slugged): string[] | null {
  const left = withdrawn?.slug?.current;
  const known = draft?.formerSlugs ?? [];
  return left === undefined || known.includes(left) ? null : [...known, left];
}
