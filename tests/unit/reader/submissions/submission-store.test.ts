import { beforeEach, describe, expect, test } from "vitest";
import type { OpenDatabase } from "#lib/platform/server/database/open-database";
import { submissions } from "#lib/platform/server/database/schema";
import { submissionStore, type NewSubmission } from "#lib/reader/submissions/submission-store";
import { databaseForTests, databases } from "@/tests/support/machine/databases";
import { findPostgres } from "@/tests/support/machine/postgres";

const now = new Date("2026-03-01T12:00:00Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const day = 24 * 60 * 60;
const ada: NewSubmission = { list: "newsletter", language: "", emailAddress: "Ada@Example.org" };

test("a Postgres is there to test on, at least in continuous integration", () => {
  expect(findPostgres() !== null || !process.env.CI).toBe(true);
});

describe.each(databases)("on $kind", ({ start, isThere }) => {
  describe.skipIf(!isThere)("submissions", () => {
    let opened: OpenDatabase;
    let store: ReturnType<typeof submissionStore>;
    const claim = (at: Date, limit = 10) =>
      store.claim(["newsletter", "waitlist"], { now: at, leaseMs: 15_000, limit });
    const first = async (at: Date) => {
      const [claimed] = await claim(at);
      if (!claimed) throw new Error("nothing was due");
      return claimed;
    };

    databaseForTests(start, (started) => {
      opened = started;
      store = submissionStore(opened.database);
    });
    beforeEach(async () => {
      await opened.database.delete(submissions);
    });

    test("keeps one submission per address and list, however the address is typed", async () => {
      await store.add(ada, now);
      await store.add({ ...ada, emailAddress: "ada@example.ORG" }, later(5));
      const claimed = await claim(later(10));
      expect(claimed.map(({ emailAddress }) => emailAddress)).toEqual(["Ada@Example.org"]);
    });

    test("keeps the newsletter and each language of the waitlist apart", async () => {
      await store.add(ada, now);
      await store.add({ ...ada, list: "waitlist", language: "fr" }, now);
      await store.add({ ...ada, list: "waitlist", language: "de" }, now);
      expect(await claim(now)).toHaveLength(3);
    });

    test("gives a claimed submission to nobody else until its lease is over", async () => {
      await store.add(ada, now);
      expect(await claim(now)).toHaveLength(1);
      expect(await claim(later(14))).toHaveLength(0);
      expect(await claim(later(15))).toHaveLength(1);
    });

    test("never gives the same submission to two that ask at once", async () => {
      for (let number = 0; number < 20; number += 1)
        await store.add({ ...ada, emailAddress: `reader${number}@example.org` }, now);
      const rounds = await Promise.all([claim(now, 7), claim(now, 7), claim(now, 7), claim(now, 7)]);
      const ids = rounds.flat().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeGreaterThan(0);
    });

    test("claims only from the lists it is asked for", async () => {
      await store.add(ada, now);
      const claimed = await store.claim(["waitlist"], { now, leaseMs: 15_000, limit: 10 });
      expect(claimed).toEqual([]);
      expect(await store.nextDueOf(["waitlist"])).toEqual([]);
      expect(await store.nextDueOf(["newsletter", "waitlist"])).toEqual([{ list: "newsletter", dueAt: now }]);
    });

    test("never delivers again what was confirmed", async () => {
      await store.add(ada, now);
      await store.confirm((await first(now)).id, later(1));
      expect(await claim(later(1_000_000))).toEqual([]);
      await store.add(ada, later(60));
      expect(await claim(later(1_000_000))).toEqual([]);
    });

    test("leaves what waits for delivery as it is, however long, when its reader subscribes anew", async () => {
      await store.add(ada, now);
      const claimed = await first(now);
      await store.postpone(claimed, { dueAt: later(3 * day), fault: "status 500" });
      await store.add(ada, later(2 * day));
      expect(await first(later(3 * day))).toMatchObject({ id: claimed.id, attempts: 2, firstAttemptAt: now });
    });

    test("tries again at the time a failed attempt names, counting from the first", async () => {
      await store.add(ada, now);
      await store.postpone(await first(now), { dueAt: later(5), fault: "status 500" });
      expect(await claim(later(4))).toEqual([]);
      const again = await first(later(5));
      expect(again).toMatchObject({ attempts: 2, firstAttemptAt: now });
    });

    test("tries what is new before what has failed, and that in the order in which it is due", async () => {
      for (const number of [0, 1, 2]) {
        await store.add({ ...ada, emailAddress: `reader${number}@example.org` }, now);
        await store.postpone(await first(now), { dueAt: later(40 - number), fault: "TimeoutError" });
      }
      await store.add({ ...ada, list: "waitlist", language: "fr" }, later(100));
      const two = await claim(later(100), 2);
      expect(two.map(({ list, attempts }) => [list, attempts])).toEqual(
        expect.arrayContaining([
          ["waitlist", 1],
          ["newsletter", 2],
        ]),
      );
      expect(two.map(({ emailAddress }) => emailAddress)).toContain("reader2@example.org");
    });

    test("heeds no failure told by one whose lease ran out", async () => {
      await store.add(ada, now);
      const slow = await first(now);
      const quick = await first(later(20));
      await store.postpone(slow, { dueAt: later(9_000), fault: "status 500" });
      expect(await store.nextDueOf(["newsletter"])).toEqual([{ list: "newsletter", dueAt: later(35) }]);
      await store.confirm(quick.id, later(21));
      await store.postpone(quick, { dueAt: later(22), fault: "status 500" });
      expect(await claim(later(1_000_000))).toEqual([]);
      // Nor does what is delivered come among those that the operator has delivered again.
      await store.postpone(quick, { dueAt: null, fault: "status 500" });
      expect(await store.count()).toEqual([{ list: "newsletter", state: "delivered", count: 1 }]);
    });

    test("gives and deletes what it holds of an address, delivered or not, and of no other", async () => {
      await store.add(ada, now);
      await store.confirm((await first(now)).id, later(1));
      await store.add({ ...ada, list: "waitlist", language: "fr" }, later(2));
      await store.add({ ...ada, emailAddress: "bo@example.org" }, later(3));
      const found = await store.readOf(["ada@example.ORG"]);
      expect(found.map(({ list, delivered_at }) => [list, delivered_at])).toEqual([
        ["newsletter", later(1)],
        ["waitlist", null],
      ]);
      expect(await store.deleteOf(["ada@example.ORG"])).toBe(2);
      expect(await store.readOf(["ada@example.org"])).toEqual([]);
      expect(await store.deleteOf([])).toBe(0);
      expect((await claim(later(10))).map(({ emailAddress }) => emailAddress)).toEqual(["bo@example.org"]);
    });

    test("delivers nothing of an address that was deleted while an attempt was under way", async () => {
      await store.add(ada, now);
      const claimed = await first(now);
      await store.deleteOf(["ada@example.org"]);
      await store.postpone(claimed, { dueAt: later(5), fault: "status 500" });
      expect(await claim(later(1_000_000))).toEqual([]);
    });

    test("parks what it gives up, and takes it up again when the operator says so, and nothing else", async () => {
      await store.add({ ...ada, emailAddress: "bo@example.org" }, now);
      await store.confirm((await first(now)).id, now);
      await store.add(ada, now);
      await store.postpone(await first(now), { dueAt: null, fault: "status 500" });
      expect(await claim(later(1_000_000))).toEqual([]);
      expect(await store.count()).toEqual([
        { list: "newsletter", state: "delivered", count: 1 },
        { list: "newsletter", state: "parked", count: 1 },
      ]);
      expect(await store.requeueParked(later(60))).toBe(1);
      const again = await claim(later(60));
      expect(again).toMatchObject([
        { attempts: 1, firstAttemptAt: later(60), emailAddress: ada.emailAddress },
      ]);
    });

    test("takes up what it has given up when its reader subscribes anew", async () => {
      await store.add(ada, now);
      const given = await first(now);
      await store.postpone(given, { dueAt: null, fault: "status 500" });
      await store.add(ada, later(60));
      const again = await first(later(60));
      expect(again).toMatchObject({ attempts: 1, firstAttemptAt: later(60) });
      expect(again.id).not.toBe(given.id);
    });
  });
});
