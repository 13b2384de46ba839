/** Starts the local sign-in host when no Clerk key is set. */
import type { RunningHost } from "#lib/local/sign-in-host/host";
import type { Env } from "#lib/platform/env";
import { isLoopbackName } from "#lib/base/addresses/loopback-name";

/** Ends the process with the reason if the local sign-in host is asked for but must not run. */
export async function requireLocalRun(env: Env): Promise<void> {
  const { localSignInFault } = await import("#lib/platform/env-faults");
  const fault = localSignInFault(env);
  if (!fault) return;
  console.error(fault.message);
  process.exit(1);
}

/** Whether the server must be reachable only from this machine: everybody knows the code of the local sign-in host. */
export async function isForThisMachine(env: Env): Promise<boolean> {
  const { isLocalSignIn, isSignInExposed } = await import("#lib/platform/env");
  return isLocalSignIn(env) && !isSignInExposed(env);
}

/** Returns the running host, or null when Clerk itself is configured. Ends the process if the host must not run. */
export async function startLocalSignIn(env: Env): Promise<RunningHost | null> {
  const { isLocalSignIn, isSignInExposed } = await import("#lib/platform/env");
  if (!isLocalSignIn(env)) return null;
  await requireLocalRun(env);
  const { startSignInHost } = await import("#lib/local/sign-in-host/host");
  return startSignInHost(env.LANTERN_DATA_DIR, env.LANTERN_BASE_URL, isSignInExposed(env));
}

/** Warns if the local sign-in host may be reached from other machines. Our own server says so in its list of defaults. */
export async function warnIfExposed(env: Env): Promise<void> {
  const { isSignInExposed } = await import("#lib/platform/env");
  const { exposedWarning } = await import("#lib/platform/env-notes");
  if (isSignInExposed(env)) console.warn(exposedWarning);
}

/**
 * The arguments that make `next dev` and `next start` reachable only from this machine. Ends the process if `given` names another
 * host although the site is for this machine.
 */
export async function loopbackArguments(env: Env, given: readonly string[]): Promise<string[]> {
  if (!(await isForThisMachine(env))) return [];
  const at = given.findIndex((one) => /^(?:-H|--hostname)/.test(one));
  if (at === -1) return ["-H", "localhost"];
  const name = /^(?:-H|--hostname)=?(.*)$/.exec(given[at] ?? "")?.[1] || (given[at + 1] ?? "");
  if (isLoopbackName(name) || name === "::1") return [];
  console.error(
    `The local sign-in host is for this machine alone, and ${name || "that"} is not: everybody knows its code. Set the ` +
      "keys of Clerk, or LANTERN_LOCAL_SIGN_IN=exposed.",
  );
  process.exit(1);
}
