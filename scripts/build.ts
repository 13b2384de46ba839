/** `npm run build`: a production build, in a folder in which `npm start` finds it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { constants } from "node:os";
import path from "node:path";
import { buildArrival } from "./build-arrival.ts";
import { begunFile, workFolder } from "#lib/platform/build-folder";
import { folderOf, isServed, keepBuild, useBuild } from "./build-folders.ts";
import { currentStamp } from "./build-stamp.ts";
import { bundleServer } from "./bundle-server.ts";
import { hintCompilation } from "./compile-hint.ts";
import { readArguments } from "./read-arguments.ts";
import { readEnv } from "./read-env.ts";

/**
 * Builds with Next, and makes this build the one that is served from the next start on. If a build of the same sources and
 * environment is being served, that one is used instead. Ends the process when the build fails; then everything is as before.
 */
export async function build(): Promise<void> {
  await readEnv();
  const stamp = await currentStamp();
  const folder = folderOf(stamp);
  if (isServed(folder)) {
    console.log(`Not built: ${folder} is of these sources and this environment, and is being served.`);
    useBuild(folder);
    return;
  }
  const begunAt = Date.now();
  await buildWithNext();
  writeFileSync(path.join(workFolder, begunFile), String(begunAt));
  await buildArrival(workFolder);
  await bundleServer(workFolder);
  hintCompilation(path.join(workFolder, "static/chunks"));
  // On Vercel the host manages builds itself, and takes them from where Next puts them.
  if (process.env.VERCEL === undefined) useBuild(keepBuild(stamp));
}

/** Has Next build. Ends the process when that fails; a signal that ends this process ends Next first, which would go on alone. */
async function buildWithNext(): Promise<void> {
  const next = spawn(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  const told: NodeJS.Signals[] = [];
  const pass = (signal: NodeJS.Signals): void => {
    told.push(signal);
    next.kill(signal);
  };
  const signals = ["SIGINT", "SIGTERM"] as const;
  for (const signal of signals) process.on(signal, pass);
  const [status, endedBy] = (await once(next, "close")) as [number | null, NodeJS.Signals | null];
  for (const signal of signals) process.off(signal, pass);
  const signal = told[0] ?? endedBy;
  if (signal) process.exit(128 + constants.signals[signal]);
  if (status !== 0) process.exit(status ?? 1);
}

if (import.meta.main) {
  readArguments("npm run build");
  await build();
}
