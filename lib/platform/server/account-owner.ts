import "server-only";
/** What the product changes at the sign-in service on a user's behalf. */
import { clerkClient } from "@clerk/nextjs/server";
import { forgetAccount } from "#lib/platform/server/accounts";
import { isLiveSession, markEnded, type NamedSession } from "#lib/platform/server/live-sessions";
import { isUnknownToClerk } from "#lib/platform/server/unknown-to-clerk";

/** Names the user. Throws when the service could not be reached or refuses. */
export async function renameUser(
  userId: string,
  name: { firstName?: string; lastName?: string },
): Promise<void> {
  await (await clerkClient()).users.updateUser(userId, name);
  forgetAccount(userId);
}

/** Deletes the user, if they are not gone yet, and with them their sessions. Throws when the service could not be reached. */
export async function deleteUser(userId: string): Promise<void> {
  const { users } = await clerkClient();
  await users.deleteUser(userId).catch((error: unknown) => {
    if (!isUnknownToClerk(error)) throw error;
  });
  markEnded(userId);
  forgetAccount(userId);
}

/**
 * Ends a session, if it has not ended yet: no new token is given for it, and none that was given is good any more. Throws
 * when the service could not be reached.
 */
export async function endSession(session: NamedSession): Promise<void> {
  const { sessions } = await clerkClient();
  await sessions.revokeSession(session.sessionId).catch(async (error: unknown) => {
    // What has ended already is refused.
    if (await isLiveSession(session)) throw error;
  });
  markEnded(session.sessionId);
}
