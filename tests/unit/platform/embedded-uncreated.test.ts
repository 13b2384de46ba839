/** An embedded database that cannot be created, as on a full disk. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
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

test("the reason is passed on, and nothing that was begun stays", { timeout: 60_000 }, async () => {
  const failing = path.join(folder, "failing.sh");
  writeFileSync(
    failing,
    '#!/bin/sh\nmkdir "$2"\necho "a warning" >&2\necho "ENOSPC: no space left on device" >&2\nexit 1\n',
    { mode: 0o700 },
  );
  const data = path.join(folder, "data");
  vi.spyOn(process, "execPath", "get").mockReturnValue(failing);
  await expect(openEmbedded(data, 1_000)).rejects.toThrow(
    /^the embedded database cannot be created: ENOSPC: no space left on device$/,
  );
  expect(existsSync(failing)).toBe(true);
  expect(readdirSync(data)).toEqual([]);
});
