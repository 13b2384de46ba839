import "server-only";
/** Use cases: what is kept of somebody is deleted, alone or with their account. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Asker } from "#lib/personal-data/asker";
import { analyticsOf, keepersById, keepersOf } from "#lib/personal-data/keepers";
import { env } from "#lib/platform/env";
import { messageOf } from "#lib/platform/fault-words";
import { deleteUser } from "#lib/platform/server/sign-in/account-owner";
import { forgetAccount } from "#lib/platform/server/sign-in/accounts";
import { database } from "#lib/platform/server/database/database";
import { markEnded } from "#lib/platform/server/sign-in/live-sessions";
import { logger } from "#lib/platform/server/logger";
import { eventStore } from "#lib/reader/analytics/event-store";
import { visitorStore } from "#lib/reader/visitor/visitor-store";

/**
 * Other instances let a session in for a second after it has ended at the sign-in service,
 * and what they then write has to go too.
 */
const believedElsewhereMs = 2_000;

/** Deletes all that is kept of the asker, user and visitor. Asked again after a failure it goes on with the rest. */
export async function deleteData({ userId, anonId }: Asker): Promise<void> {
  if (userId !== null) await deleteOfUser(userId);
  if (anonId !== null) await deleteOfVisitor(anonId, userId);
}

/** Deletes what was counted of a user who withdraws consent, on every device. */
export async function deleteCountedOfUser(userId: string): Promise<void> {
  await analyticsOf(await database()).deleteOfUser(userId);
}

/** The same of the browser that withdraws, whoever is signed in: it is the visitor. */
export const deleteCountedOfVisitor = (anonId: string): Promise<void> => deleteOfVisitor(anonId, null);

/**
 * Deletes all that is kept of a user, then the user, and then what another tab has written meanwhile: until the user is gone
 * it may, and nobody could sign in to delete it any more.
 */
export async function deleteAccount(userId: string): Promise<void> {
  await deleteOfUser(userId);
  await deleteUser(userId);
  await untilBelievedNowhere();
  // By the id alone, without asking the sign-in service, which knows no address of a deleted user any more.
  await deleteById(userId).catch((error: unknown) =>
    logger.error({ error: messageOf(error) }, "what was kept of a deleted user may not all be gone"),
  );
}

/**
 * Deletes all that is kept of a user whom the sign-in service has deleted by itself, as an operator does there. What goes by
 * their addresses, which nobody knows any more, stays. Throws when something could not be deleted: to be asked again.
 */
export async function forgetGoneUser(userId: string): Promise<void> {
  markEnded(userId);
  forgetAccount(userId);
  await deleteById(userId);
  await untilBelievedNowhere();
  await deleteById(userId);
}

/** An embedded database has one process, which lets none of the user's sessions in any more. */
const untilBelievedNowhere = async () => (env.DATABASE_URL ? sleep(believedElsewhereMs) : undefined);

const deleteOfUser = async (userId: string) => deleteFrom(keepersOf(await database()), userId);
const deleteById = async (userId: string) => deleteFrom(keepersById(await database()), userId);

async function deleteFrom(keepers: ReturnType<typeof keepersOf>, userId: string): Promise<void> {
  for (const [, keeper] of keepers) await keeper.deleteOfUser(userId);
}

/**
 * What a user did on the same device stays with the user, and another user who is signed in there deletes nothing of theirs. While
 * nobody is signed in, the browser that withdraws or deletes is the one that the visitor is.
 */
async function deleteOfVisitor(anonId: string, userId: string | null): Promise<void> {
  const db = await database();
  await db.transaction(async (transaction) => {
    await visitorStore(transaction).lock(anonId);
    const owner = await visitorStore(transaction).readOwner(anonId);
    if (owner && userId !== null && owner.userId !== userId) return;
    await eventStore(transaction).deleteOfVisitor(anonId);
    await visitorStore(transaction).forget(anonId);
  });
}
