/** What a new version does to the tables of a real Postgres on which the earlier one is at work. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { findPostgres, startPostgres, type PostgresServer } from "@/tests/support/machine/postgres";

const openDatabase = "#lib/platform/server/database/open-database";
const postgres = findPostgres();

describe.skipIf(postgres === null && process.env.CI === undefined)("a real Postgres", () => {
  let server: PostgresServer;
  let operator: pg.Client;
  let folder: string;
  let migration: string;

  beforeAll(async () => {
    server = await startPostgres(postgres ?? "");
    operator = new pg.Client({ connectionString: server.url });
    await operator.connect();
    const { openPostgres } = await import("#lib/platform/server/database/postgres");
    await (await openPostgres(server.url)).close();
  }, 60_000);
  afterAll(async () => {
    await operator.end();
    await server.stop();
  });

  /** The next version: its last migration is the one that a test writes. */
  beforeEach(async () => {
    const { migrationsFolder } = await import("#lib/platform/server/database/open-database");
    folder = mkdtempSync(path.join(tmpdir(), "lantern-next-"));
    cpSync(migrationsFolder, folder, { recursive: true });
    migration = path.join(folder, "9999_next.sql");
    const journal = path.join(folder, "meta/_journal.json");
    const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8")) as { entries: object[] };
    const next = { idx: entries.length, version: "7", when: Date.now(), tag: "9999_next", breakpoints: true };
    writeFileSync(journal, JSON.stringify({ ...rest, entries: [...entries, next] }));
    vi.stubEnv("DATABASE_URL", server.url);
    vi.doMock(openDatabase, async (original) => ({
      ...(await original<object>()),
      migrationsFolder: folder,
    }));
    vi.resetModules();
  });
  afterEach(async () => {
    const { runShutdown } = await import("#lib/platform/shutdown");
    await runShutdown();
    for (const name of ["database", "shutdown"])
      Reflect.deleteProperty(globalThis, Symbol.for(`lantern.${name}`));
    await operator.query("rollback");
    await operator.query("drop database if exists empty");
    await operator.query("drop role if exists visitor");
    await operator.query("alter role lantern reset default_transaction_read_only");
    await operator.query("alter table businesses drop column if exists next");
    await operator.query("delete from drizzle.__drizzle_migrations where created_at > $1", [lastOwn()]);
    vi.doUnmock(openDatabase);
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    vi.useRealTimers();
    vi.resetModules();
    rmSync(folder, { recursive: true });
  });

  const lastOwn = () => {
    const journal = readFileSync("lib/platform/server/database/migrations/meta/_journal.json", "utf8");
    return (JSON.parse(journal) as { entries: { when: number }[] }).entries.at(-1)?.when;
  };

  /** The next version as it is started, and what it logs. */
  async function startNext() {
    const { logger } = await import("#lib/platform/server/logger");
    const said: string[] = [];
    for (const level of ["info", "error"] as const)
      vi.spyOn(logger, level).mockImplementation((details: unknown, message?: string) => {
        said.push(
          `${level}: ${message ?? String(details)} ${typeof details === "object" ? JSON.stringify(details) : ""}`,
        );
      });
    const { database, databaseAsItIs, warmDatabase } = await import("#lib/platform/server/database/database");
    return { database, databaseAsItIs, warmDatabase, said };
  }

  const hasNext = async () => {
    const { rows } = await operator.query(
      "select 1 from information_schema.columns where table_name = 'businesses' and column_name = 'next'",
    );
    return rows.length > 0;
  };

  test("is not asked again for minutes by a version whose migration fails, which says so once", async () => {
    writeFileSync(
      migration,
      "alter table businesses add column next integer;--> statement-breakpoint\nselect 1/0;",
    );
    const { database, warmDatabase, said } = await startNext();
    vi.useFakeTimers({ toFake: ["performance"] });
    const reason = /^The migration of the database failed: .*division by zero/;
    await expect(database()).rejects.toThrow(reason);
    await expect(database()).rejects.toThrow(reason);
    warmDatabase();
    await expect(database()).rejects.toThrow(reason);
    expect(said).toEqual([
      expect.stringMatching(/^info: migrating .*"to":"9999_next"/),
      expect.stringMatching(
        /^error: migration failed, nothing has changed: stop this instance.*division by zero/,
      ),
    ]);
    expect(await hasNext()).toBe(false);

    writeFileSync(migration, "alter table businesses add column next integer;");
    vi.advanceTimersByTime(4 * 60_000);
    await expect(database()).rejects.toThrow(reason);
    vi.advanceTimersByTime(2 * 60_000);
    await database();
    expect(await hasNext()).toBe(true);
    expect(said.slice(2)).toEqual([
      expect.stringMatching(/^info: migrating /),
      expect.stringMatching(/^info: migrated .*"ms":\d/),
      expect.stringMatching(/^info: database open /),
    ]);
  });

  test("that is being dumped keeps answering: the migration soon gives up, and says what for", async () => {
    writeFileSync(migration, "alter table businesses add column next integer;");
    const { said } = await startNext();
    const { openPostgres } = await import("#lib/platform/server/database/postgres");
    await operator.query("begin; lock table businesses in access share mode");
    await expect(openPostgres(server.url, { lockMs: 300 })).rejects.toThrow(
      /locked for more than 0\.3 s .* such as a dump/,
    );
    expect(said.at(-1)).toContain('"againAfterSeconds":60');
    await operator.query("commit");
    expect(await hasNext()).toBe(false);
  });

  test("that nobody has used yet, and cannot be filled, has no earlier version that goes on", async () => {
    writeFileSync(migration, "select 1/0;");
    const { said } = await startNext();
    const { openPostgres } = await import("#lib/platform/server/database/postgres");
    await operator.query("create database empty");
    await expect(openPostgres(server.url.replace(/postgres$/, "empty"))).rejects.toThrow("division by zero");
    expect(said.at(-1)).toMatch(/^error: migration failed, nothing has changed \{"from":null/);
  });

  test("whose user may not create the extensions is opened once somebody has let them", async () => {
    writeFileSync(migration, "select 1;");
    await operator.query("create role visitor login");
    await operator.query("create database empty");
    vi.stubEnv("DATABASE_URL", server.url.replace("lantern@", "visitor@").replace(/postgres$/, "empty"));
    const { database, warmDatabase, said } = await startNext();
    await expect(database()).rejects.toThrow("permission denied to create extension");
    warmDatabase();
    await expect
      .poll(() => said)
      .toEqual([expect.stringMatching(/^error: database not opened .*permission denied/)]);
    await operator.query("alter database empty owner to visitor");
    await database();
    expect(said.slice(1)).toEqual([
      expect.stringMatching(/^info: migrating \{"from":null/),
      expect.stringMatching(/^info: migrated /),
      expect.stringMatching(/^info: database open /),
    ]);
  });

  test("whose schema is up to date is not migrated, even if nothing may be written", async () => {
    vi.doUnmock(openDatabase);
    vi.resetModules();
    await operator.query("alter role lantern set default_transaction_read_only = on");
    const { database, databaseAsItIs, said } = await startNext();
    await database();
    await databaseAsItIs();
    expect(said).toEqual([expect.stringMatching(/^info: database open /)]);
  });

  test("is as it was after a command of the next version", async () => {
    writeFileSync(migration, "alter table businesses add column next integer;");
    const { databaseAsItIs, said } = await startNext();
    await expect(databaseAsItIs()).rejects.toThrow(
      "The database is older than this version of the site. The server, or `npm run database:migrate`, brings it up to date.",
    );
    expect(await hasNext()).toBe(false);
    expect(said).toEqual([]);
  });

  test("is filled by an import only if it is up to date, or has nothing yet", async () => {
    writeFileSync(migration, "alter table businesses add column next integer;");
    const { said } = await startNext();
    const { openPostgres } = await import("#lib/platform/server/database/postgres");
    await expect(openPostgres(server.url, { update: "when empty" })).rejects.toThrow(
      "The database is older than this version of the site.",
    );
    expect([said, await hasNext()]).toEqual([[], false]);
    await operator.query("create database empty");
    const empty = server.url.replace(/postgres$/, "empty");
    await expect(openPostgres(empty, { update: "never" })).rejects.toThrow("The database has no tables yet.");
    const { database, close } = await openPostgres(empty, { update: "when empty" });
    expect(await database.execute("select next from businesses")).toMatchObject({ rows: [] });
    await close();
  });

  test("that another instance migrates is waited for, and the log says so", async () => {
    writeFileSync(migration, "alter table businesses add column next integer;");
    const { said } = await startNext();
    const { advisoryLocks } = await import("#lib/platform/server/database/advisory-locks");
    const { openPostgres } = await import("#lib/platform/server/database/postgres");
    await operator.query("select pg_advisory_lock($1)", [advisoryLocks.migration]);
    await expect(openPostgres(server.url, { statementMs: 300 })).rejects.toThrow(
      "another instance is migrating the database",
    );
    await operator.query("select pg_advisory_unlock_all()");
    expect(said).toEqual(["info: another instance is migrating "]);
    await (await openPostgres(server.url, { statementMs: 300 })).close();
    expect(await hasNext()).toBe(true);
  });
});
