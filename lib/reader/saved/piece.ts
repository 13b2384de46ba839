/** The pieces of the library, as the reader's own lists name them. */
import type { PieceKind } from "#lib/publication/content/kinds";

/** A piece by its unprefixed path, which names it everywhere in the library. */
export type Piece = {
  kind: PieceKind;
  path: string;
  title: string;
  /** The BCP 47 tag of the title's language. English when left out: pieces were saved without it before there were translations. */
  lang?: string;
};

/** The pattern of our language tags. */
export const langPattern = /^[a-z]{2}(?:-[A-Z]{2})?$/;
