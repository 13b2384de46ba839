import "server-only";
/** What readers say about what they have read. */
import { boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#lib/platform/server/database/columns";

/** Answers to "was this helpful". Nothing about the reader is stored. */
export const feedback = pgTable(
  "feedback",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    subjectType: text("subject_type").notNull(),
    subjectSlug: text("subject_slug").notNull(),
    isHelpful: boolean("is_helpful").notNull(),
    comment: text("comment"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("feedback_subject").on(table.subjectType, table.subjectSlug)],
);
