/** A file system without hard links, as some network drives are. */
import type * as files from "node:fs/promises";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { lockFolder } from "#lib/platform/server/database/folder-lock";

vi.mock("node:fs/promises", async (original) => ({
  ...(await original<typeof files>()),
  link: async () => {
    throw Object.assign(new Error("ENOTSUP: operation not supported, link"), { code: "ENOTSUP" });
  },
}));

test("a file system without links is named at once, instead of an owner that nobody finds", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "lantern-lock-"));
  try {
    await expect(lockFolder(path.join(folder, "database.lock"), 60_000)).rejects.toThrow(/^ENOTSUP: /);
    expect(readdirSync(folder)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
