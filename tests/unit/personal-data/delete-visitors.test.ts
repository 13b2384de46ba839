/**
 * A user's visitors, whose data are deleted, beside what happens to them at that very moment:
 * on a real Postgres, where two can ask at once.
 */
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { deleteData } from "#lib/personal-data/delete-data";
import * as databaseModule from "#lib/platform/server/database/database";
import type { Database } from "#lib/platform/server/database/database";
import { openPostgres } from "#lib/platform/server/database/postgres";
import { events, visitorLinks, visitors } from "#lib/platform/server/database/schema";
import { linkVisitor } from "#lib/reader/visitor/link-visitor";
import { visitorStore } from "#lib/reader/visitor/visitor-store";
import { findPostgres, startPostgres } from "@/tests/support/machine/postgres";
import { obedientSignIn } from "@/tests/support/services/sign-in-service";

obedientSignIn();

const postgres = findPostgres();
const now = new Date();
const ada = { id: "user_ada", createdAt: now };
const waiting = z.object({ rows: z.array(z.object({ count: z.number() })) });

async function startDatabase(): Promise<Database> {
  const server = await startPostgres(postgres ?? "");
  onTestFinished(server.stop);
  const { database, close } = await openPostgres(server.url);
  onTestFinished(close);
  vi.spyOn(databaseModule, "database").mockImplementation(async () => database);
  onTestFinished(() => void vi.restoreAllMocks());
  return database;
}

async function addVisitor(db: Database, id: string = crypto.randomUUID()): Promise<string> {
  await db.insert(visitors).values({ id, firstSeenAt: now, lastSeenAt: now });
  const event = { type: "page_view", name: "Home", data: {}, url: "/", occurredAt: now, receivedAt: now };
  await db.insert(events).values({ ...event, visitorId: id });
  return id;
}

/** Resolves once so many connections wait for what another transaction holds. */
async function untilWaiting(db: Database, most: number): Promise<void> {
  const answer = waiting.parse(
    await db.execute("select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'"),
  );
  if ((answer.rows[0]?.count ?? 0) < most) await untilWaiting(db, most);
}

describe.skipIf(postgres === null && process.env.CI === undefined)("while a user deletes their data", () => {
  test(
    "a visitor who becomes theirs goes with its events, or stays with them",
    { timeout: 60_000 },
    async () => {
      const db = await startDatabase();
      await linkVisitor(db, await addVisitor(db), ada, now);
      const other = await addVisitor(db);

      const { deleting, linking } = await db.transaction(async (meanwhile) => {
        // The deletion stops where it deletes the events.
        await meanwhile.execute(`select id from events where user_id = '${ada.id}' for update`);
        const begun = {
          deleting: deleteData({ userId: ada.id, anonId: null }),
          linking: Promise.resolve({}),
        };
        await untilWaiting(db, 1);
        begun.linking = linkVisitor(db, other, ada, now);
        // Either it goes past the deletion, or waits for it.
        await Promise.race([begun.linking, untilWaiting(db, 2)]);
        return begun;
      });
      await Promise.all([deleting, linking]);
      expect(await db.select({ anonId: visitorLinks.visitorId }).from(visitorLinks)).toEqual([
        { anonId: other },
      ]);
      expect(await db.select({ anonId: events.visitorId, userId: events.userId }).from(events)).toEqual([
        { anonId: other, userId: ada.id },
      ]);
    },
  );

  test("another user of the same devices may, too: both lock in one order", { timeout: 60_000 }, async () => {
    const db = await startDatabase();
    const [first = "", second = "", third = ""] = Array.from({ length: 3 }, () =>
      crypto.randomUUID(),
    ).toSorted();
    // The database meets them in the order in which they were added.
    for (const id of [third, second, first]) await linkVisitor(db, await addVisitor(db, id), ada, now);

    const deleting = await db.transaction(async (other) => {
      await visitorStore(other).lock(first);
      const begun = deleteData({ userId: ada.id, anonId: null });
      await untilWaiting(db, 1);
      for (const id of [second, third]) await visitorStore(other).lock(id);
      return { begun };
    });
    await deleting.begun;
    expect(await db.select().from(visitors)).toEqual([]);
  });
});
