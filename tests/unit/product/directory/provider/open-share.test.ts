import { expect, test } from "vitest";
import { directorySeedStore } from "#lib/product/directory/records/directory-seed-store";
import { searchEstimateStore } from "#lib/product/directory/provider/search-estimate-store";
import type { Database } from "#lib/platform/server/database/open-database";
import { databaseForTests, startEmbedded } from "@/tests/support/machine/databases";

let database: Database;
databaseForTests(startEmbedded, async (opened) => {
  ({ database } = opened);
  await directorySeedStore(database).fill(new Date());
});

test("the share of open businesses is asked for once an hour, and anew when an import has made another directory", async () => {
  const shareIn = (directory: object, at: string) =>
    searchEstimateStore(database).openShare(directory, undefined, new Date(at));
  const [before, after] = [{ imported: 1 }, { imported: 2 }];
  expect(await shareIn(before, "2026-11-23T20:10:00Z")).toBe(1);
  // Of none, none are open.
  await database.execute("update businesses set gone_at = now()");
  expect(await shareIn(before, "2026-11-23T20:50:00Z")).toBe(1);
  expect(await shareIn(after, "2026-11-23T20:50:00Z")).toBe(0);
  expect(await shareIn(before, "2026-11-23T21:00:00Z")).toBe(0);
});
