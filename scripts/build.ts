/** `npm run build`: a production build, in a folder in which `npm start` finds it. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { buildArrival } from "./build-arrival.ts";
import { begunFile, workFolder } from "#lib/platform/build-folder";
import { folderOf, isServed, keepBuild, useBuild } from "./build-folders.ts";
import { currentStamp } from "./build-stamp.ts";
import { bundleServer } from "./bundle-server.ts";
import { hintCompilation } from "./compile-hint.ts";
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
  const { status } = spawnSync(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(path.join(workFolder, begunFile), String(begunAt));
  await buildArrival(workFolder);
  await bundleServer(workFolder);
  hintCompilation(path.join(workFolder, "static/chunks"));
  // On Vercel the host manages builds itself, and takes them from where Next puts them.
  if (process.env.VERCEL === undefined) useBuild(keepBuild(stamp));
}

if (import.meta.main) await build();
