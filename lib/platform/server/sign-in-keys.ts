import "server-only";
import { builtPublishableKey, env } from "#lib/platform/env";
import { localPublishableKey } from "#lib/local/sign-in-host/settings";

/**
 * Ends the start of a server whose build and environment name different keys of Clerk, or whose build carries the key of
 * the local sign-in host though nobody said that this is a local run. Throws.
 */
export function requireOwnKey(): void {
  if (env.isDevelopment) return;
  if (builtPublishableKey === localPublishableKey && !env.LANTERN_LOCAL_SIGN_IN)
    throw new Error(
      "This build carries the key of the local sign-in host. Build it with NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY, or set " +
        "LANTERN_LOCAL_SIGN_IN=1 on a machine of your own.",
    );
  if (builtPublishableKey !== env.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY)
    throw new Error(
      "NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY is not the one that this build was made with. Build again.",
    );
}
