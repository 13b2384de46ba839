/** The pieces of the library, as a reader's own lists name them. */

export const pieceKinds = ["brief", "action", "term", "track"] as const;
export type PieceKind = (typeof pieceKinds)[number];

/** A piece by its unprefixed path, which names it everywhere in the library. */
export type Piece = { kind: PieceKind; path: string; title: string };
