import "server-only";
/** Feedback in the database. */
import type { Feedback } from "#lib/feedback/feedback";
import { database, type Database } from "#lib/platform/server/database/database";
import { feedback } from "#lib/platform/server/database/schema";

/** Keeps one answer, and nothing of who gave it. Throws when it could not be kept. */
export async function storeFeedback(
  { subject, helpful, comment }: Feedback,
  now = new Date(),
  db?: Database,
): Promise<void> {
  await (db ?? (await database())).insert(feedback).values({
    subjectType: subject.type,
    subjectSlug: subject.slug,
    isHelpful: helpful,
    comment,
    createdAt: now,
  });
}
