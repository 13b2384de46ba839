import "client-only";
/** The token of the signed-in user's session, from wherever this page has it. Loads nothing of the sign-in service. */
import { isRecord } from "#lib/base/values/json";
import type { TokenSource } from "#lib/platform/browser/requests/authenticated-fetch";
import { renewToken } from "#lib/platform/browser/requests/renew-token";
import { isSignedInHint } from "#lib/platform/browser/sign-in/sign-in-moment";
import { tokenPayloads } from "#lib/base/visitor/token-payloads";

type Session = { getToken: (options: { skipCache: boolean }) => Promise<string | null> };

/** Clerk's own object, on the pages that have loaded its code. */
const loadedSession = (): Session | null =>
  (window as { Clerk?: { session?: Session | null } }).Clerk?.session ?? null;

/**
 * Null when the sign-in service has answered that the session no longer exists. Clerk's code on a page keeps a session that was
 * ended elsewhere, and does not hear of one that has begun there since.
 */
function nullWhereEnded(error: unknown): null {
  if (isRecord(error) && (error.status === 401 || error.status === 404)) return null;
  throw error;
}

/** A token that expires sooner may do so before it arrives. */
const spareSeconds = 5;

/** The token in the sign-in service's cookie, while it is valid; null otherwise. Sends no request. */
export function tokenAtHand(): string | null {
  if (!isSignedInHint()) return null;
  const isGood = (exp: number) => exp - spareSeconds > Date.now() / 1000;
  return tokenPayloads(document.cookie).find(({ exp }) => isGood(exp))?.token ?? null;
}

/** The session's token: from Clerk's code where it is loaded, else the one at hand, else from the service itself. */
export const sessionTokens: TokenSource = {
  isSignedIn: () => loadedSession() !== null || isSignedInHint(),
  getToken: async ({ isFresh }) => {
    const session = loadedSession();
    const own = await session?.getToken({ skipCache: isFresh }).catch(nullWhereEnded);
    return own ?? (isFresh ? null : tokenAtHand()) ?? renewToken();
  },
};
