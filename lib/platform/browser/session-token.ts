import "client-only";
/** The token of the signed-in user's session, from wherever this page has it. Loads nothing of the sign-in service. */
import { isRecord } from "#lib/platform/browser/answers";
import type { TokenSource } from "#lib/platform/browser/authenticated-fetch";
import { renewToken } from "#lib/platform/browser/renew-token";
import { isSignedInHint } from "#lib/platform/browser/signed-in-hint";

type Session = { getToken: (options: { skipCache: boolean }) => Promise<string | null> };

/** Clerk's own object, on the pages that have loaded its code. */
const loadedSession = (): Session | null =>
  (window as { Clerk?: { session?: Session | null } }).Clerk?.session ?? null;

/**
 * Nothing, where the sign-in service has answered that there is no such session any more. Clerk's code on a page holds on
 * to a session that was ended elsewhere, and does not hear of one that was begun there since.
 */
function nullWhereEnded(error: unknown): null {
  if (isRecord(error) && (error.status === 401 || error.status === 404)) return null;
  throw error;
}

/** A token that ends sooner may do so on its way. */
const spareSeconds = 5;

/** The token in the sign-in service's cookie, while it is good; null otherwise. Asks nobody. */
export function tokenAtHand(): string | null {
  if (!isSignedInHint()) return null;
  for (const [, token = ""] of document.cookie.matchAll(/(?:^|; )__session(?:_[\w-]+)?=([^;]+)/g))
    if (expiryOf(token) - spareSeconds > Date.now() / 1000) return token;
  return null;
}

/** When a token ends, in seconds since 1970; 0 when it does not say. */
function expiryOf(token: string): number {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const { exp } = JSON.parse(atob(payload)) as { exp?: unknown };
    return typeof exp === "number" ? exp : 0;
  } catch {
    return 0;
  }
}

/** The session's token: at hand, from Clerk's code where it is loaded, else from the service itself. */
export const sessionTokens: TokenSource = {
  isSignedIn: () => loadedSession() !== null || isSignedInHint(),
  getToken: async ({ isFresh }) => {
    const session = loadedSession();
    const own = await session?.getToken({ skipCache: isFresh }).catch(nullWhereEnded);
    return own ?? (isFresh ? null : tokenAtHand()) ?? renewToken();
  },
};
