/** A temporary folder in memory, where this machine has one with room. */
import { mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import path from "node:path";

/** Linux keeps what is written here in memory, up to half of it. */
const shared = "/dev/shm";
const prefix = "lantern-test-";
/** A run of all tests had up to 1.3 GiB lying there at once. */
const neededBytes = 6 * 2 ** 30;

const roomIn = (folder: string): number => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/**
 * Makes such a folder, which is gone when this process ends; gives its path, or null where there is no room. What a run
 * that was killed left there is removed first.
 */
export function makeMemoryFolder(): string | null {
  if (Math.min(roomIn(shared), process.availableMemory()) < neededBytes) return null;
  for (const name of readdirSync(shared))
    if (name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length))))
      rmSync(path.join(shared, name), { recursive: true, force: true });
  const folder = path.join(shared, `${prefix}${process.pid}`);
  mkdirSync(folder, { mode: 0o755 });
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
