/** Starts the local sign-in host where no key of Clerk is set. */
import type { Env } from "#lib/platform/env";

/**
 * Gives the settings by which Clerk's code meets the host, or null when Clerk itself is configured. Throws in production
 * unless the environment says that this is a local run: everybody knows the host's code.
 */
export async function startLocalSignIn(env: Env): Promise<Record<string, string> | null> {
  const { isLocalSignIn } = await import("#lib/platform/env");
  if (!isLocalSignIn(env)) return null;
  if (!env.isDevelopment && !env.LANTERN_LOCAL_SIGN_IN)
    throw new Error(
      "No key of Clerk is set, and this is not said to be a local run. Set NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY and " +
        "CLERK_SECRET_KEY and build again; or, on a machine of your own only, set LANTERN_LOCAL_SIGN_IN=1 (as " +
        "`npm start` does), and whoever reaches the site can sign up with the code that the README names.",
    );
  const { startSignInHost } = await import("#lib/local/sign-in-host/host");
  return (await startSignInHost(env.LANTERN_DATA_DIR)).settings;
}
