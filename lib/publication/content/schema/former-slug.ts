/** What a document's former addresses become when it is published under another one. Imports nothing. */

type Slugged = {
  readonly slug?: { readonly current?: string };
  readonly formerSlugs?: readonly string[];
  readonly firstSlug?: string;
  readonly reviewedAt?: unknown;
} | null;

/**
 * Whether a draft is an earlier version, restored from the history: no editor can take out the first address, which the form only
 * shows, and the day of a review only moves forward.
 */
const isEarlier = (published: Slugged, next: Slugged): boolean =>
  (published?.firstSlug !== undefined && next?.firstSlug === undefined) ||
  (typeof published?.reviewedAt === "string" &&
    typeof next?.reviewedAt === "string" &&
    next.reviewedAt < published.reviewedAt);

/**
 * The former addresses that a draft must not lose as it moves. A version that was restored from the history does not have those
 * that came later. Otherwise a draft at the same address may lack one because an editor has taken it out.
 */
const keptBy = (published: Slugged, next: Slugged): readonly string[] =>
  published?.slug?.current === next?.slug?.current && !isEarlier(published, next)
    ? []
    : (published?.formerSlugs ?? []);

/** The new `formerSlugs`, without the current address, which wins; null when nothing changes. */
export function withFormerSlug(published: Slugged, next: Slugged): string[] | null {
  const current = next?.slug?.current;
  const before = published?.slug?.current;
  const known = next?.formerSlugs ?? [];
  const all = new Set([...keptBy(published, next), ...known, ...(before === undefined ? [] : [before])]);
  const former = [...all].filter((slug) => slug !== current);
  return former.length === known.length && former.every((slug, index) => slug === known[index])
    ? null
    : former;
}

/**
 * The `firstSlug` to write: the address that a document had first, noted when it first gets another and kept from then on, also
 * when the document goes back there and it is no former one any more. Null when nothing changes.
 */
export function withFirstSlug(published: Slugged, next: Slugged): string | null {
  if (next?.firstSlug !== undefined) return null;
  if (published?.firstSlug !== undefined) return published.firstSlug;
  if (withFormerSlug(published, next) === null) return null;
  return next?.formerSlugs?.[0] ?? published?.formerSlugs?.[0] ?? published?.slug?.current ?? null;
}

/**
 * The `formerSlugs` of the draft that is left of a withdrawn document. Its own address is among them, since nothing else
 * remembers it when the draft comes out under another; null when nothing changes.
 */
export function withSlugLeft(withdrawn: Slugged, draft: Slugged): string[] | null {
  const left = withdrawn?.slug?.current;
  if (left === undefined) return null;
  const known = new Set(draft?.formerSlugs);
  const all = new Set([...keptBy(withdrawn, draft), ...known, left]);
  return all.size === known.size ? null : [...all];
}
