import "server-only";
/** A user's own sign-ups for the newsletter and the waitlists: those by an address that the user has confirmed. */
import { verifiedAddressesOf } from "#lib/platform/server/accounts";
import { database } from "#lib/platform/server/database/database";
import { submissionStore } from "#lib/reader/submissions/submission-store";

/** Everything that the lists hold of a user. */
export async function exportOfUser(userId: string): Promise<Record<string, unknown>> {
  const addresses = await verifiedAddressesOf(userId);
  return { sign_ups: await submissionStore(await database()).readOf(addresses) };
}

/** Takes a user off every list. */
export async function deleteOfUser(userId: string): Promise<void> {
  const addresses = await verifiedAddressesOf(userId);
  await submissionStore(await database()).deleteOf(addresses);
}
