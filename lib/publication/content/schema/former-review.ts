/** What a document's former days of review become when it is published with a new one. Imports nothing. */

type Reviewed = {
  readonly reviewedAt?: unknown;
  readonly formerReviews?: readonly string[];
} | null;

/** The new `formerReviews`, oldest first; null when nothing changes. Letters of those weeks told of the reviews. */
export function withFormerReview(published: Reviewed, next: Reviewed): string[] | null {
  const before = published?.reviewedAt;
  const known = next?.formerReviews ?? [];
  return typeof before !== "string" || before === next?.reviewedAt || known.includes(before)
    ? null
    : [...known, before].toSorted();
}
