import "server-only";
import { builtPublishableKey, env } from "#lib/platform/env";
import { clerkKeyFault, localSignInFault } from "#lib/platform/env-faults";
import { localPublishableKey } from "#lib/local/sign-in-host/settings";

/** Why this build must not run in this environment; null when it may. */
function keyFault(): string | null {
  if (env.isDevelopment) return null;
  if (builtPublishableKey === localPublishableKey && env.LANTERN_LOCAL_SIGN_IN === "off")
    return (
      "This build carries the key of the local sign-in host. Build it with NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY, or set " +
      "LANTERN_LOCAL_SIGN_IN=1 on a machine of your own."
    );
  const fault = localSignInFault(env) ?? clerkKeyFault(env);
  if (fault) return fault.message;
  return builtPublishableKey === env.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY
    ? null
    : "NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY is not the one that this build was made with. Build again.";
}

/** Ends the process when the build must not run. Next itself would log an error at its start and listen all the same. */
export function requireOwnKey(): void {
  const fault = keyFault();
  if (fault === null) return;
  console.error(fault);
  process.exit(1);
}
