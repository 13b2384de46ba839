/**
 * Where the build stands that this folder serves. `npm run build` gives each build a folder of its own and names the last
 * in a file; a build that Next made by itself stands where Next puts it.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** Where Next builds, and keeps what it keeps between builds. */
export const workFolder = ".next";

/** In it a build says when its making began: the times of its files are those of a copy, where they were copied. */
export const begunFile = "begun-at";

/** Names the folder of the build that was made or started last. */
export const currentFile = ".next-current";

/** The folder of the build that was made or started last, relative to the project. */
export const buildFolder = (): string =>
  existsSync(currentFile) ? readFileSync(currentFile, "utf8").trim() : workFolder;

/**
 * When the making of a build began, by the machine's clock: nothing that came out earlier is missing from its pages. Null
 * where there is no build.
 */
export function buildBegunAt(folder: string): number | null {
  const file = path.join(/* turbopackIgnore: true */ folder, begunFile);
  if (existsSync(file)) return Number(readFileSync(file, "utf8"));
  // Of a build that Next made by itself: written before the pages are.
  const id = path.join(/* turbopackIgnore: true */ folder, "BUILD_ID");
  return statSync(id, { throwIfNoEntry: false })?.mtimeMs ?? null;
}
