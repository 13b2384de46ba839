/** An embedded database that cannot be created, as on a full disk. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openEmbedded } from "#lib/platform/server/database/embedded";
import { readableFault } from "@/lib/platform/server/database/private-files.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "lantern-uncreated-"));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

test("what PGlite's files tell by a number is said in words, and anything else as it is", () => {
  const full = { name: "ErrnoError", errno: 51 };
  expect(String(readableFault(full))).toBe("Error: ENOSPC: no space left on device");
  for (const other of [new Error("no such table"), { name: "ErrnoError", errno: 1 }, { errno: 51 }, null])
    expect(readableFault(other)).toBe(other);
});

test("the command that creates it says in one line why it cannot", { timeout: 60_000 }, () => {
  const file = path.join(folder, "file");
  writeFileSync(file, "");
  const command = path.resolve("lib/platform/server/database/create-database.mjs");
  const { status, stderr } = spawnSync(process.execPath, [command, path.join(file, "database")], {
    encoding: "utf8",
  });
  expect(stderr).toMatch(/^ENOTDIR: .*\n$/);
  expect(status).toBe(1);
});

/** A data folder whose database is created by this shell script; the first thing that it does is make the folder. */
function withCreation(script: string): string {
  const failing = path.join(folder, "failing.sh");
  writeFileSync(failing, `#!/bin/sh\nmkdir "$2"\n${script}\n`, { mode: 0o700 });
  vi.spyOn(process, "execPath", "get").mockReturnValue(failing);
  return path.join(folder, "data");
}

test.each([
  [
    "its reason is passed on",
    'echo "a warning" >&2\necho "ENOSPC: no space left on device" >&2\nexit 1',
    /^the embedded database cannot be created: ENOSPC: no space left on device$/,
  ],
  [
    "of one that is killed, it is said which",
    "kill -9 $$",
    /^the embedded database cannot be created: Command failed: .*create-database\.mjs /,
  ],
])("%s, and nothing that was begun stays", { timeout: 60_000 }, async (_, script, message) => {
  const data = withCreation(script);
  await expect(openEmbedded(data, 1_000)).rejects.toThrow(message);
  expect(readdirSync(folder)).toContain("failing.sh");
  expect(readdirSync(data)).toEqual([]);
});

test("no two attempts create it in the same folder: the first may outlive who wanted it", async () => {
  const data = withCreation('echo "$2" >> "${0%/*}/made"\nexit 1');
  for (const _ of [1, 2]) await expect(openEmbedded(data, 1_000)).rejects.toThrow("cannot be created");
  const made = readFileSync(path.join(folder, "made"), "utf8").trim().split("\n");
  expect(new Set(made).size).toBe(2);
});

test("what a killed process has begun is removed", async () => {
  const data = withCreation("exit 1");
  for (const name of ["database.new", "database.new-1"])
    mkdirSync(path.join(data, name, "base"), { recursive: true });
  await expect(openEmbedded(data, 1_000)).rejects.toThrow("cannot be created");
  expect(readdirSync(data)).toEqual([]);
});
