/** The pieces of the library, as a reader's own lists name them. */
import type { PieceKind } from "#lib/publication/content/kinds";

/** A piece by its unprefixed path, which names it everywhere in the library. */
export type Piece = {
  kind: PieceKind;
  path: string;
  title: string;
  /** The BCP 47 tag of what the title is written in; English when left out, as what was saved before pieces were translated. */
  lang?: string;
};

/** The shape of the tags of our languages. */
export const langPattern = /^[a-z]{2}(?:-[A-Z]{2})?$/;
