/** What goes by its age, beside a reader who comes back at that very moment: on a real Postgres, where two can ask at once. */
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import type { Database } from "#lib/platform/server/database/open-database";
import { openPostgres } from "#lib/platform/server/database/postgres";
import { visitorLinks, visitors } from "#lib/platform/server/database/schema";
import { visitorStore } from "#lib/reader/visitor/visitor-store";
import { findPostgres, startPostgres } from "@/tests/support/postgres";

const postgres = findPostgres();
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);
const waiting = z.object({ rows: z.array(z.object({ count: z.number() })) });

/** Resolves once somebody waits for what another transaction holds. */
async function untilSomebodyWaits(db: Database): Promise<void> {
  const answer = waiting.parse(
    await db.execute(
      "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and pid <> pg_backend_pid()",
    ),
  );
  if (answer.rows[0]?.count === 0) await untilSomebodyWaits(db);
}

test.skipIf(postgres === null && process.env.CI === undefined)(
  "a visitor who comes back while the old ones are deleted stays, with the links, and all others go",
  { timeout: 60_000 },
  async () => {
    const server = await startPostgres(postgres ?? "");
    onTestFinished(server.stop);
    const { database: db, close } = await openPostgres(server.url);
    onTestFinished(close);
    const id = crypto.randomUUID();
    const old = { firstSeenAt: daysAgo(200), lastSeenAt: daysAgo(100) };
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

    const purging = await db.transaction(async (visit) => {
      await visit.execute(`update visitors set last_seen_at = now() where id = '${id}'`);
      const begun = visitorStore(db).purge(daysAgo(90));
      await untilSomebodyWaits(db);
      return { begun };
    });
    expect(await purging.begun).toBe(6_000);
    expect(await db.select({ id: visitors.id }).from(visitors)).toEqual([{ id }]);
    expect(await db.select({ id: visitorLinks.visitorId }).from(visitorLinks)).toEqual([{ id }]);
  },
);
