/** A temporary folder in memory, where this machine has one with room. */
import { mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, statfsSync } from "node:fs";
import { constants } from "node:os";
import path from "node:path";
import { isRunning } from "#lib/platform/is-running";

/** What is written here, Linux keeps in memory. */
const shared = "/dev/shm";
/** A run of all tests had up to 1.3 GiB lying there at once; its browsers and servers take as much again. */
const neededBytes = 6 * 2 ** 30;

/** A folder is named by its process. Containers may share the place and not their processes: their kind of number is part of it. */
const prefix = () => `lantern-test-${readlinkSync("/proc/self/ns/pid").replace(/\D/g, "")}-`;

/** A build is copied there, and Varnish loads there what it has compiled. */
const runsPrograms = () => !/^\S+ \/dev\/shm \S+ \S*\bnoexec\b/m.test(readFileSync("/proc/mounts", "utf8"));

function hasRoom(): boolean {
  const { bavail, bsize } = statfsSync(shared);
  return Math.min(bavail * bsize, process.availableMemory()) >= neededBytes;
}

/** Removes what can be removed. Something may still write there, or be mounted: that is for the next run. */
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
 * Makes such a folder, which is gone when this process ends; gives its path, or null where there is none to be had. What a
 * run that was killed left there is removed first.
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
    // Not Linux, or not ours to write to.
    return null;
  }
}
