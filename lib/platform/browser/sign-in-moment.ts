import "client-only";
/** What the sign-in service's cookie tells a browser of changes of who is signed in. Hints, never permissions. */

/** When this browser was last signed in, in the service's own words: another at each sign-in; null when nobody seems to be. */
export function signInMoment(): string | null {
  const cookies = document.cookie.matchAll(/(?:^|; )__client_uat[^=;]*=([1-9]\d*)/g);
  return [...new Set([...cookies].map(([, moment]) => moment))].toSorted().join(" ") || null;
}

/**
 * Whether no trace of a sign-in is left. Our own sign-out and deletion take the cookie away; the service itself keeps it, at
 * 0, and does so for a session that has merely expired.
 */
export const isSignInForgotten = (): boolean => !/(?:^|; )__client_uat/.test(document.cookie);
