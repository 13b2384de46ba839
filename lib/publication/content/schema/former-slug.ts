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
