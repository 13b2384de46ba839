/** What a document's former days of review become when it is published with a new one. Imports nothing. */

type Reviewed = {
  readonly reviewedAt?: unknown;
  readonly formerReviews?: readonly string[];
} | null;

/**
 * The new `formerReviews`, oldest first and without the present one; null when nothing changes. Letters of those weeks told of
 * the reviews.
 */
export function withFormerReview(published: Reviewed, next: Reviewed): string[] | null {
  const known = next?.formerReviews ?? [];
  const all = withReviewLeft(published, next) ?? known;
  const former = all.filter((day) => day !== next?.reviewedAt);
  return former.length === known.length && former.every((day, index) => day === known[index]) ? null : former;
}

/**
 * The `formerReviews` of the draft that is left of a withdrawn document, with the day of its last review; null when nothing
 * changes.
 */
export function withReviewLeft(withdrawn: Reviewed, draft: Reviewed): string[] | null {
  const day = withdrawn?.reviewedAt;
  if (typeof day !== "string") return null;
  const known = new Set(draft?.formerReviews);
  // An earlier version that was brought back from the history knows none since; on the same day an editor may have taken one out.
  const kept = day === draft?.reviewedAt ? [] : (withdrawn?.formerReviews ?? []);
  const all = new Set([...known, ...kept, day]);
  return all.size === known.size ? null : [...all].toSorted();
}
