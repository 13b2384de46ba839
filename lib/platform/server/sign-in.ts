import "server-only";
/** Who is signed in. The last of three guards: every page, endpoint and action of the product asks here first. */
import { auth } from "@clerk/nextjs/server";
import { cache } from "react";
import { accountOf, type Account } from "#lib/platform/server/accounts";
import { isLiveSession } from "#lib/platform/server/live-sessions";
import { Problem } from "#lib/platform/server/problem";

export type SessionUser = { id: string; sessionId: string };

/** The signed-in user, once per page: whoever the session token names, as long as the session lives. Null when nobody is. */
export const readUser = cache(async (): Promise<SessionUser | null> => {
  const { userId, sessionId } = await auth();
  if (!userId || !sessionId) return null;
  const user = { id: userId, sessionId };
  return (await isLiveSession(user)) ? user : null;
});

/** The signed-in user. Throws the Problem 401, which `endpoint()` answers, when nobody is. */
export async function requireUser(): Promise<SessionUser> {
  const user = await readUser();
  if (!user) throw new Problem(401, "Sign in to use this");
  return user;
}

/**
 * The account of the signed-in user as the sign-in service knows it, once per request. Throws the Problem 401 when nobody
 * is signed in or the account is gone, and whatever the service's client throws when it cannot be reached.
 */
export const readAccount = cache(async (): Promise<Account> => {
  const account = await accountOf(await requireUser());
  if (!account) throw new Problem(401, "The account does not exist any more");
  return account;
});
