/** A table that is added later must not be forgotten by "Download my data" and "Delete my data". */
import { expect, test } from "vitest";
import { z } from "zod";
import { deleteData } from "#lib/personal-data/delete-data";
import { exportData } from "#lib/personal-data/export-data";
import { jsonFile } from "#lib/platform/server/api/json-file";
import type { Database } from "#lib/platform/server/database/database";
import { startEmbedded } from "@/tests/support/machine/databases";
import { processDatabaseForTests } from "@/tests/support/machine/process-database";
import { obedientSignIn } from "@/tests/support/services/sign-in-service";

type Person = { userId: string; address: string; visitorId: string; businessId: string; word: string };
/** Who takes their data along and then deletes it. */
const goer: Person = {
  userId: "user_gone",
  address: "gone@lantern.example",
  visitorId: "00000000-0000-4000-8000-000000000001",
  businessId: "00000000-0000-4000-8000-000000000002",
  word: "kept in",
};
/** Who has as much here, and stays. */
const other: Person = {
  userId: "user_here",
  address: "here@lantern.example",
  visitorId: "00000000-0000-4000-8000-000000000003",
  businessId: "00000000-0000-4000-8000-000000000004",
  word: "of another in",
};
const { userId } = goer;
obedientSignIn([goer.address]);

/** Tables that hold nothing of a user, each with what it holds instead. */
const nobodys: Record<string, string> = {
  billing_events: "messages of the payment service, by their ids",
  businesses: "the directory",
  call_erasures:
    "the names of calls at their services, until they are deleted there: whose they were is not in it",
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

/** Values in SQL that mean something, of columns of one name or of one column. */
const given = ({ userId, address, visitorId, businessId }: Person): Record<string, string> => ({
  user_id: `'${userId}'`,
  visitor_id: `'${visitorId}'`,
  "visitors.id": `'${visitorId}'`,
  "business_visits.business_id": `'${businessId}'`,
  email: `'${address}'`,
  email_address: `'${address}'`,
  address_key: `'${address}'`,
  // A simulated call that is over: nobody has to be told that it is deleted.
  "calls.provider": "'simulator'",
  "calls.state": "'completed'",
  "calls.due_at": "null",
});
/** What stays after a deletion until the payment service has deleted the customer too. */
const isWaiting = (table: string) => table === "billing_customers";

const foundColumn = z.object({ table: z.string(), column: z.string(), type: z.string(), makes: z.string() });
type Column = z.infer<typeof foundColumn>;

/** A value that can be found again, in SQL. */
function valueOf(person: Person, { table, column, type }: Column): string {
  const values = given(person);
  const known = values[`${table}.${column}`] ?? values[column];
  if (known !== undefined) return known;
  const word = wordOf(person, table);
  if (type === "text") return `'${word}'`;
  if (type === "jsonb") return `'{"${word}": {"on": true, "at": 1}}'`;
  if (type === "uuid") return "gen_random_uuid()";
  if (type === "boolean") return "true";
  return type.startsWith("timestamp") ? "now()" : "1";
}
const wordOf = ({ word }: Person, table: string) => `${word} ${table}`;

let db: Database;
processDatabaseForTests(startEmbedded, ({ database }) => {
  db = database;
});

/** What is downloaded, as text without spaces. */
async function downloadOf(userId: string): Promise<string> {
  const { user } = (await exportData({ userId, anonId: null })) ?? {};
  return JSON.stringify(await new Response(jsonFile(user)).json());
}

const rowsOf = async (query: string) =>
  z.object({ rows: z.array(z.unknown()) }).parse(await db.execute(query)).rows;
const readColumns = async () =>
  z.array(foundColumn).parse(
    await rowsOf(`select table_name as table, column_name as column, data_type as type, is_identity as makes
      from information_schema.columns where table_schema = 'public' order by table_name, column_name`),
  );
const textOf = async (table: string) => JSON.stringify(await rowsOf(`select * from ${table}`));

/** Puts a row of somebody into each table. */
async function fill(
  person: Person,
  tables: readonly string[],
  columns: readonly Column[],
  value = (column: Column) => valueOf(person, column),
): Promise<void> {
  // A visitor comes before what belongs to it.
  for (const table of tables.toSorted((a, b) => Number(b === "visitors") - Number(a === "visitors"))) {
    const own = columns.filter((one) => one.table === table && one.makes === "NO");
    const values = own.map(value);
    await db.execute(
      `insert into ${table} (${own.map(({ column }) => column).join()}) values (${values.join()})`,
    );
  }
}

test("each has a row of a user in the download and loses it with the deletion, and none of anybody else's, or is known to have none", async () => {
  const columns = await readColumns();
  const tables = [...new Set(columns.map(({ table }) => table))];
  expect(tables).toEqual(expect.arrayContaining(Object.keys(nobodys)));
  const ofUsers = tables.filter((table) => !(table in nobodys));
  await fill(other, ofUsers, columns);
  const others = new Map<string, string>();
  for (const table of tables) others.set(table, await textOf(table));
  await fill(goer, ofUsers, columns);

  const told = await downloadOf(userId);
  for (const table of ofUsers) {
    const { businessId, address, visitorId } = goer;
    const own = { business_visits: businessId, subscriptions: address, visitor_links: visitorId }[table];
    expect(told, `${table} is in the download`).toContain(own ?? wordOf(goer, table));
  }
  for (const one of Object.values(other)) expect(told, "another's in the download").not.toContain(one);

  await deleteData({ userId, anonId: null });
  for (const table of tables) {
    const left = await textOf(table);
    for (const one of [userId, goer.visitorId, goer.address]) expect(left, table).not.toContain(one);
    if (isWaiting(table)) expect(left, table).toContain(other.userId);
    else expect(left, table).toBe(others.get(table));
  }
}, 60_000);

/** Columns of users' rows that are not in the download, each with why. */
const leftOut: Record<string, string> = {
  "billing_customers.attempts": "the queue's",
  "billing_customers.due_at": "the queue's",
  "billing_customers.last_fault": "the payment service's",
  "calls.attempts": "the queue's",
  "calls.attended_from": "the queue's",
  "calls.business": "the directory's: whom it went to is there",
  "calls.counted_from": "the plan's month",
  "calls.erasure_asked_at": "the queue's",
  "calls.handed_over_at": "the queue's: the steps of the call are there",
  "calls.idempotency_key": "a form's, which means nothing elsewhere",
  "calls.last_fault": "the service's",
  "calls.placed_at": "the queue's: the steps of the call are there",
  "calls.taken_back_at": "the queue's: the steps of the call are there",
  "do_not_call_requests.id": "means nothing elsewhere",
  "events.received_at": "when it came here: when it happened is there",
  "events.sent_id": "means nothing elsewhere",
  "locations.name_key": "the name once more",
  "progress.updated_at": "each entry has its own moment",
  "subscriptions.attempts": "the queue's",
  "subscriptions.due_at": "the queue's",
  "subscriptions.first_attempt_at": "the queue's",
  "subscriptions.id": "means nothing elsewhere",
  "subscriptions.last_fault": "the form service's",
  "subscriptions.state": "the queue's: when it was delivered is there",
  "visitors.secret_digest": "a secret's",
};

/** A value of a column that no other one has, in SQL and as the download has it; null where its type has too few. */
function ownValue(type: string, place: number): { sql: string; told: string } | null {
  const word = `own-${place}-value`;
  if (type === "text") return { sql: `'${word}'`, told: word };
  if (type === "jsonb") return { sql: `'{"${word}": {"on": true, "at": 1}}'`, told: word };
  if (type === "uuid") {
    const id = `00000000-0000-4000-9000-${String(place).padStart(12, "0")}`;
    return { sql: `'${id}'`, told: id };
  }
  if (type === "boolean") return null;
  if (!type.startsWith("timestamp")) return { sql: String(70_000 + place), told: `:${70_000 + place}` };
  const at = new Date(Date.UTC(2001, 0, 1 + place)).toISOString();
  return { sql: `'${at}'`, told: at };
}

test("each column of a user's row is in the download, or is known to be left out", async () => {
  const person = { ...goer, userId: "user_whole", visitorId: "00000000-0000-4000-8000-000000000005" };
  const columns = await readColumns();
  const ofUsers = [...new Set(columns.map(({ table }) => table))].filter((table) => !(table in nobodys));
  const values = new Map(columns.map((column, place) => [column, ownValue(column.type, place)]));
  const known = given(person);
  const isKnown = ({ table, column }: Column) => (known[`${table}.${column}`] ?? known[column]) !== undefined;
  await fill(person, ofUsers, columns, (column) =>
    isKnown(column) ? valueOf(person, column) : (values.get(column)?.sql ?? valueOf(person, column)),
  );
  const told = await downloadOf(person.userId);
  const missing = columns
    .filter((column) => ofUsers.includes(column.table) && column.makes === "NO" && !isKnown(column))
    .filter((column) => !told.includes(values.get(column)?.told ?? ""))
    .map(({ table, column }) => `${table}.${column}`);
  expect(missing.toSorted()).toEqual(Object.keys(leftOut).toSorted());
}, 60_000);
