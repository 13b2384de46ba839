import "server-only";
/** The progress of signed-in readers, in the database. */
import { eq } from "drizzle-orm";
import type { ProgressEntries } from "#lib/base/site/progress-entry";
import { mergeEntries } from "#lib/reader/saved/progress-entries";
import { mostEntries } from "#lib/reader/saved/progress-shape";
import type { Database } from "#lib/platform/server/database/database";
import { progress } from "#lib/platform/server/database/progress-tables";

export const progressStore = (db: Database) => ({
  /** What is kept of a user's progress. */
  async read(userId: string): Promise<ProgressEntries> {
    const [row] = await db.select().from(progress).where(eq(progress.userId, userId));
    return row?.entries ?? {};
  },

  /**
   * Adds what a browser sent; gives the whole. A clock that is ahead does not get the last word: no change is younger than
   * `now`. Two browsers that send at once are taken one after the other.
   */
  async add(userId: string, sent: ProgressEntries, now = new Date()): Promise<ProgressEntries> {
    return db.transaction(async (transaction) => {
      await transaction
        .insert(progress)
        .values({ userId, entries: {}, updatedAt: now })
        .onConflictDoNothing();
      const [row] = await transaction
        .select()
        .from(progress)
        .where(eq(progress.userId, userId))
        .for("update");
      const told = Object.entries(sent).map(([id, entry]) => [
        id,
        { ...entry, at: Math.min(entry.at, now.getTime()) },
      ]);
      const entries = withinBounds(
        mergeEntries(row?.entries ?? {}, Object.fromEntries(told) as ProgressEntries),
      );
      await transaction.update(progress).set({ entries, updatedAt: now }).where(eq(progress.userId, userId));
      return entries;
    });
  },

  /** Everything that is kept of a user here. */
  async exportOfUser(userId: string): Promise<Record<string, unknown>> {
    return { progress: await progressStore(db).read(userId) };
  },

  /** Deletes it. Each of the reader's browsers lets go of it at its next sync. */
  async deleteOfUser(userId: string): Promise<void> {
    await db.delete(progress).where(eq(progress.userId, userId));
  },
});

/** The newest entries, as many as are kept; what was taken off long ago goes first. */
function withinBounds(entries: ProgressEntries): ProgressEntries {
  const all = Object.entries(entries);
  if (all.length <= mostEntries) return entries;
  const weight = ({ on, at }: ProgressEntries[string]) => Number(on) * 1e15 + at;
  return Object.fromEntries(all.toSorted(([, a], [, b]) => weight(b) - weight(a)).slice(0, mostEntries));
}
