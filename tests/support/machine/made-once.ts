/** Folders that are costly to make: made once, at a place that tells what by, and copied from there. */
import { existsSync, renameSync, rmSync } from "node:fs";

/** Returns the folder `place`, after `make` has made it at another path if it was not there. */
export function madeOnce(place: string, make: (draft: string) => void): string {
  if (existsSync(place)) return place;
  // Another worker may be making one too: the first to finish wins.
  const draft = `${place}-${process.pid}`;
  make(draft);
  try {
    renameSync(draft, place);
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
  return place;
}
