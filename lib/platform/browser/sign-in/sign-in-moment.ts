import "client-only";
/** What the sign-in service's cookie shows about the signed-in user, and about changes. Hints, never permissions. */
import { signInCookies } from "#lib/platform/browser/sign-in/sign-in-cookies";

/** Whether somebody seems to be signed in. */
export const isSignedInHint = (): boolean => signInCookies() !== null;

/** When this browser was last signed in, in the service's form, different at each sign-in; null when nobody seems to be. */
export const signInMoment = (): string | null => momentIn(signInCookies()?.join() ?? "");

/** The same of cookies that were noted earlier, in any order, as one text. */
export function momentIn(cookies: string): string | null {
  const moments = [...cookies.matchAll(/=(\d+)/g)].map(([, moment]) => moment);
  return moments.length > 0 ? [...new Set(moments)].toSorted().join(" ") : null;
}

/**
 * Whether somebody, perhaps another user, has signed in since `known`, an earlier moment. False when no earlier moment is known.
 */
export function hasSignedInSince(known: string | null | undefined): boolean {
  const moment = signInMoment();
  return moment !== null && (known ?? moment) !== moment;
}

/**
 * Whether no trace of a sign-in is left. Our own sign-out and deletion remove the cookie. The service itself keeps it, with the
 * value 0, even for a session that has merely expired.
 */
export const isSignInForgotten = (): boolean => !/(?:^|; )__client_uat/.test(document.cookie);
