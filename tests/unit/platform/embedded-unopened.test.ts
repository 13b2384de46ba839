/** An embedded database that cannot be brought up to date. */
import { readdirSync, readlinkSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { openEmbedded } from "#lib/platform/server/database/embedded";
import { dataFolderWithDatabase } from "@/tests/support/sites/site-server";

vi.mock("drizzle-orm/pglite/migrator", () => ({
  migrate: () => Promise.reject(new Error("No space left on device")),
}));

/** Files of a folder that this process holds open. */
function heldIn(folder: string): string[] {
  return readdirSync("/proc/self/fd").flatMap((number) => {
    try {
      const file = readlinkSync(`/proc/self/fd/${number}`);
      return file.startsWith(folder) ? [file] : [];
    } catch {
      // That of this very listing.
      return [];
    }
  });
}

test.skipIf(process.platform !== "linux")(
  "an attempt to open it that fails leaves none of its files open, and the folder to the next",
  { timeout: 60_000 },
  async () => {
    const folder = dataFolderWithDatabase();
    for (const _ of [1, 2])
      await expect(openEmbedded(folder.path, 1_000)).rejects.toThrow("No space left on device");
    expect(heldIn(folder.path)).toEqual([]);
    folder.remove();
  },
);
