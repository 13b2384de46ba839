/** `npm run build`: a production build, and the stamp by which `npm start` knows it. */
import { spawnSync } from "node:child_process";
import { buildArrival } from "./build-arrival.ts";
import { currentStamp, writeStamp } from "./build-stamp.ts";
import { readEnv } from "./read-env.ts";

/** Builds with Next. Ends the process when the build fails. */
export async function build(): Promise<void> {
  await readEnv();
  const stamp = await currentStamp();
  const { status } = spawnSync(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (status !== 0) process.exit(status ?? 1);
  await buildArrival(".next");
  writeStamp(stamp);
}

if (import.meta.main) await build();
