import { afterEach, expect, test, vi } from "vitest";
import { isDatabaseAway } from "#lib/platform/server/database/is-away";

const opening = vi.hoisted(() => ({ fault: new Error() }));
vi.mock("#lib/platform/server/database/postgres", () => ({
  openPostgres: async () => Promise.reject(opening.fault),
}));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const coded = (code: string, message = "as the driver puts it") =>
  Object.assign(new Error(message), { code });
/** As the query builder wraps what the driver throws. */
const wrapped = (cause: Error) => new Error("Failed query: select 1", { cause });

test("a database that cannot be reached, starts or ends is away, however deep that is said", () => {
  for (const code of [
    "ECONNREFUSED",
    "ECONNRESET",
    "57P01",
    "57P03",
    "08006",
    "53300",
    "EHOSTUNREACH",
    "ENETUNREACH",
  ])
    expect(isDatabaseAway(wrapped(coded(code))), code).toBe(true);
  for (const message of [
    "Connection terminated unexpectedly",
    "timeout exceeded when trying to connect",
    "Client has encountered a connection error and is not queryable",
    "Client was closed and is not queryable",
  ])
    expect(isDatabaseAway(wrapped(new Error(message))), message).toBe(true);
});

test("a database that lets us in no more, or takes nothing more, is away", () => {
  for (const code of ["28P01", "28000", "3D000", "25006", "25P03", "53100", "53200"])
    expect(isDatabaseAway(wrapped(coded(code))), code).toBe(true);
});

test("a database that refuses what it is asked is there", () => {
  for (const code of ["23505", "42P01", "22P02", "57014"])
    expect(isDatabaseAway(wrapped(coded(code))), code).toBe(false);
  expect(isDatabaseAway(new TypeError("undefined is not a function"))).toBe(false);
  expect(isDatabaseAway("ECONNREFUSED")).toBe(false);
});

test("a database that cannot be opened is away, whatever the reason", async () => {
  vi.stubEnv("DATABASE_URL", "postgres://lantern@database.example/lantern");
  const { database } = await import("#lib/platform/server/database/database");
  // Of a client by itself that nobody answers; of a password; of a migration that another instance is at.
  for (const fault of [new Error("timeout expired"), coded("28P01"), coded("57014", "canceling statement")]) {
    opening.fault = fault;
    const thrown = await database().catch((error: unknown) => error);
    expect(isDatabaseAway(thrown), fault.message).toBe(true);
    expect((thrown as Error).message).toBe(fault.message);
  }
});
