/** Fields that belong to the history of one document: neither a translation nor a copy takes them along. Imports nothing. */
export const ownHistory: readonly string[] = ["formerSlugs", "firstSlug", "firstPublished", "formerReviews"];

/** What a copy does not take along either: what a translation was made from, which the form gives nobody a way to remove. */
export const ofItsOwn: readonly string[] = [...ownHistory, "translationOf"];

/** A document without its history, as if it had never been published or translated. */
export const withoutHistory = <T extends object>(document: T): T =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !ofItsOwn.includes(name))) as T;
