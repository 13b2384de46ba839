import type { PieceKind } from "#lib/publication/content/kinds";

/** The piece that a reader is asked about. */
export type FeedbackSubject = { type: PieceKind; slug: string };

/** Why an answer was not received. */
export type FeedbackFault = "failed" | "tooMany";

/** The words of the question, and of what follows the answer. */
export type FeedbackLabels = Record<
  "ask" | "yes" | "no" | "comment" | "send" | "sending" | "thanks" | "newsletter" | FeedbackFault,
  string
>;
