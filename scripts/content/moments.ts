/** When a document was last changed, as far as it says so. */
import type { Unchecked } from "#lib/publication/content/schema/fault";

/** In milliseconds; NaN for a document that does not say, which so is neither newer nor older than another. */
export const momentOf = (document: Unchecked | undefined): number => Date.parse(String(document?._updatedAt));

/** Whether one document, or version of it, was changed after the other. */
export const isNewer = (one: Unchecked | undefined, other: Unchecked): boolean =>
  momentOf(one) > momentOf(other);
