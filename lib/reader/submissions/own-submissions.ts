import "server-only";
/** A user's own sign-ups for the newsletter and the waitlists: those with an address that the user has confirmed. */
import { verifiedAddressesOf } from "#lib/platform/server/sign-in/accounts";
import { database } from "#lib/platform/server/database/database";
import { submissionStore } from "#lib/reader/submissions/submission-store";

/** Everything that the lists hold about a user. */
export async function exportOfUser(userId: string): Promise<Record<string, unknown>> {
  const addresses = await verifiedAddressesOf(userId);
  return { sign_ups: await submissionStore(await database()).readOf(addresses) };
}

/** Removes a user from every list. */
export async function deleteOfUser(userId: string): Promise<void> {
  const addresses = await verifiedAddressesOf(userId);
  await submissionStore(await database()).deleteOf(addresses);
}
