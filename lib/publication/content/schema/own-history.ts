/** What belongs to the history of one document alone: neither a translation nor a copy of it takes that along. Imports nothing. */
export const ownHistory: readonly string[] = ["formerSlugs", "firstSlug", "firstPublished", "formerReviews"];

/** A document as one that has never been anywhere. */
export const withoutHistory = <T extends object>(document: T): T =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !ownHistory.includes(name))) as T;
