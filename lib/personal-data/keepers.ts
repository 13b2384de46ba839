import "server-only";
/** Who keeps rows of a user. A new domain that does has to be added here. */
import { accountStore } from "#lib/product/account/account-store";
import { planGrantStore } from "#lib/product/account/plan-grant-store";
import * as billing from "#lib/product/account/run-billing";
import { callDeletionStore } from "#lib/product/calls/records/call-deletion-store";
import { callStore } from "#lib/product/calls/records/call-store";
import { wakeErasures } from "#lib/product/calls/queue/erase-calls";
import * as doNotCall from "#lib/product/calls/do-not-call/own-requests";
import { wakeCalls } from "#lib/product/calls/queue/run-calls";
import { visitStore } from "#lib/product/directory/records/visit-store";
import { locationStore } from "#lib/product/locations/location-store";
import { databaseNow, type Database } from "#lib/platform/server/database/database";
import { oneAtATime } from "#lib/platform/server/database/one-at-a-time";
import { eventStore } from "#lib/reader/analytics/event-store";
import { progressStore } from "#lib/reader/saved/progress-store";
import * as lists from "#lib/reader/submissions/own-submissions";
import { visitorStore } from "#lib/reader/visitor/visitor-store";

/** A domain's word on a user's rows: what they are, and that they are gone. */
type Keeper = {
  exportOfUser: (userId: string) => Promise<Record<string, unknown>>;
  deleteOfUser: (userId: string) => Promise<void>;
};

type Keepers = readonly [name: string, keeper: Keeper][];

/** Every domain with rows of a user, in the order of deletion: first those that need the sign-in service for it. */
export const keepersOf = (db: Database): Keepers => [...keepersByAddress, ...keepersById(db)];

/**
 * Whose rows are a user's by the addresses that the sign-in service knows:
 * the lists, and the requests that a number not be called.
 */
const keepersByAddress: Keepers = [
  ["lists", lists],
  ["doNotCall", doNotCall],
];

/** Whose rows bear a user's id. */
export const keepersById = (db: Database): Keepers => [
  ["account", accountStore(db)],
  ["plan", planGrantStore(db)],
  ["billing", billing],
  ["calls", callsOf(db)],
  ["directory", visitStore(db)],
  ["library", progressStore(db)],
  ["locations", locationStore(db)],
  ["analytics", analyticsOf(db)],
];

/** The calls of a user: those that are going on end now. */
const callsOf = (db: Database): Keeper => ({
  exportOfUser: (userId) => callStore(db).exportOfUser(userId),
  deleteOfUser: async (userId) => {
    await callDeletionStore(db).deleteOfUser(userId, await databaseNow(db));
    wakeCalls();
    wakeErasures();
  },
});

/**
 * The events of a user, and those of the user's visitors. They are deleted together with these visitors, whose links tell which
 * events were the user's.
 */
export const analyticsOf = (db: Database): Keeper => ({
  exportOfUser: async (userId) =>
    eventStore(db).exportOfUser(userId, await visitorStore(db).idsOfUser(userId)),
  deleteOfUser: (userId) =>
    oneAtATime(db, "visitorLinks", userId, async (transaction) => {
      const visitors = visitorStore(transaction);
      await visitors.lockOfUser(userId);
      const own = await visitors.idsOfUser(userId);
      await eventStore(transaction).deleteOfUser(userId, own);
      await visitors.deleteOfUser(userId, own);
    }),
});
