/**
 * `npm run start:bare`: plain `next start` on the existing build, without the front. If no Clerk key is set, the local sign-in host
 * runs beside it. Further arguments are passed on.
 */
import "./env-files.ts";
import { spawn } from "node:child_process";
import { loopbackArguments, startLocalSignIn, warnIfExposed } from "./local-sign-in.ts";
import { buildFolder } from "#lib/platform/build-folder";
import { builtConfig, holdBuild, requireBuild } from "./build-folders.ts";
import { openDataFolder, readEnv } from "./read-env.ts";

// A site started by hand without Clerk keys is for the person who starts it.
process.env.LANTERN_LOCAL_SIGN_IN ||= "1";

const env = await readEnv();
await openDataFolder(env);
await warnIfExposed(env);
const settings = (await startLocalSignIn(env))?.settings;
const given = process.argv.slice(2);
const folder = buildFolder();
requireBuild(folder);
process.once("exit", holdBuild(folder));
const next = spawn(
  process.execPath,
  ["node_modules/next/dist/bin/next", "start", ...(await loopbackArguments(env, given)), ...given],
  {
    env: { ...process.env, ...settings, __NEXT_PRIVATE_STANDALONE_CONFIG: builtConfig(folder) },
    stdio: "inherit",
  },
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => next.kill(signal));
next.once("exit", (code) => process.exit(code ?? 1));
