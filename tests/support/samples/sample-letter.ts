import type { LetterPiece } from "#lib/publication/content/letter";

/** A piece as a letter tells of it: a brief of the last week of November 2026; `more` overrides what it says. */
export const letterPiece = (slug: string, title: string, more: Partial<LetterPiece> = {}): LetterPiece => ({
  _id: slug,
  _type: "microBrief",
  language: "en",
  slug,
  title,
  text: `About ${slug}.`,
  ages: [],
  since: "2026-11-24T09:00:00Z",
  ...more,
});
