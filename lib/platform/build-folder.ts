/**
 * The folder of the build that this folder serves. `npm run build` gives each build a folder of its own and writes the last one's
 * name into a file. A build that Next made by itself is where Next puts it.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** Where Next builds, and where it keeps its cache between builds. */
export const workFolder = ".next";

/** The file in which a build notes when it began. The times of its files would be wrong where they were copied. */
export const begunFile = "begun-at";

/** The file that names the folder of the build that was made or started last. */
export const currentFile = ".next-current";

/** The folder of the build that was made or started last, relative to the project. */
export const buildFolder = (): string =>
  existsSync(currentFile) ? readFileSync(currentFile, "utf8").trim() : workFolder;

/** When a build began, by the machine's clock. Everything published earlier is in its pages. Null where there is no build. */
export function buildBegunAt(folder: string): number | null {
  const file = path.join(/* turbopackIgnore: true */ folder, begunFile);
  if (existsSync(file)) return Number(readFileSync(file, "utf8"));
  // For a build that Next made by itself: this file is written before the pages are.
  const id = path.join(/* turbopackIgnore: true */ folder, "BUILD_ID");
  return statSync(id, { throwIfNoEntry: false })?.mtimeMs ?? null;
}
