/** The connection of a script that takes its time. */
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { findPostgres, startPostgres } from "@/tests/support/machine/postgres";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const postgres = findPostgres();
const isThere = postgres !== null || process.env.CI !== undefined;

test.skipIf(!isThere)("stays the same, and keeps its locks, however long nothing is asked", async () => {
  const server = await startPostgres(postgres ?? "");
  onTestFinished(server.stop);
  vi.stubEnv("DATABASE_URL", server.url);
  const { openForMaintenance } = await import("#lib/platform/server/database/database");
  // Those of the connection alone.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { database, close } = await openForMaintenance("always");
  const readProcess = () => database.execute("select pg_backend_pid() as process");
  const { rows: before } = (await readProcess()) as { rows?: unknown };
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(await readProcess()).toMatchObject({ rows: before });
  await close();
});
