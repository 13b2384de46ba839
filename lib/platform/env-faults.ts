/** Reasons why a server must not run although its environment parses. */
import { isLocalSignIn, type Env } from "#lib/platform/env";
import { EnvError, envFault } from "#lib/platform/env-error";
import { isLoopbackName } from "#lib/base/addresses/loopback-name";

/**
 * Why a server must not run with the local sign-in host, whose code everybody knows; null when it may, and when the host is not
 * requested. In development the host runs without being requested.
 */
export function localSignInFault(env: Env): EnvError | null {
  const { LANTERN_LOCAL_SIGN_IN: mode, LANTERN_BASE_URL: baseUrl } = env;
  if (!isLocalSignIn(env) || mode === "exposed") return null;
  if (mode === "off" && !env.isDevelopment)
    return new EnvError(
      "No key of Clerk is set, and this is not said to be a local run. Set NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY and " +
        "CLERK_SECRET_KEY and build again; or, on a machine of your own only, set LANTERN_LOCAL_SIGN_IN=1 (as " +
        "`npm start` does): then this machine alone reaches the site, and whoever does can sign up with the code that " +
        "the README names.",
    );
  if (baseUrl === undefined || isLoopbackName(new URL(baseUrl).hostname)) return null;
  return new EnvError(
    `LANTERN_BASE_URL: ${baseUrl} is not this machine, and everybody knows the code of the local sign-in host. Set ` +
      "NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY and CLERK_SECRET_KEY and build again; or set LANTERN_LOCAL_SIGN_IN=exposed, and " +
      "whoever reaches the site can sign up as anybody and sign in as the demo user.",
  );
}

/** Why a server must not run with these Clerk keys, which do not belong together; null when they do, and when there are none. */
export function clerkKeyFault(env: Env): EnvError | null {
  if (isLocalSignIn(env)) return null;
  const { NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: open = "", CLERK_SECRET_KEY: secret } = env;
  if (secret === undefined)
    return envFault("CLERK_SECRET_KEY", "missing: needed beside NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY");
  const modeOf = (key: string) => key.split("_")[1];
  return modeOf(secret) === modeOf(open)
    ? null
    : envFault(
        "CLERK_SECRET_KEY",
        "not of the same kind, test or live, as NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY",
      );
}
