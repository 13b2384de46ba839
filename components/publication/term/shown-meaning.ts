import { holdsText } from "#lib/publication/search/text-match";

/** A term shows its translation, unless the search text is found only in the definition. */
export function shownMeaning(item: {
  term: string;
  translation: string;
  definition: string | null | undefined;
  typed: string;
}): string {
  const { term, translation, definition, typed } = item;
  return definition && !holdsText(typed, term, translation) && holdsText(typed, definition)
    ? definition
    : translation;
}
