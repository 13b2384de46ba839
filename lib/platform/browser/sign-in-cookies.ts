import "client-only";

/**
 * The cookies by which Clerk says when this browser was signed in, name and moment, as they stand; null when nobody seems to
 * be. A hint for pages that do not load Clerk, never permission. What it tells further is `sign-in-moment.ts`, which a page
 * does not need on arrival.
 */
export const signInCookies = (): string[] | null =>
  document.cookie.match(/(?:^|; )__client_uat[^=;]*=[1-9]\d*/g);
