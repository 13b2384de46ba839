import "server-only";
/** Who is signed in. The last of three guards: every page, endpoint and action of the product asks here first. */
import { auth, clerkClient } from "@clerk/nextjs/server";
import { headers as readHeaders } from "next/headers";
import { cache } from "react";
import { accountHeader, otherAccount } from "#lib/base/visitor/page-account";
import { isOfAccount } from "#lib/platform/server/account-key";
import { accountOf, type Account } from "#lib/platform/server/accounts";
import { tokenChecks } from "#lib/platform/server/authorized-parties";
import { isLiveSession } from "#lib/platform/server/live-sessions";
import { Problem } from "#lib/platform/server/problem";
import { tokenUser } from "#lib/base/visitor/token-payloads";

export type SessionUser = { id: string; sessionId: string };

/** The signed-in user, once per page: whoever the session token names, as long as the session lives. Null when nobody is. */
export const readUser = cache(async (): Promise<SessionUser | null> => {
  const { userId, sessionId } = await auth();
  if (!userId || !sessionId) return null;
  const user = { id: userId, sessionId };
  return (await isLiveSession(user)) ? user : null;
});

/**
 * The signed-in user. Throws the Problem 401, which `endpoint()` answers, when nobody is, and 409 when it is another than the
 * page was drawn for that makes the call.
 */
export async function requireUser(): Promise<SessionUser> {
  const user = await readUser();
  if (!user) throw new Problem(401, "Sign in to use this");
  requireSameAccount(user, (await readHeaders()).get(accountHeader));
  return user;
}

/**
 * Throws the Problem 409 where what was sent names another account than the one that is signed in. What names none is the
 * signed-in user's.
 */
export function requireSameAccount({ id }: SessionUser, named: unknown): void {
  if (!isOfAccount(id, named))
    throw new Problem(409, "Another account is signed in", { members: { reason: otherAccount } });
}

/** For how long after its end a token still says what is to be ended: a week, as long as Clerk lets a session live unless told otherwise. */
const nameableMs = 7 * 24 * 60 * 60_000;

/**
 * The session that the token of a request names, whether or not the token has ended: it is ours by its signature, and made
 * for our pages. That is enough to end the session and, while it lives, to say whose an event is; for nothing else. Null when
 * there is none, or it is too old.
 */
export async function readNamedSession({ url, method, headers }: Request): Promise<SessionUser | null> {
  const client = await clerkClient();
  // Without the body, which Clerk's code would take with it.
  const state = await client.authenticateRequest(new Request(url, { method, headers }), {
    ...tokenChecks(headers),
    clockSkewInMs: nameableMs,
  });
  const named = state.toAuth();
  return named?.userId && named.sessionId ? { id: named.userId, sessionId: named.sessionId } : null;
}

/**
 * The user whose session a request is made in, also where a page was open for so long that its token has ended: for what is
 * kept of what they did, and never to show or change anything of theirs. Null when there is none.
 */
export async function readLiveUser(request: Request): Promise<SessionUser | null> {
  const user = await readUser();
  if (user || tokenUser(request.headers.get("cookie") ?? "") === null) return user;
  const named = await readNamedSession(request);
  return named && (await isLiveSession(named, undefined, { onSilence: false })) ? named : null;
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
