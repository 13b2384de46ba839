/** Copies of the build under test, for servers that are to change nothing of it. */
import { cpSync, symlinkSync } from "node:fs";
import path from "node:path";
import { buildFolder, currentFile } from "#lib/platform/build-folder";

/** Copies the build into another folder, at the place where a server looks for it; of its files those that are wanted. */
export function copyBuild(to: string, isWanted: (file: string) => boolean = () => true): void {
  const build = buildFolder();
  const left = /\/(?:cache|compile-cache|servers|trace|server\/route-cache)$/;
  cpSync(build, path.join(to, build), {
    recursive: true,
    filter: (file) => !left.test(file) && isWanted(file),
  });
  cpSync(currentFile, path.join(to, currentFile));
}

/** Links what a server needs beside its build from this project into another folder, and what else is named. */
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
