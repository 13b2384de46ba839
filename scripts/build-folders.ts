/**
 * The folders of builds, each named by the stamp of what it was made of: a new build leaves the one that is being served
 * alone. The two last are kept, and the newer one also answers for the files of the other, which pages that are open in
 * somebody's browser still ask for.
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
import { buildFolder, currentFile, workFolder } from "#lib/platform/build-folder";
import { isRunning } from "#lib/platform/is-running";

/** Beside `workFolder`, and as deep: files of a build find what they need by relative paths. */
const pattern = /^\.next-[0-9a-f]{12}$/;
/** What the name of a build begins with while it is being removed. */
const leaving = ".next-leaving-";
/** Written last: a folder that has it is whole. Lists the build's own files of `static`. */
const ownFiles = "own-files.json";
/** A file for each server that runs from a folder, named by its process. */
const servers = "servers";
/** What stays where Next works: what it keeps from one build to the next, its development server, its types. */
const staying = new Set(["cache", "dev", "types", "lock"]);

/** The folder of the build of a stamp. */
export const folderOf = (stamp: string): string => `.next-${stamp.slice(0, 12)}`;

/** Whether there is a whole build of a stamp. */
export const hasBuild = (stamp: string): boolean => existsSync(path.join(folderOf(stamp), ownFiles));

/**
 * Moves the build that Next has just made to the folder of its stamp. Gives the folder. Where that is being served it stays
 * as it is, since both are made of the same; else the new build takes its place, and answers for its files.
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
  writeFileSync(path.join(folder, ownFiles), JSON.stringify(own));
  return folder;
}

/** Makes a build the one that is served from now on; the one before it is kept with it, and every other goes. */
export function useBuild(folder: string): void {
  const former = buildFolder();
  writeFileSync(currentFile, folder);
  const kept = new Set([folder, former]);
  if (former === folder) for (const name of builds()) kept.add(name);
  else addFiles(folder, former, ownFilesOf(former));
  remove(builds().filter((name) => !kept.has(name) && !isServed(name)));
}

/** Notes that this process serves a build, so that none that comes after takes its files away. */
export function holdBuild(folder: string): () => void {
  const file = path.join(folder, servers, String(process.pid));
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, "");
  } catch {
    // A folder that nobody can write to is one that nobody builds in.
  }
  return () => rmSync(file, { force: true });
}

/**
 * The configuration that a build was made with, as JSON: Next's own standalone server is started by it too. Next would
 * otherwise compile `next.config.ts` at every start, for which it loads its compiler: 40 MB, and files in the user's cache.
 * With `changes` to what it was made with.
 */
export function builtConfig(folder: string, changes: { compress?: boolean } = {}): string {
  return JSON.stringify({ ...readConfig(folder), distDir: folder, ...changes });
}

/** Ends the process with what to do where there is no build to serve. */
export function requireBuild(folder: string): void {
  if (existsSync(configOf(folder))) return;
  console.error("There is no build: npm run build");
  process.exit(1);
}

/** What `env` of next.config.ts said when a build was made. */
export const builtWith = (folder: string): Record<string, string> => readConfig(folder).env ?? {};

const configOf = (folder: string): string => path.join(folder, "required-server-files.json");

function readConfig(folder: string): { env?: Record<string, string> } {
  const text = readFileSync(configOf(folder), "utf8");
  return (JSON.parse(text) as { config: { env?: Record<string, string> } }).config;
}

const builds = (): string[] => readdirSync(".").filter((name) => pattern.test(name));

/**
 * Removes builds, and what an earlier removal left. They are no builds from here on; a process of its own does the work,
 * which takes most of a minute on a disk that tells its device of each freed block.
 */
function remove(names: readonly string[]): void {
  for (const name of names) putAside(name);
  const left = readdirSync(".").filter((name) => name.startsWith(leaving));
  if (left.length === 0) return;
  const code = `for (const name of process.argv.slice(1)) fs.rmSync(name, { recursive: true, force: true })`;
  const remover = spawn(process.execPath, ["-e", code, ...left], { detached: true, stdio: "ignore" });
  // Whoever is next tries again.
  remover.once("error", () => undefined);
  remover.unref();
}

/** Gives a build another name, by which it is no build and removed with the next ones. Gives the name. */
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

/** Every file that a build answers for, of its own and of the one before. */
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

/** Adds files of one build to those that another answers for. Their names are hashes of what is in them. */
function addFiles(folder: string, former: string, names: readonly string[]): void {
  for (const name of names) {
    const target = path.join(folder, "static", name);
    if (existsSync(target)) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    linkSync(path.join(former, "static", name), target);
  }
}
