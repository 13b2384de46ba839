/** What a reader says of a piece: helpful or not, and a word about it if they like. */
import { z } from "zod";
import { pieceKinds, pieceTypeOf, pieceTypes } from "#lib/publication/content/kinds";

const longestComment = 1000;

export const feedbackShape = z.object({
  /** Names the answer, so that one that is sent again is kept once. */
  id: z.uuid().optional(),
  subject: z.object({
    /** By the short name that the pages use, or by the content store's own. */
    type: z.enum([...pieceKinds, ...pieceTypes]).transform((name) => pieceTypeOf(name) ?? z.NEVER),
    slug: z.string().trim().min(1).max(200),
  }),
  helpful: z.boolean(),
  comment: z
    .string()
    .trim()
    .max(longestComment)
    .nullish()
    .transform((comment) => comment || null),
});
export type Feedback = z.infer<typeof feedbackShape>;
