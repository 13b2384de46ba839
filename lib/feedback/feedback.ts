/** What a reader says of a piece: helpful or not, and a word about it if they like. */
import { z } from "zod";

/** The kinds of piece by the short names that the pages use, and by the content store's own. */
const subjectTypes = {
  brief: "microBrief",
  action: "microAction",
  term: "glossaryTerm",
  track: "track",
  microBrief: "microBrief",
  microAction: "microAction",
  glossaryTerm: "glossaryTerm",
} as const;
export type SubjectType = (typeof subjectTypes)[keyof typeof subjectTypes];
type SubjectName = keyof typeof subjectTypes;
const subjectNames = Object.keys(subjectTypes) as SubjectName[];

export const longestComment = 1000;

export const feedbackShape = z.object({
  subject: z.object({
    type: z.enum(subjectNames).transform((name): SubjectType => subjectTypes[name]),
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
