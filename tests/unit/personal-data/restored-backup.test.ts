/** What docs/operators.md has an operator ask of the database after a backup was restored. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import type { OpenDatabase } from "#lib/platform/server/database/open-database";
import { databaseForTests, startEmbedded } from "@/tests/support/machine/databases";

const [, block = ""] = /```sql\n([^`]+)```/.exec(readFileSync("docs/operators.md", "utf8")) ?? [];
const [list = "", ...deletions] = block
  .split(";")
  .map((statement) => statement.trim())
  .filter(Boolean);
let opened: OpenDatabase;
databaseForTests(startEmbedded, (started) => {
  opened = started;
});

test("every table of users is among those that are looked through and emptied", async () => {
  const found = await opened.database.execute(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'",
  );
  const { rows } = z.object({ rows: z.array(z.object({ name: z.string() })) }).parse(found);
  expect(rows.length).toBeGreaterThan(8);
  for (const { name: table } of rows) {
    expect(list).toMatch(new RegExp(`from ${table}\\b`));
    expect(deletions.join("\n")).toMatch(new RegExp(`^(?:delete from|update) ${table}\\b`, "m"));
  }
});

test("the statements for a restored backup are valid, and leave what is somebody else's", async () => {
  const { database } = opened;
  const visitor = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
  await database.execute(`insert into progress (user_id, entries, updated_at)
    values ('user_gone', '{}', now()), ('user_stays', '{}', now())`);
  await database.execute(`insert into billing_customers (user_id, customer_id, created_at)
    values ('user_gone', 'cus_1', now())`);
  await database.execute(`insert into billing_customers (user_id, customer_id, created_at)
    values ('user_unpaid', null, now())`);
  await database.execute(`insert into visitors (id, first_seen_at, last_seen_at)
    values ('${visitor(1)}', now(), now()), ('${visitor(2)}', now(), now())`);
  await database.execute(`insert into visitor_links
    (visitor_id, user_id, linked_at, has_anonymous_data, visits_before_signup) values
    ('${visitor(1)}', 'user_gone', now(), false, 0), ('${visitor(2)}', 'user_gone', now(), false, 0),
    ('${visitor(2)}', 'user_stays', now(), false, 0)`);
  // Those of a visitor who is signed out belong to no user.
  const event = (name: string, visitorId: string, userId: string) =>
    `('page_view', '${name}', '{}', '', now(), now(), '${visitorId}', ${userId})`;
  await database.execute(`insert into events
    (type, name, data, url, occurred_at, received_at, visitor_id, user_id) values
    ${event("gone", visitor(1), "'user_gone'")}, ${event("gone, signed out", visitor(1), "null")},
    ${event("stays", visitor(2), "'user_stays'")}, ${event("either, signed out", visitor(2), "null")}`);
  const userIds = { rows: [{ user_id: "user_gone" }, { user_id: "user_stays" }, { user_id: "user_unpaid" }] };
  expect(await database.execute(`select * from (${list}) as listed order by 1`)).toMatchObject(userIds);
  for (const user of ["user_gone", "user_unpaid"])
    for (const statement of deletions) await database.execute(statement.replaceAll(":'gone'", `'${user}'`));
  expect(await database.execute(list)).toMatchObject({ rows: [{ user_id: "user_stays" }] });
  expect(await database.execute("select id from visitors")).toMatchObject({ rows: [{ id: visitor(2) }] });
  expect(await database.execute("select name from events order by 1")).toMatchObject({
    rows: [{ name: "either, signed out" }, { name: "stays" }],
  });
  // Whom Stripe has yet to forget, and nobody whom it does not know.
  expect(
    await database.execute("select customer_id, user_id, due_at <= now() as due from billing_customers"),
  ).toMatchObject({ rows: [{ customer_id: "cus_1", user_id: null, due: true }] });
});
