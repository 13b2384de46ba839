/** Commands as an operator types them, in a folder whose files say what the server works on. */
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach } from "vitest";
import { asServer } from "@/tests/support/programs/as-server";

/** Gives each test of the calling file an empty folder, in which commands are run. */
export function operatorFolder() {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), "lantern-command-"))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const inFolder = (...names: string[]): string => path.join(folder, ...names);

  return {
    inFolder,

    write: (file: string, ...lines: string[]): void => writeFileSync(inFolder(file), lines.join("\n")),

    /** Runs a script to its end: one of `scripts` by its name, or any by its path. */
    run: (script: string, words: readonly string[] = [], env: Record<string, string> = {}) => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [
          // As package.json has it: mails are made by React's own renderer.
          ...(script === "letter" ? [] : asServer),
          path.resolve("scripts", script.includes(".") ? script : `${script}.ts`),
          ...words,
        ],
        { cwd: folder, encoding: "utf8", env: { ...process.env, LOG_LEVEL: "silent", ...env } },
      );
      return { status, said: stdout, fault: stderr };
    },

    /** Starts a script whose tests answer it meanwhile. */
    start: (script: string, words: readonly string[]) =>
      spawn(process.execPath, [...asServer, path.resolve("scripts", `${script}.ts`), ...words], {
        cwd: folder,
        env: { ...process.env, LOG_LEVEL: "silent" },
      }),
  };
}
