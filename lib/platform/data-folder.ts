/** The data folder: readable for the user that the site runs as, and for nobody else on the machine. */
import { accessSync, chmodSync, constants, lstatSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { isMainThread } from "node:worker_threads";
import { envFault } from "#lib/platform/env-error";

/** The permissions of group and others. */
const forOthers = 0o077;

/**
 * Creates the data folder and removes the permissions for others that an earlier version or a copy left in it. From then on, this
 * process and those it starts create files for their own user only. Throws EnvError when the folder cannot be used.
 */
export function keepDataFolderPrivate(folder: string): void {
  if (isMainThread) process.umask(forOthers);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code = "unknown" } = error as NodeJS.ErrnoException;
    throw envFault("LANTERN_DATA_DIR", `${folder} cannot be used as a folder (${code})`);
  }
  closeToOthers(folder);
}

/** Removes the permissions for others from a folder and everything in it. */
function closeToOthers(folder: string): void {
  unlessTheirs(() => takeFromOthers(folder));
  for (const entry of unlessTheirs(() => readdirSync(folder, { withFileTypes: true })) ?? []) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) closeToOthers(place);
    else if (entry.isFile()) unlessTheirs(() => takeFromOthers(place));
  }
}

function takeFromOthers(place: string): void {
  const { mode } = lstatSync(place);
  if (mode & forOthers) chmodSync(place, mode & 0o700);
}

/**
 * Files of other users stay as they are: `lost+found` of a disk, or the folder itself where a volume is shared with a group. And
 * another process may remove files from the folder meanwhile.
 */
const theirs = new Set(["EACCES", "EPERM", "ENOENT", "ENOTDIR"]);

/** Makes the change, or returns null where it is not ours to make. */
function unlessTheirs<T>(change: () => T): T | null {
  try {
    return change();
  } catch (error) {
    if (theirs.has((error as NodeJS.ErrnoException).code ?? "")) return null;
    throw error;
  }
}
