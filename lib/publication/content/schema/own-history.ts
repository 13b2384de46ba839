/** What belongs to the history of one document alone: neither a translation nor a copy of it takes that along. Imports nothing. */
export const ownHistory: readonly string[] = ["formerSlugs", "firstSlug", "firstPublished", "formerReviews"];

/** The same, and of what a translation was made: no copy of it was made of that, and nobody could take it out of the form. */
export const ofItsOwn: readonly string[] = [...ownHistory, "translationOf"];

/** A document as one that has never been anywhere. */
export const withoutHistory = <T extends object>(document: T): T =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !ofItsOwn.includes(name))) as T;
