import "server-only";
/** A user's own requests that a number not be called: those under an address that the user has confirmed. */
import { doNotCallStore } from "#lib/product/calls/do-not-call/do-not-call-store";
import { verifiedAddressesOf } from "#lib/platform/server/sign-in/accounts";
import { database } from "#lib/platform/server/database/database";

/** The requests of a user that wait to be decided; after that nothing of theirs is kept. */
export async function exportOfUser(userId: string): Promise<Record<string, unknown>> {
  const addresses = await verifiedAddressesOf(userId);
  return { requests: await doNotCallStore(await database()).requestsOf(addresses) };
}

/** Forgets the requests of a user, as if they had not been made. */
export async function deleteOfUser(userId: string): Promise<void> {
  const addresses = await verifiedAddressesOf(userId);
  await doNotCallStore(await database()).deleteRequestsOf(addresses);
}
