import "server-only";
/** Use case: all that is kept of who asks for it. */
import type { Asker } from "#lib/personal-data/asker";
import { keepersOf } from "#lib/personal-data/keepers";
import { database } from "#lib/platform/server/database/database";
import * as signIn from "#lib/platform/server/sign-in/sign-in-data";
import { eventStore } from "#lib/reader/analytics/event-store";
import { visitorStore } from "#lib/reader/visitor/visitor-store";

type Rows = Record<string, unknown>;
type Kept = { user: Rows | null; visitor: Rows | null };

/** All that is kept of the asker: of the user, by domain, and of the visitor. Null when nothing is. */
export async function exportData({ userId, anonId }: Asker): Promise<Kept | null> {
  const user = userId === null ? null : { user_id: userId, ...(await exportOfUser(userId)) };
  const visitor = anonId === null ? null : await exportOfVisitor(anonId, userId);
  return user === null && visitor === null ? null : { user, visitor };
}

async function exportOfUser(userId: string): Promise<Rows> {
  const db = await database();
  // What the sign-in service keeps goes with the account alone, not with a deletion of data; the visitors go with their events.
  const all = [["signIn", signIn] as const, ...keepersOf(db), ["visitor", visitorStore(db)] as const];
  const parts = all.map(async ([name, keeper]) => [name, await keeper.exportOfUser(userId)] as const);
  return Object.fromEntries(await Promise.all(parts));
}

/** What is kept of a visitor that is the asker's or nobody's; null when there is no such visitor. */
async function exportOfVisitor(anonId: string, userId: string | null): Promise<Rows | null> {
  const db = await database();
  const owner = await visitorStore(db).readOwner(anonId);
  if (owner && owner.userId !== userId) return null;
  const known = await visitorStore(db).exportOfVisitor(anonId);
  return known && { visitor: known, analytics: await eventStore(db).exportOfVisitor(anonId) };
}
