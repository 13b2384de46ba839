/** What is kept of a user, composed from the domains that keep it. */
import * as account from "#lib/account/store";
import * as analytics from "#lib/analytics/event-store";
import * as calls from "#lib/calls/store";
import * as directory from "#lib/directory/store";
import * as library from "#lib/library/store";
import * as locations from "#lib/locations/store";
import * as visitor from "#lib/visitor/store";

/** A domain's word on a user's rows: what they are, and that they are gone. */
type Keeper = {
  exportOfUser: (userId: string) => Promise<Record<string, unknown>>;
  deleteOfUser: (userId: string) => Promise<void>;
};

/** Every domain with rows of a user, in the order of deletion: a visitor's links tell which events were the user's. */
const keepers: readonly [name: string, keeper: Keeper][] = [
  ["account", account],
  ["calls", calls],
  ["directory", directory],
  ["library", library],
  ["locations", locations],
  ["analytics", analytics],
  ["visitor", visitor],
];

/** All that is kept of a user, by domain. */
export async function exportOfUser(userId: string): Promise<Record<string, unknown>> {
  const parts = keepers.map(async ([name, { exportOfUser }]) => [name, await exportOfUser(userId)] as const);
  return Object.fromEntries(await Promise.all(parts));
}

/** Deletes all that is kept of a user. Asked again after a failure it goes on with the rest. */
export async function deleteOfUser(userId: string): Promise<void> {
  for (const [, { deleteOfUser }] of keepers) await deleteOfUser(userId);
}

/** All that is kept of a visitor who is nobody's; null when there is no such visitor. */
export async function exportOfVisitor(anonId: string): Promise<Record<string, unknown> | null> {
  const known = await visitor.exportOfVisitor(anonId);
  return known && { visitor: known, analytics: await analytics.exportOfVisitor(anonId) };
}

/** Deletes all that is kept of a visitor. What a user did on the same device stays with the user. */
export async function deleteOfVisitor(anonId: string): Promise<void> {
  await analytics.deleteOfVisitor(anonId);
  await visitor.forgetVisitor(anonId);
}
