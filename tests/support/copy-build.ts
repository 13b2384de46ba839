/** Copies of the build under test, for servers that are to change nothing of it. */
import { cpSync } from "node:fs";
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
