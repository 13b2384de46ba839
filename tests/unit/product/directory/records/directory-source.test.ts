import { afterEach, expect, test, vi } from "vitest";
import { directorySourceOf } from "#lib/product/directory/records/directory-source";
import type { Database } from "#lib/platform/server/database/database";

const readImport = vi.fn(() => Promise.resolve(null));
vi.mock("#lib/product/directory/records/directory-source-store", () => ({
  directorySourceStore: () => ({ readImport, hasImported: () => Promise.resolve(false) }),
}));
vi.mock("#lib/product/directory/records/directory-seed-store", () => ({
  directorySeedStore: () => ({ fill: () => Promise.resolve() }),
}));

afterEach(() => vi.restoreAllMocks());

test("an import is looked for after a minute, also where the clock was set back meanwhile", async () => {
  const database = Object.create(null) as Database;
  await directorySourceOf(database);
  await directorySourceOf(database);
  expect(readImport).toHaveBeenCalledTimes(1);
  const [wall, passed] = [Date.now(), performance.now()];
  vi.spyOn(Date, "now").mockReturnValue(wall - 3_600_000);
  vi.spyOn(performance, "now").mockReturnValue(passed + 61_000);
  await directorySourceOf(database);
  expect(readImport).toHaveBeenCalledTimes(2);
});
