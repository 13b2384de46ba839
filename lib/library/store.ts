import "server-only";
/** The progress of signed-in readers, in the database. */
import { eq } from "drizzle-orm";
import { mergeKept, type Kept } from "#lib/library/kept";
import { mostEntries } from "#lib/library/kept-shape";
import { database, type Database } from "#lib/platform/server/database/database";
import { progress } from "#lib/platform/server/database/schema";

/** What is kept of a user's progress. */
export async function readKept(userId: string, db?: Database): Promise<Kept> {
  const [row] = await (db ?? (await database())).select().from(progress).where(eq(progress.userId, userId));
  return row?.entries ?? {};
}

/**
 * Adds what a browser sent; gives the whole. A clock that is ahead does not get the last word: no change is younger than
 * `now`. Two browsers that send at once are taken one after the other.
 */
export async function addKept(userId: string, sent: Kept, now = new Date(), db?: Database): Promise<Kept> {
  return (db ?? (await database())).transaction(async (transaction) => {
    await transaction.insert(progress).values({ userId, entries: {}, updatedAt: now }).onConflictDoNothing();
    const [row] = await transaction.select().from(progress).where(eq(progress.userId, userId)).for("update");
    const told = Object.entries(sent).map(([id, entry]) => [
      id,
      { ...entry, at: Math.min(entry.at, now.getTime()) },
    ]);
    const entries = withinBounds(mergeKept(row?.entries ?? {}, Object.fromEntries(told) as Kept));
    await transaction.update(progress).set({ entries, updatedAt: now }).where(eq(progress.userId, userId));
    return entries;
  });
}

/** The newest entries, as many as are kept; what was taken off long ago goes first. */
function withinBounds(entries: Kept): Kept {
  const all = Object.entries(entries);
  if (all.length <= mostEntries) return entries;
  const weight = ({ on, at }: Kept[string]) => Number(on) * 1e15 + at;
  return Object.fromEntries(all.toSorted(([, a], [, b]) => weight(b) - weight(a)).slice(0, mostEntries));
}

/** Everything that is kept of a user here. */
export const exportOfUser = async (userId: string, db?: Database): Promise<Record<string, unknown>> => ({
  progress: await readKept(userId, db),
});

/** Deletes it. What the browser itself keeps stays there. */
export async function deleteOfUser(userId: string, db?: Database): Promise<void> {
  await (db ?? (await database())).delete(progress).where(eq(progress.userId, userId));
}
