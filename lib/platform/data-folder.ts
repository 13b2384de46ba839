/** The data folder: readable by the user the site runs as, and by nobody else on the machine. */
import { accessSync, chmodSync, constants, lstatSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { isMainThread } from "node:worker_threads";
import { envFault } from "#lib/platform/env";

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
    takeFromOthers(folder);
  } catch (error) {
    const { code = "unknown" } = error as NodeJS.ErrnoException;
    throw envFault("LANTERN_DATA_DIR", `${folder} cannot be used as a folder (${code})`);
  }
  const below = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of below) {
    if (!entry.isFile() && !entry.isDirectory()) continue;
    try {
      takeFromOthers(path.join(entry.parentPath, entry.name));
    } catch (error) {
      // Another process on the folder may have removed it since; what belongs to another user is theirs.
      const { code } = error as NodeJS.ErrnoException;
      if (code !== "ENOENT" && code !== "EPERM") throw error;
    }
  }
}

function takeFromOthers(place: string): void {
  const { mode } = lstatSync(place);
  if (mode & forOthers) chmodSync(place, mode & 0o700);
}
