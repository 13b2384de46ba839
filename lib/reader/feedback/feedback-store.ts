import "server-only";
/** Feedback in the database. */
import { sql } from "drizzle-orm";
import type { Feedback } from "#lib/reader/feedback/feedback";
import type { Database } from "#lib/platform/server/database/database";
import { feedback } from "#lib/platform/server/database/feedback-tables";

export const feedbackStore = (db: Database) => ({
  /**
   * Keeps one answer once, and nothing of who gave it; sent again, it says what was said last: a reader who does not learn
   * that a "yes" arrived may answer "no". Words stay: an answer is sent before them, and may arrive after. Throws when it
   * could not be kept.
   */
  async add({ id, subject, helpful, comment }: Feedback, now = new Date()): Promise<void> {
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
