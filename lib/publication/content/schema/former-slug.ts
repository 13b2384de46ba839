/** What a document's former addresses become when it is published under another one. Imports nothing. */

type Slugged = {
  readonly slug?: { readonly current?: string };
  readonly formerSlugs?: readonly string[];
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
 * The `formerSlugs` of the draft that is left of a withdrawn document. Its own address is among them, since nothing else
 * remembers it when the draft comes out under another; null when nothing changes.
 */
export function withSlugLeft(withdrawn: Slugged, draft: Slugged): string[] | null {
  const left = withdrawn?.slug?.current;
  const known = draft?.formerSlugs ?? [];
  return left === undefined || known.includes(left) ? null : [...known, left];
}
