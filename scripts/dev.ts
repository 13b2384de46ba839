/** `npm run dev`: Next's development server on the embedded defaults, on PORT or 3000. */
import { spawn } from "node:child_process";
import { startLocalSignIn } from "./local-sign-in.ts";
import { readEnv } from "./read-env.ts";

Object.assign(process.env, { NODE_ENV: "development" });
const signIn = await startLocalSignIn(await readEnv("development"));

const child = spawn(
  process.execPath,
  ["node_modules/next/dist/bin/next", "dev", "-p", process.env.PORT || "3000"],
  {
    stdio: "inherit",
    env: { ...process.env, ...signIn, NEXT_TELEMETRY_DISABLED: "1" },
  },
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 0));
