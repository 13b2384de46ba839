/** What goes by its age, beside readers who come back or go at that very moment: on a real Postgres, where two can ask at once. */
import { describe, expect, onTestFinished, test } from "vitest";
import type { Database } from "#lib/platform/server/database/open-database";
import { openPostgres } from "#lib/platform/server/database/postgres";
import { visitorLinks, visitors } from "#lib/platform/server/database/schema";
import { visitorStore } from "#lib/reader/visitor/visitor-store";
import { findPostgres, startPostgres } from "@/tests/support/machine/postgres";

const postgres = findPostgres();
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);
const old = { firstSeenAt: daysAgo(200), lastSeenAt: daysAgo(100) };

async function startDatabase(): Promise<Database> {
  const server = await startPostgres(postgres ?? "");
  onTestFinished(server.stop);
  const { database, close } = await openPostgres(server.url);
  onTestFinished(close);
  return database;
}

describe.skipIf(postgres === null && process.env.CI === undefined)("while old visitors are deleted", () => {
  test("one who comes back stays, with the links, and all others go", { timeout: 60_000 }, async () => {
    const db = await startDatabase();
    const id = crypto.randomUUID();
    await db.insert(visitors).values({ ...old, id, lastSeenAt: daysAgo(150) });
    await db.insert(visitorLinks).values({
      visitorId: id,
      userId: "user_ada",
      linkedAt: daysAgo(100),
      hasAnonymousData: true,
      visitsBeforeSignup: 1,
    });
    // More than go in one portion, of which the one who comes back is then missing.
    for (let portion = 0; portion < 6; portion += 1)
      await db.insert(visitors).values(Array.from({ length: 1_000 }, () => old));

    await db.transaction(async (visit) => {
      await visit.execute(`update visitors set last_seen_at = now() where id = '${id}'`);
      expect(await visitorStore(db).purge(daysAgo(90))).toBe(6_000);
    });
    expect(await db.select({ id: visitors.id }).from(visitors)).toEqual([{ id }]);
    expect(await db.select({ id: visitorLinks.visitorId }).from(visitorLinks)).toEqual([{ id }]);
    expect(await visitorStore(db).purge(daysAgo(90))).toBe(0);
  });

  test(
    "a deletion that holds one of them and asks for another waits for nobody who waits for it",
    { timeout: 60_000 },
    async () => {
      const db = await startDatabase();
      const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
      // Whichever of them the purge would meet first.
      for (const [held, asked] of [
        [first, second],
        [second, first],
      ] as const) {
        await db.insert(visitors).values([first, second].map((id) => ({ ...old, id })));
        await db.transaction(async (deletion) => {
          await visitorStore(deletion).lock(held);
          await Promise.all([visitorStore(db).purge(daysAgo(90)), visitorStore(deletion).lock(asked)]);
          for (const id of [held, asked]) await visitorStore(deletion).forget(id);
        });
        expect(await db.select().from(visitors)).toEqual([]);
      }
    },
  );
});
