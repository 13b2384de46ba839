/** What a build needs to know of the local sign-in host: constants, so that one build fits every data folder. */

/** Clerk's publishable key names a host in base64. This one is no real host; the site reaches it through itself. */
export const localPublishableKey = `pk_live_${btoa("clerk.localhost$")}`;

/** The public settings of Clerk by which a site without keys of its own is built. */
export const localPublicSettings = {
  NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: localPublishableKey,
  NEXT_PUBLIC_CLERK_PROXY_URL: "/__clerk",
  NEXT_PUBLIC_CLERK_TELEMETRY_DISABLED: "1",
};

/** The user who is always there. Named in the README. */
export const demoUser = {
  id: "user_demo",
  email: "demo@lantern.example",
  password: "follow-the-light",
  firstName: "Dana",
  lastName: "Demo",
};

/** The code that every e-mail of the host would carry. Nothing is sent. Named in the README. */
export const emailedCode = "424242";
