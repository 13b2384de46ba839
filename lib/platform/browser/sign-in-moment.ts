import "client-only";
/** What the sign-in service's cookie tells a browser of who is signed in, and of changes of that. Hints, never permissions. */
import { signInCookies } from "#lib/platform/browser/sign-in-cookies";

/** Whether somebody seems to be signed in. */
export const isSignedInHint = (): boolean => signInCookies() !== null;

/** When this browser was last signed in, in the service's own words: another at each sign-in; null when nobody seems to be. */
export function signInMoment(): string | null {
  const moments = signInCookies()?.map((cookie) => cookie.split("=")[1]);
  return moments ? [...new Set(moments)].toSorted().join(" ") : null;
}

/** Whether somebody has signed in since `known`, an earlier moment, who may be another. Not where none is known. */
export function hasSignedInSince(known: string | null | undefined): boolean {
  const moment = signInMoment();
  return moment !== null && (known ?? moment) !== moment;
}

/**
 * Whether no trace of a sign-in is left. Our own sign-out and deletion take the cookie away; the service itself keeps it, at
 * 0, and does so for a session that has merely expired.
 */
export const isSignInForgotten = (): boolean => !/(?:^|; )__client_uat/.test(document.cookie);
