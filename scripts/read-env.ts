/** The environment of a script: `.env` files first, as Next reads them, then parsed. */
import { existsSync } from "node:fs";
import type { Env } from "#lib/platform/env";

/** What is set already wins over a file, and an earlier file over a later one. */
const files = [".env.production.local", ".env.local", ".env.production", ".env"];

/** Gives the parsed environment, or ends the process with a message that names every variable at fault. */
export async function readEnv(): Promise<Env> {
  for (const file of files) if (existsSync(file)) process.loadEnvFile(file);
  try {
    return (await import("#lib/platform/env")).env;
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "EnvError") throw error;
    console.error(error.message);
    process.exit(1);
  }
}
