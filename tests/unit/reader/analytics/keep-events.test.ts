/** What becomes of a batch whose visitor or user deletes their data while it is under way. Everything else: `tests/http`. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { deleteCountedOfUser, deleteCountedOfVisitor, deleteData } from "#lib/personal-data/delete-data";
import type { Database } from "#lib/platform/server/database/database";
import { events, visitorLinks, visitors } from "#lib/platform/server/database/schema";
import { clientLimits } from "#lib/platform/server/api/limits";
import { takeFrom } from "#lib/platform/server/api/rate-limit";
import type { CheckedEvent } from "#lib/reader/analytics/event-catalogue";
import { eventStore } from "#lib/reader/analytics/event-store";
import { keepEvents, keepOf } from "#lib/reader/analytics/keep-events";
import { linkVisitor } from "#lib/reader/visitor/link-visitor";
import { databases } from "@/tests/support/machine/databases";
import { processDatabaseForTests } from "@/tests/support/machine/process-database";
import { obedientSignIn } from "@/tests/support/services/sign-in-service";

/** Who is signed in, once the sign-in service has said so. */
const session = vi.hoisted(() => ({
  user: Promise.resolve<{ id: string; sessionId: string } | null>(null),
  isAsked: false,
}));
vi.mock("#lib/platform/server/sign-in/sign-in", () => ({
  readLiveUser: async () => {
    session.isAsked = true;
    return session.user;
  },
}));
vi.mock("#lib/publication/search/help-titles", () => ({ readAsksForHelp: async () => () => false }));
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
    /** Stores a batch of one search that has just arrived. */
    const keep = async (sender: { anonId: string | null; userId: string | null }) =>
      keepOf(db, sender, [search], await eventStore(db).countDeletions());
    const ada = { id: "user_ada", sessionId: "session_ada" };

    /** A request with a batch of one search, without a visitor. */
    function send(headers: Record<string, string>) {
      const request = new Request("https://lantern.example/api/analytics/events", {
        method: "POST",
        headers,
      });
      const event = {
        event_type: search.type,
        event_name: search.name,
        event_data: search.data,
        url: search.url,
      };
      return keepEvents(request, { events: [event], named: null, mayName: true });
    }
    const tokenOfAda = { cookie: `__session=e30.${btoa(JSON.stringify({ sub: ada.id }))}.x` };

    /** A batch of Ada's. It waits until the sign-in service is told to say who she is. */
    function batchOfAda() {
      const { promise, resolve } = Promise.withResolvers<typeof ada>();
      Object.assign(session, { user: promise, isAsked: false });
      return { keeping: send(tokenOfAda), identify: () => resolve(ada) };
    }

    test("is stored for its visitor, as long as there is one", async () => {
      const anonId = await newVisitor();
      await keep({ anonId, userId: null });
      expect(await kept()).toMatchObject([{ visitorId: anonId, url: search.url, data: search.data }]);
    });

    test("of a visitor who is gone is only counted, whoever is signed in, and a user's without one is the user's", async () => {
      const anonId = crypto.randomUUID();
      for (const userId of [null, "user_ada"]) {
        await keep({ anonId, userId });
        expect(await kept()).toMatchObject([counted]);
        await db.delete(events);
      }
      await keep({ anonId: null, userId: "user_ada" });
      expect(await kept()).toMatchObject([{ visitorId: null, userId: "user_ada", url: search.url }]);
    });

    test("that is stored while its signed-in user withdraws consent is deleted, or only counted", async () => {
      for (let round = 0; round < 4; round += 1) {
        const anonId = await newVisitor();
        const keepHers = () => keep({ anonId, userId: "user_ada" });
        const withdrawal = { isOver: false };
        const withdrawing = deleteCountedOfVisitor(anonId)
          .then(() => deleteCountedOfUser("user_ada"))
          .finally(() => (withdrawal.isOver = true));
        while (!withdrawal.isOver) await keepHers();
        await withdrawing;
        // The last of the batches that were under way.
        await keepHers();
      }
      for (const event of await kept()) expect(event).toMatchObject(counted);
    }, 60_000);

    test.each([
      ["withdraws consent", () => deleteCountedOfUser(ada.id)],
      ["deletes their data", () => deleteData({ userId: ada.id, anonId: null })],
    ])("that arrived before its signed-in user, who has no visitor, %s is only counted", async (_, leave) => {
      const { keeping, identify } = batchOfAda();
      await vi.waitFor(() => expect(session.isAsked).toBe(true));
      await leave();
      identify();
      expect(await keeping).toEqual({ accepted: 1, rejected: [] });
      expect(await kept()).toMatchObject([counted]);
    });

    test("with a visitor that arrived before its user withdrew on another device is only counted", async () => {
      const anonId = await newVisitor();
      const deletions = await eventStore(db).countDeletions();
      await deleteCountedOfUser(ada.id);
      await keepOf(db, { anonId, userId: ada.id }, [search], deletions);
      expect(await kept()).toMatchObject([counted]);
    });

    test("that arrives after a user has withdrawn is the user's again", async () => {
      await deleteCountedOfUser(ada.id);
      const { keeping, identify } = batchOfAda();
      identify();
      await keeping;
      expect(await kept()).toMatchObject([{ userId: ada.id, url: search.url }]);
    });

    test("of nobody, and one beyond what a client may send, cost no look at how many deletions there were", async () => {
      Object.assign(session, { user: Promise.resolve(null) });
      const look = vi.spyOn(db, "select");
      await send({});
      expect(await db.$count(events)).toBe(1);
      const client = `203.0.113.${databases.findIndex((one) => one.start === start)}`;
      await takeFrom(clientLimits.kept_events, client, clientLimits.kept_events.points);
      await expect(send({ ...tokenOfAda, "x-forwarded-for": client })).rejects.toThrow("Rate limit");
      expect(look).not.toHaveBeenCalled();
      await send(tokenOfAda);
      expect(look).toHaveBeenCalledOnce();
      look.mockRestore();
    });

    test("of a program that shows its user's token is the user's", async () => {
      Object.assign(session, { user: Promise.resolve(ada) });
      await send({ authorization: "Bearer of.ada.x" });
      expect(await kept()).toMatchObject([{ userId: ada.id, url: search.url }]);
    });

    test("of a user without a visitor that is stored while they withdraw is deleted, or only counted", async () => {
      for (let round = 0; round < 2; round += 1) {
        const deletions = await eventStore(db).countDeletions();
        const keepHers = () => keepOf(db, { anonId: null, userId: ada.id }, [search], deletions);
        const withdrawal = { isOver: false };
        const withdrawing = deleteCountedOfUser(ada.id).finally(() => (withdrawal.isOver = true));
        while (!withdrawal.isOver) await keepHers();
        await withdrawing;
        await keepHers();
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
          while (!deletion.isOver) await keep({ anonId, userId: null });
          await deleting;
        }
        expect(await db.select().from(visitors)).toEqual([]);
        for (const event of await kept()) expect(event).toMatchObject(counted);
      },
      60_000,
    );
  });
});
