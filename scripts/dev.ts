/** `npm run dev`: Next's development server with the embedded defaults, on PORT or 3000. */
import { spawn } from "node:child_process";
import { loopbackArguments, startLocalSignIn, warnIfExposed } from "./local-sign-in.ts";
import { readArguments } from "./read-arguments.ts";
import { openDataFolder, readEnv } from "./read-env.ts";

readArguments("npm run dev (on another port: PORT=4000 npm run dev)");
Object.assign(process.env, { NODE_ENV: "development" });
const env = await readEnv("development");
await openDataFolder(env);
await warnIfExposed(env);
const signIn = (await startLocalSignIn(env))?.settings;

const child = spawn(
  process.execPath,
  ["node_modules/next/dist/bin/next", "dev", "-p", String(env.PORT), ...(await loopbackArguments(env, []))],
  {
    stdio: "inherit",
    env: { ...process.env, ...signIn, NEXT_TELEMETRY_DISABLED: "1" },
  },
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 1));
