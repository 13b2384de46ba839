/** What one visitor or one user may hold, and how it is read. Whose events are whose: `visitor-store.test.ts`. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { CheckedEvent } from "#lib/reader/analytics/event-catalogue";
import { eventStore, mostHeld } from "#lib/reader/analytics/event-store";
import type { Database } from "#lib/platform/server/database/database";
import { events, visitors } from "#lib/platform/server/database/schema";
import { linkVisitor } from "#lib/reader/visitor/link-visitor";
import { visitorStore } from "#lib/reader/visitor/visitor-store";
import { databases } from "@/tests/support/machine/databases";

const start = new Date("2026-03-01T12:00:00Z");
const at = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
const end = at(2 * mostHeld);

/** The view of a page that is named after its second. */
const pageView = (second: number): CheckedEvent => ({
  type: "page_view",
  name: "A page",
  data: {},
  url: `https://lantern.example/${second}`,
  sentAt: at(second),
  sentId: null,
  signedInAs: null,
});

type Sender = { anonId: string | null; userId: string | null };

describe.each(databases)("on $kind", ({ start: startDatabase, isThere }) => {
  describe.skipIf(!isThere)("what one may hold", () => {
    let db: Database;
    let stop: () => Promise<void>;
    let store: ReturnType<typeof eventStore>;
    beforeAll(async () => {
      const started = await startDatabase();
      db = started.opened.database;
      stop = started.stop;
      store = eventStore(db);
    }, 90_000);
    afterAll(() => stop());
    beforeEach(async () => {
      for (const table of [events, visitors]) await db.delete(table);
    });

    async function newVisitor(): Promise<string> {
      const id = crypto.randomUUID();
      await db.insert(visitors).values({ id, firstSeenAt: start, lastSeenAt: start });
      return id;
    }

    /** Sends views of so many pages, in batches. */
    async function send({ anonId, userId }: Sender, from: number, count: number): Promise<void> {
      const views = Array.from({ length: count }, (_, index) => pageView(from + index));
      for (let sent = 0; sent < count; sent += 1_000)
        await store.keep(views.slice(sent, sent + 1_000), { visitorId: anonId, userId }, end);
    }

    async function secondsOf(kept: Promise<Record<string, unknown>>): Promise<number[]> {
      const seconds: number[] = [];
      for await (const { url } of (await kept).events as AsyncIterable<{ url: string }>)
        seconds.push(Number(new URL(url).pathname.slice(1)));
      return seconds;
    }

    const eventsOf = async (userId: string) =>
      store.exportOfUser(userId, await visitorStore(db).idsOfUser(userId));
    const allHeld = async () => (await db.select({ id: events.id }).from(events)).length;
    const seconds = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => from + index);

    test("of a visitor the newest stay, and the download has them all, oldest first", async () => {
      const [anonId, other] = [await newVisitor(), await newVisitor()];
      await send({ anonId: other, userId: null }, 0, 3);
      await send({ anonId: null, userId: null }, 0, 3);
      await send({ anonId, userId: null }, 0, mostHeld);
      expect(await secondsOf(store.exportOfVisitor(anonId))).toEqual(seconds(0, mostHeld));
      await send({ anonId, userId: null }, mostHeld, 7);
      expect(await secondsOf(store.exportOfVisitor(anonId))).toEqual(seconds(7, mostHeld));
      expect(await secondsOf(store.exportOfVisitor(other))).toEqual([0, 1, 2]);
      expect(await allHeld()).toBe(mostHeld + 6);
    }, 60_000);

    test("of a user the newest stay, those that were a visitor's among them", async () => {
      const anonId = await newVisitor();
      await send({ anonId, userId: "user_ada" }, 10, mostHeld);
      await send({ anonId, userId: "user_bo" }, 0, 3);
      await send({ anonId, userId: "user_ada" }, 10 + mostHeld, 5);
      expect(await secondsOf(eventsOf("user_ada"))).toEqual(seconds(15, mostHeld));
      // What the visitor did before goes first, and what came after stays.
      await send({ anonId, userId: null }, 0, 4);
      await send({ anonId, userId: null }, 15 + mostHeld, 2);
      await linkVisitor(db, anonId, { id: "user_ada", createdAt: start }, end);
      expect(await secondsOf(eventsOf("user_ada"))).toEqual(seconds(17, mostHeld));
      expect(await secondsOf(eventsOf("user_bo"))).toEqual([0, 1, 2]);
      expect(await allHeld()).toBe(mostHeld + 3);
    }, 60_000);

    test("a user whose visitors hold more together is given the newest", async () => {
      const devices = [await newVisitor(), await newVisitor()];
      for (const anonId of devices)
        await linkVisitor(db, anonId, { id: "user_ada", createdAt: start }, start);
      for (const [index, anonId] of devices.entries())
        await send({ anonId, userId: null }, index * 3_000, 3_000);
      expect(await secondsOf(eventsOf("user_ada"))).toEqual(seconds(6_000 - mostHeld, mostHeld));
      await store.deleteOfUser("user_ada", await visitorStore(db).idsOfUser("user_ada"));
      expect(await allHeld()).toBe(0);
    }, 60_000);
  });
});
