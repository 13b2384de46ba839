import "client-only";

/** What Clerk's own cookie says while somebody is signed in: since when, in seconds since 1970; null while nobody is. */
export const signedInHint = (): string | null =>
  /(?:^|; )__client_uat[^=;]*=([1-9]\d*)/.exec(document.cookie)?.[1] ?? null;

/** Whether somebody is signed in by that cookie: a hint for pages that do not load Clerk, never permission. */
export const isSignedInHint = (): boolean => signedInHint() !== null;
