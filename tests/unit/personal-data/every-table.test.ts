/** A table that is added later must not be forgotten by "Download my data" and "Delete my data". */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { deleteData } from "#lib/personal-data/delete-data";
import { exportData } from "#lib/personal-data/export-data";
import * as databaseModule from "#lib/platform/server/database/database";
import type { Database } from "#lib/platform/server/database/database";
import { startEmbedded } from "@/tests/support/databases";

const userId = "user_gone";
const address = "gone@lantern.example";
vi.mock("#lib/platform/server/account-owner", () => ({ deleteUser: async () => undefined }));
vi.mock("#lib/platform/server/accounts", () => ({
  verifiedAddressesOf: async () => [address],
  forgetAccount: () => undefined,
}));
vi.mock("#lib/platform/server/sign-in-data", () => ({ exportOfUser: async () => ({}) }));

/** Tables that hold nothing of a user, each with what it holds instead. */
const nobodys: Record<string, string> = {
  billing_events: "messages of the payment service, by their ids",
  businesses: "the directory",
  call_months: "a digest, until the month is over: /privacy says so",
  call_starts: "digests, for a day: /privacy says so",
  directory_imports: "the directory",
  directory_places: "the directory",
  directory_seeds: "the directory",
  directory_words: "the directory",
  do_not_call: "numbers, kept for good: /privacy says so",
  feature_flags: "the operator's settings",
  feedback: "answers that name nobody",
  number_calls: "digests, for a day: /privacy says so",
};

const visitorId = "00000000-0000-4000-8000-000000000001";
const businessId = "00000000-0000-4000-8000-000000000002";
/** Values in SQL that mean something, of columns of one name or of one column. */
const given: Record<string, string> = {
  user_id: `'${userId}'`,
  visitor_id: `'${visitorId}'`,
  "visitors.id": `'${visitorId}'`,
  "business_visits.business_id": `'${businessId}'`,
  email: `'${address}'`,
  email_address: `'${address}'`,
  address_key: `'${address}'`,
  // A call that is over: nobody has to be told that it is deleted.
  "calls.state": "'completed'",
  "calls.due_at": "null",
};
/** What stays after a deletion until the payment service has deleted the customer too. */
const isWaiting = (table: string) => table === "billing_customers";

const foundColumns = z.array(
  z.object({ table: z.string(), column: z.string(), type: z.string(), makes: z.string() }),
);

/** A value that can be found again, in SQL. */
function valueOf(table: string, column: string, type: string): string {
  const known = given[`${table}.${column}`] ?? given[column];
  if (known !== undefined) return known;
  if (type === "text") return `'${wordOf(table)}'`;
  if (type === "jsonb") return `'{"${wordOf(table)}": {"on": true, "at": 1}}'`;
  if (type === "uuid") return "gen_random_uuid()";
  if (type === "boolean") return "true";
  return type.startsWith("timestamp") ? "now()" : "1";
}
const wordOf = (table: string) => `kept in ${table}`;

let db: Database;
let stop: () => Promise<void>;
beforeAll(async () => {
  const started = await startEmbedded();
  ({ stop } = started);
  db = started.opened.database;
  vi.spyOn(databaseModule, "database").mockImplementation(async () => db);
}, 60_000);
afterAll(async () => {
  vi.restoreAllMocks();
  await stop();
});

/** The download as text. Its events are read one by one. */
async function downloadOf(): Promise<string> {
  const { user } = (await exportData({ userId, anonId: null })) ?? {};
  const { events } = (user as { analytics: { events: AsyncIterable<object> } }).analytics;
  const read: object[] = [];
  for await (const event of events) read.push(event);
  return JSON.stringify([user, read]);
}

const rowsOf = async (query: string) =>
  z.object({ rows: z.array(z.unknown()) }).parse(await db.execute(query)).rows;
const textOf = async (table: string) => JSON.stringify(await rowsOf(`select * from ${table}`));

/** Puts a row of the user into each table. */
async function fill(tables: readonly string[], columns: z.infer<typeof foundColumns>): Promise<void> {
  // A visitor comes before what belongs to it.
  for (const table of tables.toSorted((a, b) => Number(b === "visitors") - Number(a === "visitors"))) {
    const own = columns.filter((one) => one.table === table && one.makes === "NO");
    const values = own.map(({ column, type }) => valueOf(table, column, type));
    await db.execute(
      `insert into ${table} (${own.map(({ column }) => column).join()}) values (${values.join()})`,
    );
  }
}

test("each has a row of a user in the download and loses it with the deletion, or is known to have none", async () => {
  const columns = foundColumns.parse(
    await rowsOf(`select table_name as table, column_name as column, data_type as type, is_identity as makes
      from information_schema.columns where table_schema = 'public' order by table_name`),
  );
  const tables = [...new Set(columns.map(({ table }) => table))];
  expect(tables).toEqual(expect.arrayContaining(Object.keys(nobodys)));
  const ofUsers = tables.filter((table) => !(table in nobodys));
  await fill(ofUsers, columns);

  const told = await downloadOf();
  for (const table of ofUsers) {
    const own = { business_visits: businessId, subscriptions: address, visitor_links: visitorId }[table];
    expect(told, `${table} is in the download`).toContain(own ?? wordOf(table));
  }

  await deleteData({ userId, anonId: null });
  for (const table of tables) {
    const left = await textOf(table);
    for (const one of [userId, visitorId, address]) expect(left, table).not.toContain(one);
    if (!isWaiting(table)) expect(left, table).toBe("[]");
  }
}, 60_000);
