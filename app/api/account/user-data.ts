import "server-only";
/** Everything that is kept of a user, over all domains. */
import * as account from "#lib/account/store";

const stores = { account };

/** What each domain keeps of a user, by the domain's name: "download my data". */
export async function exportUserData(userId: string): Promise<Record<string, unknown>> {
  const parts = await Promise.all(
    Object.entries(stores).map(async ([name, store]) => [name, await store.exportOfUser(userId)] as const),
  );
  return Object.fromEntries(parts);
}

/** Deletes it all: "delete my data". Each domain's part goes whole or not at all; a repetition finishes what failed. */
export async function deleteUserData(userId: string): Promise<void> {
  for (const store of Object.values(stores)) await store.deleteOfUser(userId);
}
