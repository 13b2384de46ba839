/** What becomes of a batch whose visitor deletes their data while it is under way. Everything else: `tests/http`. */
import { beforeEach, describe, expect, test } from "vitest";
import { deleteCountedOfUser, deleteCountedOfVisitor, deleteData } from "#lib/personal-data/delete-data";
import type { Database } from "#lib/platform/server/database/database";
import { events, visitorLinks, visitors } from "#lib/platform/server/database/schema";
import type { CheckedEvent } from "#lib/reader/analytics/event-catalogue";
import { keepOf } from "#lib/reader/analytics/keep-events";
import { linkVisitor } from "#lib/reader/visitor/link-visitor";
import { databases } from "@/tests/support/machine/databases";
import { processDatabaseForTests } from "@/tests/support/machine/process-database";
import { obedientSignIn } from "@/tests/support/services/sign-in-service";

obedientSignIn();

const now = new Date("2026-03-01T12:00:00Z");
const search: CheckedEvent = {
  type: "page_view",
  name: "Search",
  data: { path: "/search" },
  url: "https://lantern.example/search?q=sleep",
  sentAt: null,
  sentId: null,
  signedInAs: null,
};
const counted = { type: "page_view", data: {}, url: "/", visitorId: null, userId: null };

describe.each(databases)("on $kind", ({ start, isThere }) => {
  describe.skipIf(!isThere)("a batch", () => {
    let db: Database;
    processDatabaseForTests(start, ({ database }) => {
      db = database;
    });
    beforeEach(async () => {
      for (const table of [events, visitorLinks, visitors]) await db.delete(table);
    });

    async function newVisitor(): Promise<string> {
      const id = crypto.randomUUID();
      await db.insert(visitors).values({ id, firstSeenAt: now, lastSeenAt: now });
      return id;
    }
    const kept = () => db.select().from(events);

    test("is stored for its visitor, as long as there is one", async () => {
      const anonId = await newVisitor();
      await keepOf(db, { anonId, userId: null }, [search]);
      expect(await kept()).toMatchObject([{ visitorId: anonId, url: search.url, data: search.data }]);
    });

    test("of a visitor who is gone is only counted, whoever is signed in, and a user's without one is the user's", async () => {
      const anonId = crypto.randomUUID();
      for (const userId of [null, "user_ada"]) {
        await keepOf(db, { anonId, userId }, [search]);
        expect(await kept()).toMatchObject([counted]);
        await db.delete(events);
      }
      await keepOf(db, { anonId: null, userId: "user_ada" }, [search]);
      expect(await kept()).toMatchObject([{ visitorId: null, userId: "user_ada", url: search.url }]);
    });

    test("that is stored while its signed-in user withdraws consent is deleted, or only counted", async () => {
      for (let round = 0; round < 4; round += 1) {
        const anonId = await newVisitor();
        const keep = () => keepOf(db, { anonId, userId: "user_ada" }, [search]);
        const withdrawal = { isOver: false };
        const withdrawing = deleteCountedOfVisitor(anonId)
          .then(() => deleteCountedOfUser("user_ada"))
          .finally(() => (withdrawal.isOver = true));
        while (!withdrawal.isOver) await keep();
        await withdrawing;
        // The last of the batches that were under way.
        await keep();
      }
      for (const event of await kept()) expect(event).toMatchObject(counted);
    }, 60_000);

    test.each(["visitor", "user"])(
      "that is stored while its %s deletes their data is deleted, or only counted",
      async (whose) => {
        for (let round = 0; round < 4; round += 1) {
          const anonId = await newVisitor();
          if (whose === "user") await linkVisitor(db, anonId, { id: "user_ada", createdAt: now }, now);
          const asker = whose === "user" ? { userId: "user_ada", anonId: null } : { userId: null, anonId };
          const deletion = { isOver: false };
          const deleting = deleteData(asker).finally(() => (deletion.isOver = true));
          while (!deletion.isOver) await keepOf(db, { anonId, userId: null }, [search]);
          await deleting;
        }
        expect(await db.select().from(visitors)).toEqual([]);
        for (const event of await kept()) expect(event).toMatchObject(counted);
      },
      60_000,
    );
  });
});
