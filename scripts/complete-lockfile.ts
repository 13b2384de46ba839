/**
 * `npm run lockfile`: completes package-lock.json after a change. Some optional packages for other operating systems are not
 * available from every registry. npm then leaves them out of the lockfile, and `npm ci` refuses a lockfile that does not name every
 * optional dependency. This adds an entry for each missing one, with its integrity if the registry has the package; npm skips them
 * on this platform.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { readArguments } from "./read-arguments.ts";

readArguments("npm run lockfile");

type Entry = {
  integrity?: string;
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
type Lockfile = { packages: Record<string, Entry> };

const systems = [
  "darwin",
  "linux",
  "win32",
  "android",
  "freebsd",
  "openharmony",
  "netbsd",
  "openbsd",
  "sunos",
  "aix",
];
const processors = [
  "arm64",
  "x64",
  "arm",
  "ia32",
  "ppc64",
  "s390x",
  "riscv64",
  "loong64",
  "mips64el",
  "wasm32",
];

const file = "package-lock.json";
const lockfile = JSON.parse(readFileSync(file, "utf8")) as Lockfile;
const packages = lockfile.packages;

/** Whether a dependency of the package at `from` is found in its own node_modules or in one above. */
function isLocked(from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("node_modules/") - 1))) {
    if (packages[`${folder === "" ? "" : `${folder}/`}node_modules/${name}`]) return true;
    if (folder === "") return false;
  }
}

const added: string[] = [];
for (const [from, entry] of Object.entries({ ...packages })) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(from, name) || !/^\d/.test(version)) continue;
    const parts = name.replace(/^@[^/]+\//, "").split(/[-_]/);
    const os = systems.filter((system) => parts.includes(system));
    const cpu = processors.filter(
      (processor) =>
        parts.includes(processor) ||
        (processor === "arm" && parts.some((part) => /^(gnueabihf|eabi)$/.test(part))),
    );
    packages[`node_modules/${name}`] = {
      version,
      ...(cpu.length > 0 ? { cpu } : {}),
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
      os: os.length > 0 ? os : ["none"],
      ...(parts.includes("musl") ? { libc: ["musl"] } : {}),
    };
    added.push(name);
  }
}

/** The hash of a package's archive according to the registry; undefined when the registry does not have it. */
function integrityOf(name: string, version: string): string | undefined {
  const { status, stdout } = spawnSync("npm", ["view", `${name}@${version}`, "dist.integrity"]);
  return status === 0 ? stdout.toString().trim() || undefined : undefined;
}

let unverified = 0;
for (const [place, entry] of Object.entries(packages)) {
  if (place === "" || entry.integrity || !entry.version) continue;
  const [, name = ""] = /.*node_modules\/(.+)/.exec(place) ?? [];
  const integrity = integrityOf(name, entry.version);
  if (integrity) entry.integrity = integrity;
  else unverified += 1;
}

lockfile.packages = Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`);
console.log(added.length === 0 ? "The lockfile is complete." : `Added ${added.length}: ${added.join(", ")}`);
if (unverified > 0) console.log(`${unverified} without an integrity: the registry does not carry them.`);
