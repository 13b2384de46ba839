/** A real Postgres whose clock a test can set. */
import pg from "pg";

async function run(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Returns the connection address with which this database has a settable clock. */
export async function withSetClock(url: string): Promise<string> {
  await run(
    url,
    "create table set_clock (ms float8 not null)",
    "insert into set_clock values (0)",
    `create function clock_timestamp() returns timestamptz language sql volatile
      as 'select to_timestamp(ms / 1000) from public.set_clock'`,
  );
  const seen = new URL(url);
  // Postgres's own functions come first unless their schema is named second.
  seen.searchParams.set("options", "-c search_path=public,pg_catalog");
  return seen.href;
}

/** Sets the clock to a moment in milliseconds. */
export const setClock = (url: string, ms: number): Promise<void> =>
  run(url, `update public.set_clock set ms = ${ms}`);
