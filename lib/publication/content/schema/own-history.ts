/** Fields that belong to the history of one document: neither a translation nor a copy takes them along. Imports nothing. */
export const ownHistory: readonly string[] = ["formerSlugs", "firstSlug", "firstPublished", "formerReviews"];

/** What a copy does not take along either: what a translation was made from, which the form gives nobody a way to remove. */
export const ofItsOwn: readonly string[] = [...ownHistory, "translationOf"];

/** The dates that schedule a document. */
const publishDates: readonly string[] = ["publishedDate", "publishedAt"];

/** A document as a new one, without its history: it was never published or translated, and nobody has reviewed it. */
export const asCopy = <T extends object>(document: T, now: Date): T =>
  Object.fromEntries(
    Object.entries(document)
      .filter(([name]) => name !== "reviewedAt" && !ofItsOwn.includes(name))
      .map(([name, value]) => [name, publishDates.includes(name) ? now.toISOString() : (value as unknown)]),
  ) as T;
