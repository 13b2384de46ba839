import "client-only";

/**
 * The cookies in which Clerk notes when this browser was signed in, as they are, name and moment; null when nobody seems to be
 * signed in. A hint for pages that do not load Clerk, and never a permission. `sign-in-moment.ts` reads more from them, which a
 * page does not need when it loads.
 */
export const signInCookies = (): string[] | null =>
  document.cookie.match(/(?:^|; )__client_uat[^=;]*=[1-9]\d*/g);
