/** Starts the local sign-in host where no key of Clerk is set. */
import type { Env } from "#lib/platform/env";
import { isLoopbackName } from "#lib/platform/loopback-name";

/** Ends the process with the reason where the local sign-in host is asked for and must not serve. */
export async function requireLocalRun(env: Env): Promise<void> {
  const { localSignInFault } = await import("#lib/platform/env-faults");
  const fault = localSignInFault(env);
  if (!fault) return;
  console.error(fault.message);
  process.exit(1);
}

/** Whether the server is to be reached from this machine alone: everybody knows the code of the local sign-in host. */
export async function isForThisMachine(env: Env): Promise<boolean> {
  const { isLocalSignIn, isSignInExposed } = await import("#lib/platform/env");
  return isLocalSignIn(env) && !isSignInExposed(env);
}

/**
 * Gives the settings by which Clerk's code meets the host, or null when Clerk itself is configured. Ends the process where
 * the host must not serve.
 */
export async function startLocalSignIn(env: Env): Promise<Record<string, string> | null> {
  const { isLocalSignIn } = await import("#lib/platform/env");
  if (!isLocalSignIn(env)) return null;
  await requireLocalRun(env);
  const { startSignInHost } = await import("#lib/local/sign-in-host/host");
  return (await startSignInHost(env.LANTERN_DATA_DIR, env.LANTERN_BASE_URL)).settings;
}

/** Warns, where the local sign-in host may be reached from other machines. Our own server says it among its defaults. */
export async function warnIfExposed(env: Env): Promise<void> {
  const { isSignInExposed } = await import("#lib/platform/env");
  const { exposedWarning } = await import("#lib/platform/env-notes");
  if (isSignInExposed(env)) console.warn(exposedWarning);
}

/**
 * What tells `next dev` and `next start` to be reached from this machine alone. Ends the process where `given` names
 * another host and the site is for this machine.
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
