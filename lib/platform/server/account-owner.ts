import "server-only";
/** What the product changes at the sign-in service on a user's behalf. */
import { clerkClient } from "@clerk/nextjs/server";
import { forgetAccount } from "#lib/platform/server/accounts";
import { markEnded } from "#lib/platform/server/live-sessions";

/** Names the user. Throws when the service could not be reached or refuses. */
export async function renameUser(
  userId: string,
  name: { firstName: string; lastName: string },
): Promise<void> {
  await (await clerkClient()).users.updateUser(userId, name);
  forgetAccount(userId);
}

/** Deletes the user, and with them their sessions. */
export async function deleteUser(userId: string): Promise<void> {
  await (await clerkClient()).users.deleteUser(userId);
  markEnded(userId);
  forgetAccount(userId);
}

/** Ends a session: no new token is given for it, and none that was given is good any more. */
export async function endSession(sessionId: string): Promise<void> {
  await (await clerkClient()).sessions.revokeSession(sessionId);
  markEnded(sessionId);
}

/** Cookies by which a browser counts as signed in, whichever suffix this instance gives them. */
const sessionCookie = /^__(?:session|client_uat)(?:_[\w-]+)?$/;

/** `Set-Cookie` lines that make the browser of a request forget its session. */
export const forgottenSession = (request: Request): string[] =>
  (request.headers.get("cookie") ?? "")
    .split(";")
    .map((pair) => pair.split("=")[0]?.trim() ?? "")
    .filter((name) => sessionCookie.test(name))
    .map((name) => `${name}=; Path=/; Max-Age=0; SameSite=Lax`);
