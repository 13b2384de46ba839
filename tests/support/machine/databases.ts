/** Both kinds of database, empty, for tests of stores. */
import { afterAll, beforeAll } from "vitest";
import { openEmbedded } from "#lib/platform/server/database/embedded";
import type { OpenDatabase } from "#lib/platform/server/database/open-database";
import { openPostgres } from "#lib/platform/server/database/postgres";
import { findPostgres, startPostgres } from "@/tests/support/machine/postgres";
import { dataFolderWithDatabase } from "@/tests/support/sites/site-server";

const postgres = findPostgres();

type Started = { opened: OpenDatabase; stop: () => Promise<void> };

/** An embedded database in its own folder, which is deleted when it is stopped. */
export async function startEmbedded(): Promise<Started> {
  const folder = dataFolderWithDatabase();
  const opened = await openEmbedded(folder.path);
  return {
    opened,
    stop: async () => {
      await opened.close();
      folder.remove();
    },
  };
}

async function startReal(): Promise<Started> {
  const server = await startPostgres(postgres ?? "");
  const opened = await openPostgres(server.url);
  return {
    opened,
    stop: async () => {
      await opened.close();
      await server.stop();
    },
  };
}

/** For `describe.each`; continuous integration must have both. */
export const databases = [
  { kind: "the embedded database", start: startEmbedded, isThere: true },
  { kind: "a real Postgres", start: startReal, isThere: postgres !== null || process.env.CI !== undefined },
];

/** Starts a database before the tests of the calling `describe`, hands it to `use`, and stops it after them. */
export function databaseForTests(
  start: () => Promise<Started>,
  use: (opened: OpenDatabase) => void | Promise<void>,
): void {
  let stop: Started["stop"] | undefined;
  beforeAll(async () => {
    const started = await start();
    stop = started.stop;
    await use(started.opened);
  }, 90_000);
  afterAll(() => stop?.());
}
