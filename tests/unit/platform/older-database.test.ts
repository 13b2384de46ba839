/** A data folder that an earlier version has left. */
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { cellOf } from "#lib/product/directory/business/distance";
import { copyDatabase } from "@/tests/support/programs/prepared-database";

const openDatabase = "#lib/platform/server/database/open-database";
const folder = mkdtempSync(path.join(tmpdir(), "lantern-older-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Opens the folder, which has nothing yet, as the version did that came before a migration. */
async function openedBefore(migration: string) {
  copyDatabase(folder, "bare");
  const { migrationsFolder } = await import("#lib/platform/server/database/open-database");
  const earlier = path.join(folder, "migrations");
  cpSync(migrationsFolder, earlier, { recursive: true });
  const journal = path.join(earlier, "meta/_journal.json");
  const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8")) as { entries: { tag: string }[] };
  const at = entries.findIndex(({ tag }) => tag.endsWith(migration));
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, at) }));
  vi.doMock(openDatabase, async (original) => ({ ...(await original<object>()), migrationsFolder: earlier }));
  vi.resetModules();
  return (await import("#lib/platform/server/database/embedded")).openEmbedded(folder);
}

/** Opens the folder as this version does. */
async function openedNow() {
  vi.doUnmock(openDatabase);
  vi.resetModules();
  return (await import("#lib/platform/server/database/embedded")).openEmbedded(folder);
}

test("with forms of calls under way opens, and they are gone", { timeout: 180_000 }, async () => {
  const before = await openedBefore("no_call_drafts");
  await before.database.execute(`insert into call_drafts
    (user_id, business_id, request, language, callback_number, created_at)
    values ('user_ada', 'b', 'Are you open?', 'en', '+12025550142', now())`);
  await before.close();

  const now = await openedNow();
  await expect(now.database.execute(`select * from call_drafts`)).rejects.toThrow();
  expect(await now.database.execute(`select id from calls`)).toMatchObject({ rows: [] });
  await now.close();
});

test("with businesses opens, and each is in its square", { timeout: 180_000 }, async () => {
  const before = await openedBefore("directory_cells");
  const places = [
    { latitude: 45.5152, longitude: -122.6784, goneAt: null },
    { latitude: -33.9, longitude: 180, goneAt: null },
    { latitude: 0, longitude: 0, goneAt: "2026-01-01" },
  ];
  for (const [at, { latitude, longitude, goneAt }] of places.entries())
    await before.database
      .execute(`insert into businesses (id, name, name_key, category, city, neighborhood, address,
      time_zone, services, about, latitude, longitude, search_text, open_week, position, seed_version, gone_at)
      values ('00000000-0000-4000-8000-00000000000${at}', 'Elm', 'elm', 'books', 'Portland', '', '', 'UTC', '[]', '',
      ${latitude}, ${longitude}, ' elm ', '{}', '(0, 0, 0)', 0, ${goneAt === null ? "null" : `'${goneAt}'`})`);
  await before.close();

  const now = await openedNow();
  const answer: unknown = await now.database.execute(`select cell from businesses order by id`);
  expect(answer).toMatchObject({
    rows: places.map((place) => ({ cell: place.goneAt === null ? cellOf(place) : -1 })),
  });
  // From here on it is a column like others.
  await now.database.execute(`update businesses set cell = 7`);
  await now.close();
});

test(
  "with calls of a month that goes on opens, and those that failed still do not count",
  { timeout: 180_000 },
  async () => {
    const { allowanceStore } = await import("#lib/product/calls/allowance/allowance-store");
    const now = new Date();
    const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60_000);
    const month = { from: days(-10), to: days(20) };
    const before = await openedBefore("counted_months");
    const key = createHash("sha256").update("call starts of user_ada").digest("base64url");
    await before.database.execute(`insert into call_months (caller_key, starts_at, ends_at, started)
    values ('${key}', '${month.from.toISOString()}', '${month.to.toISOString()}', 2)`);
    for (const [at, [day, state]] of (
      [
        [-1, "failed"],
        [-2, "completed"],
        [-11, "failed"],
      ] as const
    ).entries())
      await before.database
        .execute(`insert into calls (user_id, idempotency_key, business_id, business_name, business,
      request, language, callback_number, provider, steps, created_at, state)
      values ('user_ada', '00000000-0000-4000-8000-00000000000${at}', 'b', 'Elm', '{}', 'Are you open?', 'en',
      '+12025550142', 'simulator', '[]', '${days(day).toISOString()}', '${state}')`);
    await before.close();

    const opened = await openedNow();
    expect(await allowanceStore(opened.database).usedIn("user_ada", month)).toBe(1);
    await opened.close();
  },
);

test(
  "with calls opens, and the outcome of each is in the language that was spoken",
  { timeout: 180_000 },
  async () => {
    const { callStore } = await import("#lib/product/calls/records/call-store");
    const before = await openedBefore("summary_language");
    const started = (
      id: string,
    ) => `insert into calls (id, user_id, idempotency_key, business_id, business_name,
    business, request, language, callback_number, provider, steps, created_at, state, ended_at, summary)
    values ('${id}', 'user_ada', '${id}', 'b', 'Elm', '{"timeZone": "UTC", "phone": "+15035550123"}', 'Are you open?',
    'pt', '+12025550142', 'simulator', '[]', now(), 'completed', now(), 'Sim.')`;
    const ids = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"] as const;
    await before.database.execute(started(ids[0]));
    await before.close();

    const now = await openedNow();
    // An instance of the earlier version may still run beside this one.
    await now.database.execute(started(ids[1]));
    for (const id of ids)
      expect(await callStore(now.database).read("user_ada", id)).toMatchObject({
        summary: "Sim.",
        summaryLanguage: "pt",
      });
    await now.close();
  },
);
