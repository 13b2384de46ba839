/** A build that is told to end before it is done. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isRunning } from "#lib/platform/is-running";

let project: string;
let building: ChildProcess;
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), "lantern-build-ended-"));
});
afterEach(() => {
  building.kill("SIGKILL");
  if (existsSync(noted()) && isRunning(nextProcess())) process.kill(nextProcess(), "SIGKILL");
  rmSync(project, { recursive: true, force: true });
});

/** A stand-in for Next: it notes its process and does this. */
function withNext(code: string): void {
  for (const [file, text] of Object.entries({
    "lib/local/dataset/lantern.ndjson": "",
    "node_modules/next/dist/bin/next": `require("node:fs").writeFileSync("pid.new", String(process.pid));
      require("node:fs").renameSync("pid.new", "pid"); ${code}`,
  })) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), text);
  }
}

const noted = () => path.join(project, "pid");

const nextProcess = () => Number(readFileSync(noted(), "utf8"));

function startBuild(): ChildProcess {
  const env = { ...process.env, NODE_ENV: "production" as const };
  building = spawn(process.execPath, [path.resolve("scripts/build.ts")], { cwd: project, env });
  return building;
}

/** Starts a build and waits until Next is at work. */
async function begin(): Promise<void> {
  startBuild();
  await expect.poll(() => existsSync(noted()), { timeout: 20_000 }).toBe(true);
}

test.each(["SIGTERM", "SIGINT"] as const)("%s ends Next too, which would build on", async (signal) => {
  withNext("setInterval(() => undefined, 1_000)");
  await begin();
  building.kill(signal);
  expect(await once(building, "close")).toEqual([128 + constants.signals[signal], null]);
  expect(isRunning(nextProcess())).toBe(false);
});

test("nothing follows a build that Next ended as if it were done", async () => {
  withNext('process.on("SIGTERM", () => process.exit(0)); setInterval(() => undefined, 1_000)');
  await begin();
  building.kill("SIGTERM");
  expect(await once(building, "close")).toEqual([143, null]);
  expect(existsSync(path.join(project, ".next-current"))).toBe(false);
});

test("a build that fails says so by its own status", async () => {
  withNext("process.exit(3)");
  expect(await once(startBuild(), "close")).toEqual([3, null]);
});
