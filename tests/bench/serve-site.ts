/** The built site in a process of its own, as it runs in production. */
import { spawn, type ChildProcess, type StdioOptions } from "node:child_process";

const { siteEnv } = await import("../../scripts/site-under-test.ts");

/** Starts it. `env` is added to its environment. */
export const serveSite = (env: Record<string, string>, stdio: StdioOptions = "ignore"): ChildProcess =>
  spawn(process.execPath, ["scripts/serve.mjs"], {
    env: { ...process.env, ...siteEnv, NODE_ENV: "production", NODE_OPTIONS: "", ...env },
    stdio,
  });
