/** A database in place of the process's own, for tests of use cases. A test file with it runs in a process of its own. */
import { afterAll, vi } from "vitest";
import * as databaseModule from "#lib/platform/server/database/database";
import { databaseForTests } from "@/tests/support/machine/databases";

/** As `databaseForTests`, and what asks for the process's database gets this one. */
export function processDatabaseForTests(...[start, use]: Parameters<typeof databaseForTests>): void {
  databaseForTests(start, async (opened) => {
    vi.spyOn(databaseModule, "database").mockImplementation(async () => opened.database);
    await use(opened);
  });
  afterAll(() => void vi.restoreAllMocks());
}
