/** What becomes of the connections to a real Postgres that goes in the middle of something. */
import pg from "pg";
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from "vitest";
import { advisoryLocks } from "#lib/platform/server/database/advisory-locks";
import { isDatabaseAway } from "#lib/platform/server/database/is-away";
import { oneAtATime } from "#lib/platform/server/database/one-at-a-time";
import type { OpenDatabase } from "#lib/platform/server/database/open-database";
import { openPostgres } from "#lib/platform/server/database/postgres";
import { logger } from "#lib/platform/server/logger";
import { startPooler } from "@/tests/support/machine/pooler";
import { findPostgres, startPostgres, type PostgresServer } from "@/tests/support/machine/postgres";
import { untilTestEnds } from "@/tests/support/machine/until-test-ends";

const postgres = findPostgres();
const answer = "select 1";
const ofTheSite = "from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";

const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe.skipIf(postgres === null && process.env.CI === undefined)("a real Postgres", () => {
  let server: PostgresServer;
  let operator: pg.Client;
  let opened: OpenDatabase;
  const warn = vi.spyOn(logger, "warn");

  beforeAll(async () => {
    server = await startPostgres(postgres ?? "");
    operator = new pg.Client({ connectionString: server.url });
    await operator.connect();
  }, 60_000);
  afterAll(async () => {
    await operator.end();
    await server.stop();
  });
  beforeEach(async () => {
    opened = await openPostgres(server.url, { connections: 1, statementMs: 1_000 });
    warn.mockReset();
  });
  afterEach(async () => opened.close());

  const begins = () => opened.database.transaction((transaction) => transaction.execute(answer));

  /** Ends the one connection of the site, as a server does that is started anew. */
  async function cutOff(): Promise<void> {
    await operator.query(`select pg_terminate_backend(pid) ${ofTheSite}`);
    await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  }

  test("gets as many connections from an instance as the operator allows, and no more", async () => {
    vi.stubEnv("DATABASE_CONNECTIONS", "2");
    vi.resetModules();
    onTestFinished(() => {
      vi.unstubAllEnvs();
      vi.resetModules();
    });
    const { openPostgres: openAnew } = await import("#lib/platform/server/database/postgres");
    const limited = await openAnew(server.url);
    onTestFinished(limited.close);
    await Promise.all([1, 2, 3, 4].map(() => limited.database.execute("select pg_sleep(0.2)")));
    const { rows } = await operator.query(`select query ${ofTheSite} and query like '%pg_sleep%'`);
    expect(rows).toHaveLength(2);
  });

  test("that ends a connection in a transaction is away, as is noted once, and the next one begins", async () => {
    const fault = await faultOf(
      opened.database.transaction(async (transaction) => {
        await transaction.execute(answer);
        await cutOff();
        await transaction.execute(answer);
      }),
    );
    expect(isDatabaseAway(fault)).toBe(true);
    await begins();
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.anything(), "database connection lost");
  });

  test("that ends a connection nobody uses is noted once too", async () => {
    await opened.database.execute(answer);
    await cutOff();
    await opened.database.execute(answer);
    expect(warn).toHaveBeenCalledOnce();
  });

  test("that does not let a transaction begin keeps no connection from the next one", async () => {
    await opened.database.execute(answer);
    const { rows } = await operator.query<{ pid: number }>(`select pid ${ofTheSite}`);
    const [{ pid } = { pid: NaN }] = rows;
    // Like a machine that is gone without a word.
    process.kill(pid, "SIGSTOP");
    const fault = await faultOf(begins());
    process.kill(pid, "SIGCONT");
    expect(isDatabaseAway(fault)).toBe(true);
    await begins();
  });

  test("lets go of what a transaction holds whose instance says nothing more", async () => {
    const other = await openPostgres(server.url, { connections: 1, statementMs: 10_000 });
    let goOn = (): void => undefined;
    const silence = new Promise<void>((resolve) => (goOn = resolve));
    let isHeld = (): void => undefined;
    const holding = new Promise<void>((resolve) => (isHeld = resolve));
    const silent = faultOf(
      oneAtATime(opened.database, "siteCalls", "the site", async (transaction) => {
        isHeld();
        await silence;
        await transaction.execute(answer);
      }),
    );
    await holding;
    const decided = oneAtATime(other.database, "siteCalls", "the site", async () => "decided");
    expect(await decided).toBe("decided");
    goOn();
    expect(isDatabaseAway(await silent)).toBe(true);
    await other.close();
    await begins();
  });

  test("tells why a transaction failed that cannot be rolled back either", async () => {
    const fault = await faultOf(
      opened.database.transaction(async () => {
        await cutOff();
        throw new Error("No room");
      }),
    );
    expect(fault).toMatchObject({ message: "No room" });
    await begins();
  });

  test("is not waited for without end where another holds the lock and a pooler drops our settings", async () => {
    const pooler = untilTestEnds(await startPooler(server.url));
    await (await openPostgres(pooler.url, { statementMs: 500 })).close();
    await operator.query("select pg_advisory_lock($1)", [advisoryLocks.migration]);
    onTestFinished(async () => {
      await operator.query("select pg_advisory_unlock_all()");
    });
    await expect(openPostgres(pooler.url, { statementMs: 500 })).rejects.toThrow(
      "another instance is migrating",
    );
    // Nobody waits on: else each further try would take one more of the connections that there are.
    const { rows } = await operator.query(`select query ${ofTheSite} and wait_event = 'advisory'`);
    expect(rows).toEqual([]);
  });
});
