/**
 * What a reader says about a piece: whether it helped, and a comment if they like. About a business: what is wrong with its data.
 */
import { z } from "zod";
import { pieceKinds, pieceTypeOf, pieceTypes } from "#lib/publication/content/kinds";
import { longestComment } from "#lib/reader/feedback/comment-length";

export const feedbackShape = z.object({
  /** Identifies the answer, so that one that is sent again is stored once. */
  id: z.uuid().optional(),
  subject: z.object({
    /** The short name that the pages use, or the content store's own name. */
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
export type Feedback = Omit<z.infer<typeof feedbackShape>, "subject"> & {
  subject: { type: z.infer<typeof feedbackShape>["subject"]["type"] | "business"; slug: string };
};

/** The name of the form on a business's page. */
export const businessFeedbackForm = "wrong-data";

/** The form in which a reader reports wrong data of a business, turned into stored feedback. */
export const businessFeedbackShape = z
  .object({ id: z.uuid(), business: z.uuid(), comment: z.string().trim().min(1).max(longestComment) })
  .transform(({ id, business, comment }): Feedback => ({
    id,
    subject: { type: "business", slug: business },
    helpful: false,
    comment,
  }));
