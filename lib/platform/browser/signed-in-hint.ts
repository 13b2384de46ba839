import "client-only";

/** Whether Clerk's own cookie says that somebody is signed in: a hint for pages that do not load Clerk, never permission. */
export const isSignedInHint = (): boolean => /(?:^|; )__client_uat[^=;]*=[1-9]/.test(document.cookie);
