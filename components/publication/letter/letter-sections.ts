import type { LetterPiece } from "#lib/publication/content/letter";
import type { Letter } from "#lib/publication/letters/read-letters";

/** The sections of a letter that have pieces, in order; each is named by its key in the letters' messages. */
export function letterSections(letter: Letter) {
  const sections = [
    { key: "chosen", pieces: letter.chosen },
    { key: "fresh", pieces: letter.fresh },
    { key: "checked", pieces: letter.checked },
    { key: "seasonal", pieces: letter.seasonal ? [letter.seasonal] : [] },
  ] as const satisfies readonly { key: string; pieces: readonly LetterPiece[] }[];
  return sections.filter(({ pieces }) => pieces.length > 0);
}

/** The paragraphs of a letter's opening, which blank lines part; none where it has no opening. */
export const openingParagraphs = ({ opening }: Letter): string[] => opening?.split(/\n\s*\n/) ?? [];
