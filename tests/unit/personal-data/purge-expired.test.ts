import { describe, expect, test, vi } from "vitest";
import { purgeExpired } from "#lib/personal-data/purge-expired";
import type { Database } from "#lib/platform/server/database/database";
import {
  billingEvents,
  callMonths,
  callStarts,
  doNotCallRequests,
  events,
  numberCalls,
  visitorLinks,
  visitors,
} from "#lib/platform/server/database/schema";
import { databaseForTests, databases } from "@/tests/support/machine/databases";

const now = new Date("2026-06-01T12:00:00Z");

// The machine that runs the tests has another clock.
vi.mock("#lib/platform/server/database/database", async (original) => ({
  ...(await original<object>()),
  databaseNow: async () => now,
}));

const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);

describe.each(databases)("on $kind", ({ start, isThere }) => {
  describe.skipIf(!isThere)("retention", () => {
    let db: Database;
    databaseForTests(start, ({ database }) => {
      db = database;
    });

    test("deletes events after 90 days, and visitors with their links 90 days after the last visit", async () => {
      const [gone, here] = [crypto.randomUUID(), crypto.randomUUID()];
      await db.insert(visitors).values([
        { id: gone, firstSeenAt: daysAgo(200), lastSeenAt: daysAgo(90.1) },
        { id: here, firstSeenAt: daysAgo(200), lastSeenAt: daysAgo(89.9) },
      ]);
      const link = { linkedAt: daysAgo(100), hasAnonymousData: true, visitsBeforeSignup: 1 };
      await db.insert(visitorLinks).values([
        { ...link, visitorId: gone, userId: "user_1" },
        { ...link, visitorId: here, userId: "user_2" },
      ]);
      const event = { type: "page_view", name: "Home", data: {}, url: "/", visitorId: here };
      const received = (receivedAt: Date) => ({ ...event, receivedAt, occurredAt: receivedAt });
      // More than go in one portion.
      for (let portion = 0; portion < 7; portion += 1)
        await db.insert(events).values(Array.from({ length: 1_000 }, () => received(daysAgo(90.1))));
      await db.insert(events).values([received(daysAgo(89.9)), received(daysAgo(0))]);

      expect(await purgeExpired(db, now)).toEqual({
        events: 7_000,
        visitors: 1,
        callStarts: 0,
        callMonths: 0,
        billingEvents: 0,
        numberCalls: 0,
        doNotCallRequests: 0,
      });
      expect(await db.select().from(events)).toHaveLength(2);
      expect(await db.select({ id: visitors.id }).from(visitors)).toEqual([{ id: here }]);
      expect(await db.select({ userId: visitorLinks.userId }).from(visitorLinks)).toEqual([
        { userId: "user_2" },
      ]);
      expect(await purgeExpired(db, now)).toMatchObject({ events: 0, visitors: 0, callStarts: 0 });
    });

    test("forgets that somebody has started a call when it no longer counts among those of the day", async () => {
      const [old, recent] = [daysAgo(1.1), daysAgo(0.9)];
      await db.insert(callStarts).values([old, recent].map((startedAt) => ({ callerKey: "k", startedAt })));
      expect(await purgeExpired(db, now)).toMatchObject({ callStarts: 1 });
      const kept = await db.select({ startedAt: callStarts.startedAt }).from(callStarts);
      expect(kept).toEqual([{ startedAt: recent }]);
    });

    test("keeps what else goes by its age for as long as is promised, and no longer", async () => {
      const numberKey = { numberKey: "k" };
      await db
        .insert(numberCalls)
        .values([1.1, 0.9].map((days) => ({ ...numberKey, calledAt: daysAgo(days) })));
      // One that is to be made later is counted at its own moment.
      await db.insert(numberCalls).values({ ...numberKey, calledAt: daysAgo(-3) });
      const request = { number: "+12025550142", language: "en" };
      await db.insert(doNotCallRequests).values(
        [90.1, 89.9].map((days) => ({
          ...request,
          email: `${days}@x.example`,
          requestedAt: daysAgo(days),
        })),
      );
      await db
        .insert(billingEvents)
        .values([30.1, 29.9].map((days) => ({ id: `evt_${days}`, receivedAt: daysAgo(days) })));
      const month = { callerKey: "k", started: 1 };
      await db.insert(callMonths).values([
        { ...month, from: daysAgo(31), to: daysAgo(0.1) },
        { ...month, from: daysAgo(0.1), to: daysAgo(-30) },
      ]);
      const once = { numberCalls: 1, doNotCallRequests: 1, billingEvents: 1, callMonths: 1 };
      expect(await purgeExpired(db, now)).toMatchObject(once);
      expect(await db.select().from(numberCalls)).toMatchObject([
        { calledAt: daysAgo(0.9) },
        { calledAt: daysAgo(-3) },
      ]);
      expect(await db.select().from(doNotCallRequests)).toMatchObject([{ email: "89.9@x.example" }]);
      expect(await db.select().from(billingEvents)).toMatchObject([{ id: "evt_29.9" }]);
      expect(await db.select().from(callMonths)).toMatchObject([{ to: daysAgo(-30) }]);
    });

    test("deletes the rest where one part of it cannot be deleted, and says which could not", async () => {
      await db.delete(callStarts);
      await db.insert(callStarts).values({ callerKey: "k", startedAt: daysAgo(1.1) });
      const broken = Object.create(db) as Database;
      vi.spyOn(broken, "delete").mockImplementation((table) => {
        if (table === events) throw new Error("no answer in time");
        return db.delete(table);
      });
      await expect(purgeExpired(broken, now)).rejects.toThrow("events: no answer in time");
      expect(await db.select().from(callStarts)).toEqual([]);
    });

    test("goes by the database's clock, whatever that of the instance says", async () => {
      await db.delete(callStarts);
      await db.insert(callStarts).values({ callerKey: "k", startedAt: daysAgo(0.9) });
      vi.useFakeTimers({ toFake: ["Date"], now: new Date(now.getTime() + 3 * 60 * 60_000) });
      expect(await purgeExpired(db)).toMatchObject({ callStarts: 0 });
      vi.useRealTimers();
    });
  });
});
