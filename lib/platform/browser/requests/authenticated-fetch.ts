import "client-only";
/** Requests to the product API as the signed-in user, with a bearer token. */
import { prepareCalls, readCsrfToken } from "#lib/platform/browser/requests/csrf-token";
import { csrfHeader } from "#lib/base/visitor/csrf";

/** How long to wait before a refused token is replaced. */
const refusedMs = 1_000;

export type TokenSource = {
  isSignedIn: () => boolean;
  /** The session's token; `isFresh` asks for a new one past every cache. The same as Clerk's `getToken`. */
  getToken: (options: { isFresh: boolean }) => Promise<string | null>;
};

/** The request was not sent: nobody is signed in, or the session has no token. */
export class SignedOutError extends Error {
  override name = "SignedOutError";
}

export type AuthenticatedFetch = (path: string, init?: RequestInit) => Promise<Response>;

/**
 * Returns a `fetch` that sends the user's token, cookies and JSON. After a 401 or 403 it tries once more, after a second, with a
 * fresh token: a device whose clock is behind takes an expired token for a valid one. Throws 'User is not signed in' or 'No
 * authorization token available' before anything is sent.
 */
export function createAuthenticatedFetch(source: TokenSource): AuthenticatedFetch {
  const send = async (path: string, init: RequestInit, token: string | null) => {
    if (!token) throw new SignedOutError("No authorization token available");
    const headers = new Headers(init.headers);
    headers.set("authorization", `Bearer ${token}`);
    if (!headers.has("content-type")) headers.set("content-type", "application/json");
    if (!/^(?:get|head)$/i.test(init.method ?? "GET")) {
      await prepareCalls();
      headers.set(csrfHeader, readCsrfToken() ?? "");
    }
    return fetch(path, { ...init, headers, credentials: "include" });
  };
  return async (path, init = {}) => {
    const { signal } = init;
    /** The sign-in service may take the question and never answer: whoever gives the request up does not wait for it. */
    const tokenOf = (isFresh: boolean) =>
      new Promise<string | null>((resolve, reject) => {
        signal?.throwIfAborted();
        signal?.addEventListener("abort", () => reject(signal.reason as Error));
        source.getToken({ isFresh }).then(resolve, reject);
      });
    if (!source.isSignedIn()) throw new SignedOutError("User is not signed in");
    const answer = await send(path, init, await tokenOf(false));
    if (answer.status !== 401 && answer.status !== 403) return answer;
    await new Promise((resolve) => setTimeout(resolve, refusedMs));
    const fresh = await tokenOf(true).catch(() => null);
    // Where the sign-in service cannot be reached, or has no other token, the refusal stands.
    return fresh ? send(path, init, fresh) : answer;
  };
}
