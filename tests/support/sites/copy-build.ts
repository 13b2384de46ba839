/** Copies of the build under test, for servers that must not change it. */
import { cpSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildFolder, currentFile } from "#lib/platform/build-folder";

/** What a server writes into the folder of a build. */
const left = /\/(?:cache|compile-cache|servers|trace|server\/route-cache)$/;

/** Copies the build into another folder, to the place where a server looks for it; only the wanted files. */
export function copyBuild(to: string, isWanted: (file: string) => boolean = () => true): void {
  const build = buildFolder();
  cpSync(build, path.join(to, build), {
    recursive: true,
    filter: (file) => !left.test(file) && isWanted(file),
  });
  cpSync(currentFile, path.join(to, currentFile));
}

/** Adds the build again to a folder that has a copy, as another build made at the same moment, to be served next. */
export function copyBuildAnew(to: string): void {
  const other = ".next-00000000feed";
  cpSync(buildFolder(), path.join(to, other), {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) => !left.test(file),
  });
  writeFileSync(path.join(to, currentFile), other);
}

/** Links what a server needs beside its build, and whatever else is named, from this project into another folder. */
export function linkProject(to: string, ...more: string[]): void {
  const needed = [
    "node_modules",
    "messages",
    "public",
    "scripts",
    "package.json",
    "next.config.ts",
    "tsconfig.json",
  ];
  for (const name of [...needed, ...more]) symlinkSync(path.resolve(name), path.join(to, name));
}
