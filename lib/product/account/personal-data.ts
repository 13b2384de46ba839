/** What is kept of a user, composed from the domains that keep it. */
import { accountStore } from "#lib/product/account/account-store";
import { planGrantStore } from "#lib/product/account/plan-grant-store";
import * as billing from "#lib/product/account/run-billing";
import { callStore } from "#lib/product/calls/call-store";
import { visitStore } from "#lib/product/directory/visit-store";
import { locationStore } from "#lib/product/locations/location-store";
import { messageOf } from "#lib/platform/fault-words";
import { deleteUser } from "#lib/platform/server/account-owner";
import { database, type Database } from "#lib/platform/server/database/database";
import { logger } from "#lib/platform/server/logger";
import * as signIn from "#lib/platform/server/sign-in-data";
import { eventStore } from "#lib/reader/analytics/event-store";
import { progressStore } from "#lib/reader/saved/progress-store";
import * as lists from "#lib/reader/submissions/own-submissions";
import { visitorStore } from "#lib/reader/visitor/visitor-store";

/** A domain's word on a user's rows: what they are, and that they are gone. */
type Keeper = {
  exportOfUser: (userId: string) => Promise<Record<string, unknown>>;
  deleteOfUser: (userId: string) => Promise<void>;
};

/** The events of a user, and those of the visitors that were the user alone. */
function analyticsOf(db: Database): Keeper {
  const [events, visitors] = [eventStore(db), visitorStore(db)];
  return {
    exportOfUser: async (userId) => events.exportOfUser(userId, await visitors.idsOfUserAlone(userId)),
    deleteOfUser: async (userId) => events.deleteOfUser(userId, await visitors.idsOfUserAlone(userId)),
  };
}

/**
 * Every domain with rows of a user, in the order of deletion: the lists first, since they need the sign-in service, and the
 * visitor's links last, since they tell which events were the user's.
 */
const keepersOf = (db: Database): readonly [name: string, keeper: Keeper][] => [
  ["lists", lists],
  ["account", accountStore(db)],
  ["plan", planGrantStore(db)],
  ["billing", billing],
  ["calls", callStore(db)],
  ["directory", visitStore(db)],
  ["library", progressStore(db)],
  ["locations", locationStore(db)],
  ["analytics", analyticsOf(db)],
  ["visitor", visitorStore(db)],
];

/** All that is kept of a user, by domain. */
export async function exportOfUser(userId: string): Promise<Record<string, unknown>> {
  const keepers = keepersOf(await database());
  // What the sign-in service keeps goes with the account alone: it is told, and is no part of a deletion of data.
  const parts = [["signIn", signIn] as const, ...keepers].map(
    async ([name, keeper]) => [name, await keeper.exportOfUser(userId)] as const,
  );
  return Object.fromEntries(await Promise.all(parts));
}

/** Deletes all that is kept of a user. Asked again after a failure it goes on with the rest. */
export async function deleteOfUser(userId: string): Promise<void> {
  for (const [, keeper] of keepersOf(await database())) await keeper.deleteOfUser(userId);
}

/**
 * Deletes all that is kept of a user, then the user, and then what another tab has written meanwhile: until the user is gone
 * it may, and nobody could sign in to delete it any more.
 */
export async function deleteAccount(userId: string): Promise<void> {
  await deleteOfUser(userId);
  await deleteUser(userId);
  await deleteOfUser(userId).catch((error: unknown) =>
    logger.error({ error: messageOf(error) }, "what was kept of a deleted user may not all be gone"),
  );
}

/** All that is kept of a visitor who is nobody's; null when there is no such visitor. */
export async function exportOfVisitor(anonId: string): Promise<Record<string, unknown> | null> {
  const db = await database();
  const known = await visitorStore(db).exportOfVisitor(anonId);
  return known && { visitor: known, analytics: await eventStore(db).exportOfVisitor(anonId) };
}

/** Deletes all that is kept of a visitor. What a user did on the same device stays with the user. */
export async function deleteOfVisitor(anonId: string): Promise<void> {
  const db = await database();
  await eventStore(db).deleteOfVisitor(anonId);
  await visitorStore(db).forget(anonId);
}
