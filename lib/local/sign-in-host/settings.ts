/** What a build needs to know about the local sign-in host: constants, so that one build fits every data folder. */

/**
 * Clerk's publishable key contains a host in base64. This host does not exist; the site reaches the sign-in host through itself.
 */
export const localPublishableKey = `pk_live_${btoa("clerk.localhost$")}`;

/** The public Clerk settings with which a site without keys of its own is built. */
export const localPublicSettings = {
  NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: localPublishableKey,
  NEXT_PUBLIC_CLERK_PROXY_URL: "/__clerk",
  NEXT_PUBLIC_CLERK_TELEMETRY_DISABLED: "1",
};

/** The user who always exists. Named in the README. */
export const demoUser = {
  id: "user_demo",
  email: "demo@lantern.example",
  password: "follow-the-light",
  firstName: "Dana",
  lastName: "Demo",
};

/** The code that every e-mail of the host would contain. No e-mail is sent. Named in the README. */
export const emailedCode = "424242";
