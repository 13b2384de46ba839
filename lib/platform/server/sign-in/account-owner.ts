import "server-only";
/** Changes at the sign-in service on a user's behalf. */
import { clerkClient } from "@clerk/nextjs/server";
import { forgetAccount } from "#lib/platform/server/sign-in/accounts";
import { isLiveSession, markEnded, type SessionUser } from "#lib/platform/server/sign-in/live-sessions";
import { pressedMs } from "#lib/platform/server/sign-in/sign-in-patience";
import { isUnknownToClerk } from "#lib/platform/server/sign-in/unknown-to-clerk";
import { within } from "#lib/base/values/within";

/** Changes the user's name. Throws when the service cannot be reached or refuses. */
export async function renameUser(
  userId: string,
  name: { firstName?: string; lastName?: string },
): Promise<void> {
  const { users } = await clerkClient();
  await within(pressedMs, users.updateUser(userId, name));
  forgetAccount(userId);
}

/** Deletes the user, unless that has happened already, and all their sessions. Throws when the service cannot be reached. */
export async function deleteUser(userId: string): Promise<void> {
  const { users } = await clerkClient();
  await within(pressedMs, users.deleteUser(userId)).catch((error: unknown) => {
    if (!isUnknownToClerk(error)) throw error;
  });
  markEnded(userId);
  forgetAccount(userId);
}

/**
 * Ends a session, unless it has ended already: it gets no new token, and its existing tokens are no longer valid. Throws when the
 * service cannot be reached.
 */
export async function endSession(session: SessionUser): Promise<void> {
  const { sessions } = await clerkClient();
  await within(pressedMs, sessions.revokeSession(session.sessionId)).catch(async (error: unknown) => {
    // The service refuses to end a session that has already ended.
    if (await isLiveSession(session)) throw error;
  });
  markEnded(session.sessionId);
}
