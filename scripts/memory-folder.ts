/** A temporary folder in memory, if this machine has room for one. */
import { mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, statfsSync } from "node:fs";
import { constants } from "node:os";
import path from "node:path";
import { isRunning } from "#lib/platform/is-running";

/** Linux keeps files in this folder in memory. */
const shared = "/dev/shm";
/** A run of all tests had up to 1.3 GiB of files there at once; its browsers and servers take as much again. */
const neededBytes = 6 * 2 ** 30;

/**
 * A folder is named after its process. Containers may share the folder but not their processes, so the id of the process namespace
 * is part of the name.
 */
const prefix = () => `lantern-test-${readlinkSync("/proc/self/ns/pid").replace(/\D/g, "")}-`;

/** Whether programs may run from there: a build is copied there, and Varnish loads the code that it compiles. */
const runsPrograms = () => !/^\S+ \/dev\/shm \S+ \S*\bnoexec\b/m.test(readFileSync("/proc/mounts", "utf8"));

function hasRoom(): boolean {
  const { bavail, bsize } = statfsSync(shared);
  return Math.min(bavail * bsize, process.availableMemory()) >= neededBytes;
}

/** Removes what can be removed. If a process still writes there, or something is mounted, the next run removes the rest. */
function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // The run is over, or has not begun: nothing in it depends on this.
  }
}

function make(): string | null {
  const own = prefix();
  for (const name of readdirSync(shared))
    if (name.startsWith(own) && !isRunning(Number(name.slice(own.length)))) remove(path.join(shared, name));
  if (!runsPrograms() || !hasRoom()) return null;
  const folder = path.join(shared, `${own}${process.pid}`);
  mkdirSync(folder, { mode: 0o755, recursive: true });
  return folder;
}

/**
 * Makes such a folder, which is removed when this process ends, and returns its path, or null if there cannot be one. First removes
 * what a killed run left behind.
 */
export function makeMemoryFolder(): string | null {
  try {
    const folder = make();
    if (folder === null) return null;
    process.once("exit", () => remove(folder));
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.once(signal, () => process.exit(128 + constants.signals[signal]));
    return folder;
  } catch {
    // Not Linux, or no right to write there.
    return null;
  }
}
