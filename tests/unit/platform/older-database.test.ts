/** A data folder that an earlier version has left. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";

const openDatabase = "#lib/platform/server/database/open-database";
const folder = mkdtempSync(path.join(tmpdir(), "lantern-older-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("with forms of calls under way opens, and they are gone", { timeout: 180_000 }, async () => {
  const { migrationsFolder } = await import("#lib/platform/server/database/open-database");
  const earlier = path.join(folder, "migrations");
  cpSync(migrationsFolder, earlier, { recursive: true });
  const journal = path.join(earlier, "meta/_journal.json");
  const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8")) as { entries: { tag: string }[] };
  const at = entries.findIndex(({ tag }) => tag.endsWith("no_call_drafts"));
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, at) }));

  vi.doMock(openDatabase, async (original) => ({ ...(await original<object>()), migrationsFolder: earlier }));
  const before = await (await import("#lib/platform/server/database/embedded")).openEmbedded(folder);
  await before.database.execute(`insert into call_drafts
    (user_id, business_id, request, language, callback_number, created_at)
    values ('user_ada', 'b', 'Are you open?', 'en', '+12025550142', now())`);
  await before.close();

  vi.doUnmock(openDatabase);
  vi.resetModules();
  const now = await (await import("#lib/platform/server/database/embedded")).openEmbedded(folder);
  await expect(now.database.execute(`select * from call_drafts`)).rejects.toThrow();
  expect(await now.database.execute(`select id from calls`)).toMatchObject({ rows: [] });
  await now.close();
});
