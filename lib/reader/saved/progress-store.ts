import "server-only";
/** The progress of signed-in readers, in the database. */
import { eq } from "drizzle-orm";
import type { ProgressEntries } from "#lib/base/site/progress-entry";
import { mergeEntries } from "#lib/reader/saved/progress-entries";
import { mostEntries } from "#lib/reader/saved/progress-shape";
import type { Database } from "#lib/platform/server/database/database";
import { progress } from "#lib/platform/server/database/progress-tables";

export const progressStore = (db: Database) => ({
  /** The stored progress of a user. */
  async read(userId: string): Promise<ProgressEntries> {
    const [row] = await db.select().from(progress).where(eq(progress.userId, userId));
    return row?.entries ?? {};
  },

  /**
   * Adds what a browser sent; returns the whole progress. No change gets a time later than `now`, so that a fast clock does not
   * always win. Two browsers that send at the same time are handled one after the other.
   */
  async add(userId: string, sent: ProgressEntries, now: Date): Promise<ProgressEntries> {
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

  /** Everything that is stored here about a user. */
  async exportOfUser(userId: string): Promise<Record<string, unknown>> {
    return { progress: await progressStore(db).read(userId) };
  },

  /** Deletes the user's progress. Each of their browsers removes it at its next sync. */
  async deleteOfUser(userId: string): Promise<void> {
    await db.delete(progress).where(eq(progress.userId, userId));
  },
});

/** The newest entries, up to the limit. What was turned off long ago is dropped first. */
function withinBounds(entries: ProgressEntries): ProgressEntries {
  const all = Object.entries(entries);
  if (all.length <= mostEntries) return entries;
  const weight = ({ on, at }: ProgressEntries[string]) => Number(on) * 1e15 + at;
  return Object.fromEntries(all.toSorted(([, a], [, b]) => weight(b) - weight(a)).slice(0, mostEntries));
}
