/**
 * Where the build stands that this folder serves. `npm run build` gives each build a folder of its own and names the last
 * in a file; a build that Next made by itself stands where Next puts it.
 */
import { existsSync, readFileSync } from "node:fs";

/** Where Next builds, and keeps what it keeps between builds. */
export const workFolder = ".next";

/** Names the folder of the build that was made or started last. */
export const currentFile = ".next-current";

/** The folder of the build that was made or started last, relative to the project. */
export const buildFolder = (): string =>
  existsSync(currentFile) ? readFileSync(currentFile, "utf8").trim() : workFolder;
