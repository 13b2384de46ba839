/** The environment of a script: reads the `.env` files as Next does, then parses the variables. */
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { withoutByteOrderMark } from "#lib/base/text/byte-order-mark";
import { localPublicSettings } from "#lib/local/sign-in-host/settings";
import type { Env } from "#lib/platform/env";

type Mode = "production" | "development";

/**
 * Loads the `.env` files. A variable that is set already wins over a file, and an earlier file over a later one. Also sets
 * the time zone of this process, and of all it starts, to UTC. Code that uses the machine's zone, such as the reader of
 * opening hours or the parsing of a date without a zone, would give other results on each machine, and in summer and winter.
 */
export function loadEnvFiles(mode: Mode = "production"): void {
  for (const file of [`.env.${mode}.local`, ".env.local", `.env.${mode}`, ".env"])
    if (existsSync(file))
      for (const [name, value] of Object.entries(parseEnv(withoutByteOrderMark(readFileSync(file, "utf8")))))
        process.env[name] ??= value;
  process.env.TZ = "UTC";
}

/**
 * Returns the parsed environment; ends the process with a message that names every faulty variable. If no Clerk key is set, the
 * public settings of the local sign-in host are used, for builds and servers alike.
 */
export async function readEnv(mode: Mode = "production"): Promise<Env> {
  loadEnvFiles(mode);
  if (!process.env.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY?.trim()) Object.assign(process.env, localPublicSettings);
  return (await import("#lib/platform/env")).env;
}

/** Makes the data folder accessible only to this user; ends the process with the reason if it cannot be used. */
export async function openDataFolder(env: Env): Promise<void> {
  const { keepDataFolderPrivate } = await import("#lib/platform/data-folder");
  try {
    keepDataFolderPrivate(env.LANTERN_DATA_DIR);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "EnvError") throw error;
    console.error(error.message);
    process.exit(1);
  }
}
