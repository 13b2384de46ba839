/**
 * The folders of builds, each named by the stamp of what it was made from: a new build does not touch the one that is being served.
 * The last two are kept. The newer one also serves the files of the other, which pages open in somebody's browser still request.
 */
import { spawn } from "node:child_process";
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { writeWholeFileSync } from "#lib/base/values/whole-file";
import { buildFolder, currentFile, workFolder } from "#lib/platform/build-folder";
import { isRunning } from "#lib/platform/is-running";

/** Beside `workFolder`, and at the same depth: files of a build find what they need by relative paths. */
const pattern = /^\.next-[0-9a-f]{12}$/;
/** Prefix of the name of a build that is being removed. */
const leaving = ".next-leaving-";
/** Written last: a folder that has this file is complete. It lists the build's own files of `static`. */
const ownFiles = "own-files.json";
/** The folder with one file for each server that runs from a build, named by its process. */
const servers = "servers";
/** What stays where Next works: its cache between builds, its development server, its types. */
const staying = new Set(["cache", "dev", "types", "lock"]);

/** The folder of the build with a stamp. */
export const folderOf = (stamp: string): string => `.next-${stamp.slice(0, 12)}`;

/** Whether there is a complete build with a stamp. */
export const hasBuild = (stamp: string): boolean => existsSync(path.join(folderOf(stamp), ownFiles));

/**
 * Moves the build that Next has just made to the folder of its stamp, and returns the folder. If that folder is being served it
 * stays as it is, since both are made from the same sources. Otherwise the new build replaces it, and also serves its files.
 */
export function keepBuild(stamp: string): string {
  const folder = folderOf(stamp);
  if (isServed(folder)) return folder;
  const replaced = existsSync(folder) ? putAside(folder) : null;
  mkdirSync(folder);
  for (const name of readdirSync(workFolder))
    if (!staying.has(name)) renameSync(path.join(workFolder, name), path.join(folder, name));
  const own = staticFiles(folder);
  if (replaced !== null) addFiles(folder, replaced, staticFiles(replaced));
  writeWholeFileSync(path.join(folder, ownFiles), JSON.stringify(own));
  return folder;
}

/** Makes a build the one that is served from now on. The one before it is kept too, and all others are removed. */
export function useBuild(folder: string): void {
  const former = buildFolder();
  writeWholeFileSync(currentFile, folder);
  const kept = new Set([folder, former]);
  if (former === folder) for (const name of builds()) kept.add(name);
  else addFiles(folder, former, ownFilesOf(former));
  remove(builds().filter((name) => !kept.has(name) && !isServed(name)));
}

/** Notes that this process serves a build, so that no later build removes its files. */
export function holdBuild(folder: string): () => void {
  const file = path.join(folder, servers, String(process.pid));
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, "");
  } catch {
    // Nobody builds in a folder that cannot be written to.
  }
  return () => rmSync(file, { force: true });
}

/**
 * The configuration that a build was made with, as JSON, with `changes` applied. Next's own standalone server starts with it too.
 * Otherwise Next would compile `next.config.ts` at every start, for which it loads its compiler: 40 MB, and files in the user's
 * cache.
 */
export function builtConfig(folder: string, changes: { compress?: boolean } = {}): string {
  return JSON.stringify({ ...readConfig(folder), distDir: folder, ...changes });
}

/** Whether a folder has a build that can be served. */
export const isBuild = (folder: string): boolean => existsSync(configOf(folder));

/** Ends the process and says what to do if there is no build to serve. */
export function requireBuild(folder: string): void {
  if (isBuild(folder)) return;
  console.error("There is no build: npm run build");
  process.exit(1);
}

/** The value of `env` in next.config.ts when a build was made. */
export const builtWith = (folder: string): Record<string, string> => readConfig(folder).env ?? {};

const configOf = (folder: string): string => path.join(folder, "required-server-files.json");

function readConfig(folder: string): { env?: Record<string, string> } {
  const text = readFileSync(configOf(folder), "utf8");
  return (JSON.parse(text) as { config: { env?: Record<string, string> } }).config;
}

const builds = (): string[] => readdirSync(".").filter((name) => pattern.test(name));

/**
 * Removes builds, and what an earlier removal left behind. From here on they do not count as builds. The work is done by a separate
 * process, as it takes most of a minute on a file system that discards each freed block at once.
 */
function remove(names: readonly string[]): void {
  for (const name of names) putAside(name);
  const left = readdirSync(".").filter((name) => name.startsWith(leaving));
  if (left.length === 0) return;
  const code = `for (const name of process.argv.slice(1)) fs.rmSync(name, { recursive: true, force: true })`;
  const remover = spawn(process.execPath, ["-e", code, ...left], { detached: true, stdio: "ignore" });
  // The next removal tries again.
  remover.once("error", () => undefined);
  remover.unref();
}

/** Renames a build, so that it does not count as one and is removed with the next ones. Returns the new name. */
function putAside(name: string): string {
  const aside = `${leaving}${name.slice(".next-".length)}-${Date.now()}`;
  renameSync(name, aside);
  return aside;
}

/** Whether a server runs from a folder. */
export function isServed(folder: string): boolean {
  const place = path.join(folder, servers);
  return existsSync(place) && readdirSync(place).some((name) => isRunning(Number(name)));
}

/** Every file that a build serves, its own and those of the one before. */
function staticFiles(folder: string): string[] {
  const statics = path.join(folder, "static");
  if (!existsSync(statics)) return [];
  return readdirSync(statics, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(statics, path.join(entry.parentPath, entry.name)));
}

function ownFilesOf(folder: string): string[] {
  const list = path.join(folder, ownFiles);
  return existsSync(list) ? (JSON.parse(readFileSync(list, "utf8")) as string[]) : [];
}

/** Adds files of one build to those that another serves. Their names are hashes of their content. */
function addFiles(folder: string, former: string, names: readonly string[]): void {
  for (const name of names) {
    const target = path.join(folder, "static", name);
    if (existsSync(target)) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    linkSync(path.join(former, "static", name), target);
  }
}
