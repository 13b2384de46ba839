/** What a reader says of a piece: helpful or not, and a word about it if they like. Of a business: what is wrong about it. */
import { z } from "zod";
import { pieceKinds, pieceTypeOf, pieceTypes } from "#lib/publication/content/kinds";
import { longestComment } from "#lib/reader/feedback/comment-length";

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
export type Feedback = Omit<z.infer<typeof feedbackShape>, "subject"> & {
  subject: { type: z.infer<typeof feedbackShape>["subject"]["type"] | "business"; slug: string };
};

/** Names the form on a business's page. */
export const businessFeedbackForm = "wrong-data";

/** The form in which somebody says what is wrong about a business, as what is kept of it. */
export const businessFeedbackShape = z
  .object({ id: z.uuid(), business: z.uuid(), comment: z.string().trim().min(1).max(longestComment) })
  .transform(({ id, business, comment }): Feedback => ({
    id,
    subject: { type: "business", slug: business },
    helpful: false,
    comment,
  }));
