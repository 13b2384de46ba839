import "server-only";
/** Feedback in the database. */
import { sql } from "drizzle-orm";
import type { Feedback } from "#lib/reader/feedback/feedback";
import type { Database } from "#lib/platform/server/database/database";
import { feedback } from "#lib/platform/server/database/feedback-tables";

export const feedbackStore = (db: Database) => ({
  /**
   * Stores an answer once, without anything about the reader. The same answer sent again replaces the former one: a reader who does
   * not learn that a "yes" arrived may answer "no". A comment stays, because the answer without it is sent first and may arrive
   * later. Throws when the answer could not be stored.
   */
  async add({ id, subject, helpful, comment }: Feedback, now: Date): Promise<void> {
    await db
      .insert(feedback)
      .values({
        ...(id ? { id } : {}),
        subjectType: subject.type,
        subjectSlug: subject.slug,
        isHelpful: helpful,
        comment,
        createdAt: now,
      })
      .onConflictDoUpdate({
        target: feedback.id,
        set: { isHelpful: helpful, comment: sql`coalesce(${comment}, ${feedback.comment})` },
      });
  },
});
