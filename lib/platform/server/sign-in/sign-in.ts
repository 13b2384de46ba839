import "server-only";
/** Who is signed in. The last of three guards: every page, endpoint and action of the product calls it first. */
import { auth, clerkClient } from "@clerk/nextjs/server";
import { headers as readHeaders } from "next/headers";
import { cache } from "react";
import { accountHeader, otherAccount } from "#lib/base/visitor/page-account";
import { isOfAccount } from "#lib/platform/server/sign-in/account-key";
import { accountOf, type Account } from "#lib/platform/server/sign-in/accounts";
import { tokenChecks } from "#lib/platform/server/sign-in/authorized-parties";
import { isLiveSession, type SessionUser } from "#lib/platform/server/sign-in/live-sessions";
import { nullOnError } from "#lib/platform/server/null-on-error";
import { Problem } from "#lib/platform/server/answers/problem";
import { pressedMs, signInUnanswered, unansweredHeader } from "#lib/platform/server/sign-in/sign-in-patience";
import { dayMs } from "#lib/base/values/durations";
import { within } from "#lib/base/values/within";
import { mayBeUsers } from "#lib/base/visitor/token-payloads";

export type { SessionUser } from "#lib/platform/server/sign-in/live-sessions";

/**
 * The signed-in user, once per page: the user in the session token, as long as the session exists. Null when nobody is signed in.
 */
export const readUser = cache(async (): Promise<SessionUser | null> => {
  const { userId, sessionId } = await auth();
  if (!userId || !sessionId) return null;
  const user = { id: userId, sessionId };
  return (await isLiveSession(user)) ? user : null;
});

/**
 * The signed-in user. Throws the Problem 401, which `endpoint()` answers, when nobody is signed in, 409 when the calling page was
 * drawn for another user, and 503 when the middleware got no answer.
 */
export async function requireUser(): Promise<SessionUser> {
  const headers = await readHeaders();
  if (headers.has(unansweredHeader)) throw signInUnanswered();
  const user = await readUser();
  if (!user) throw new Problem(401, "Sign in to use this");
  requireSameAccount(user, headers.get(accountHeader));
  return user;
}

/**
 * Throws the Problem 409 when the request names another account than the signed-in user's. A request that names none counts as the
 * signed-in user's.
 */
export function requireSameAccount({ id }: SessionUser, named: unknown): void {
  if (!isOfAccount(id, named))
    throw new Problem(409, "Another account is signed in", { members: { reason: otherAccount } });
}

/** How long after its expiry a token still names the session to end: a week, the default lifetime of a session at Clerk. */
const nameableMs = 7 * dayMs;

/**
 * The session that the token in a request names, even if the token has expired. Its signature is checked, and that it was made for
 * our pages. That is enough to end the session and, while the session exists, to assign events to its user, and for nothing else.
 * Null when there is no token, or it is too old.
 */
export async function readNamedSession({ url, method, headers }: Request): Promise<SessionUser | null> {
  const client = await clerkClient();
  // Without the body, which Clerk's code would otherwise read.
  const checking = client.authenticateRequest(new Request(url, { method, headers }), {
    ...tokenChecks(headers),
    clockSkewInMs: nameableMs,
  });
  const state = await within(pressedMs, checking);
  const named = state.toAuth();
  return named?.userId && named.sessionId ? { id: named.userId, sessionId: named.sessionId } : null;
}

/**
 * The user whose session made a request, even from a page that was open for so long that its token has expired. Only for storing
 * what the user did, and never to show or change anything else of theirs. Null when there is none.
 */
export const readLiveUser = async (request: Request): Promise<SessionUser | null> =>
  (await readUser()) ?? (await readNamedUser(request));

/**
 * The user whose session a request names, as for `readLiveUser`, where the middleware does not see the request: also for deleting
 * what was stored of what they did. `onSilence` says whether the token is believed while the sign-in service does not answer.
 */
export async function readNamedUser(
  request: Request,
  { onSilence = false } = {},
): Promise<SessionUser | null> {
  if (!mayBeUsers(request.headers)) return null;
  const named = await readNamedSession(request);
  return named && (await isLiveSession(named, { onSilence })) ? named : null;
}

/** Asked once per request, also where the answer is an error. */
const askAccount = cache(async () => accountOf(await requireUser()));

function existing<T>(account: T | undefined): T {
  if (account === undefined) throw new Problem(401, "The account no longer exists");
  return account;
}

/**
 * The signed-in user's account at the sign-in service. Throws the Problem 401 when nobody is signed in or the account no longer
 * exists, and what the service's client throws when it cannot be reached.
 */
export const readAccount = async (): Promise<Account> => existing(await askAccount());

/** Null, and one line in the log for the request, when the service cannot be reached; undefined when the account is gone. */
const reachAccount = cache(() => nullOnError("account not read", askAccount));

/**
 * The signed-in user's account; null where the service cannot be reached: for pages that have more to show. Throws the Problem 401
 * when nobody is signed in or the account no longer exists.
 */
export async function readAccountIfReached(): Promise<Account | null> {
  await requireUser();
  return existing(await reachAccount());
}

/**
 * The signed-in user's account; null where the service cannot be reached or the account no longer exists: for the shell, whose page
 * says so if it needs the account. Throws the Problem 401 when nobody is signed in.
 */
export async function readAccountIfThere(): Promise<Account | null> {
  await requireUser();
  return (await reachAccount()) ?? null;
}
