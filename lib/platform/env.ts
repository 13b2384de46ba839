/**
 * The environment, read and parsed once. The only reader of `process.env` in server code, except for values that a build writes in.
 * A missing optional service means its embedded default; a malformed value stops the start and names the variable.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { localPublishableKey } from "#lib/local/sign-in-host/settings";
import { EnvError, envError, envFault } from "#lib/platform/env-error";
import { envSchema } from "#lib/platform/env-schema";

export type Env = z.output<typeof envSchema>;

/** Parses the raw environment. Throws EnvError. */
export function parseEnv(raw: Record<string, string | undefined>): Env {
  const parsed = envSchema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const byName = new Map<string, string>();
  for (const { path: at, message } of parsed.error.issues) {
    const name = String(at[0]);
    if (!byName.has(name)) byName.set(name, message);
  }
  throw envError([...byName]);
}

/** Whether sign-in uses the local host: no Clerk key is set, or the scripts have set the local one instead. */
export const isLocalSignIn = ({ NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: key }: Env): boolean =>
  key === undefined || key === localPublishableKey;

/** Whether the local sign-in host is configured for everybody who reaches it. */
export const isSignInExposed = (env: Env): boolean =>
  isLocalSignIn(env) && env.LANTERN_LOCAL_SIGN_IN === "exposed";

/** Whether secrets made in the Studio open the preview: in a project whose drafts we may read, the Studio makes them. */
export const hasStudioSecrets = (env: Env): boolean =>
  env.SANITY_PROJECT_ID !== undefined && env.SANITY_API_READ_TOKEN !== undefined;

/** A missing dataset would otherwise fail only when the first page is read. */
function withDataset(env: Env): Env {
  const file = path.join(process.cwd(), "lib/local/dataset", env.LANTERN_DATASET);
  if (env.SANITY_PROJECT_ID || existsSync(/* turbopackIgnore: true */ file)) return env;
  throw envFault("LANTERN_DATASET", `there is no ${env.LANTERN_DATASET} in lib/local/dataset`);
}

/** Ends the process where the environment is unusable, since nothing started with it could work. */
function parsedOrEnd(): Env {
  try {
    return withDataset(parseEnv(process.env));
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

export const env = parsedOrEnd();

/** The publishable key that this code was built with: Next replaces the expression. Outside a build, the environment's. */
export const builtPublishableKey = process.env.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY;
