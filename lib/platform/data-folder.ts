/** The data folder: readable by the user the site runs as, and by nobody else on the machine. */
import { accessSync, chmodSync, constants, lstatSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { isMainThread } from "node:worker_threads";
import { envFault } from "#lib/platform/env-error";

/** What a file or folder allows to others. */
const forOthers = 0o077;

/**
 * Makes the data folder, takes from everybody else what an earlier version or a copy left them in it, and has this
 * process, and those it starts, make files for their own user only. Throws EnvError when the folder cannot be used.
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

/** Takes a folder and all that is in it from everybody else. */
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
 * What belongs to another user is theirs: `lost+found` of a disk, or the folder itself where a volume is lent to a group.
 * And another process on the folder may remove what is in it meanwhile.
 */
const theirs = new Set(["EACCES", "EPERM", "ENOENT", "ENOTDIR"]);

/** Does it, or gives null where that is not ours to do. */
function unlessTheirs<T>(change: () => T): T | null {
  try {
    return change();
  } catch (error) {
    if (theirs.has((error as NodeJS.ErrnoException).code ?? "")) return null;
    throw error;
  }
}
