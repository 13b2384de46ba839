import { beforeEach, describe, expect, test } from "vitest";
import { callStartStore } from "#lib/product/calls/records/call-start-store";
import { doNotCallStore, requestsOfNumber } from "#lib/product/calls/do-not-call/do-not-call-store";
import { waitingNumbers } from "#lib/product/calls/do-not-call/waiting-requests";
import { directorySeedStore } from "#lib/product/directory/records/directory-seed-store";
import type { Database } from "#lib/platform/server/database/database";
import { businesses, calls, doNotCall, doNotCallRequests } from "#lib/platform/server/database/schema";
import { databases } from "@/tests/support/machine/databases";
import { processDatabaseForTests } from "@/tests/support/machine/process-database";
import { alwaysOpen, sampleCall } from "@/tests/support/samples/sample-call";

const now = new Date("2026-03-02T12:00:00Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
/** None of the directory's, which end in 01 and two more digits. */
const unknown = "+15035551000";

describe.each(databases)("on $kind", ({ start, isThere }) => {
  describe.skipIf(!isThere)("the requests for the do-not-call list", () => {
    let db: Database;
    const ask = (number: string, email: string, at = now) =>
      doNotCallStore(db).request({ number, email, language: "en" }, at);

    processDatabaseForTests(start, async ({ database }) => {
      db = database;
      await directorySeedStore(db).fill(new Date());
    });
    beforeEach(async () => {
      await db.delete(doNotCallRequests);
      await db.delete(doNotCall);
      await db.delete(calls);
    });

    test("are kept up to so many for a number, those included that come at once, and no other has less room", async () => {
      const emails = Array.from({ length: requestsOfNumber + 3 }, (_, at) => `program-${at}@spam.example`);
      const kept = await Promise.all(emails.map((email) => ask(unknown, email)));
      // Who is not among them gets to know.
      expect(kept.filter((isKept) => !isKept)).toHaveLength(3);
      expect(await doNotCallStore(db).readRequests()).toHaveLength(requestsOfNumber);
      await ask("+15035551001", "owner@books.example");
      expect(await doNotCallStore(db).readRequests()).toHaveLength(requestsOfNumber + 1);
      // The number is decided, whoever of them was right.
      expect(await doNotCallStore(db).confirm(unknown, later(1))).toBe(true);
      expect(await doNotCallStore(db).has(unknown)).toBe(true);
      expect(await doNotCallStore(db).readRequests()).toHaveLength(1);
    });

    test("are kept once for an address, in whichever case it is written, and told as kept where no more are", async () => {
      await ask(unknown, "Owner@Books.example");
      expect(await ask(unknown, "owner@books.example", later(1))).toBe(true);
      expect(await doNotCallStore(db).readRequests()).toMatchObject([{ email: "Owner@Books.example" }]);
      for (let place = 1; place < requestsOfNumber; place += 1)
        expect(await ask(unknown, `program-${place}@spam.example`)).toBe(true);
      expect(await ask(unknown, "OWNER@books.example")).toBe(true);
      expect(await ask(unknown, "neighbor@books.example")).toBe(false);
      expect(await doNotCallStore(db).readRequests()).toHaveLength(requestsOfNumber);
    });

    test("of numbers that businesses are asked to call back stand first too, though no business has them", async () => {
      const calledBack = "+15035551002";
      const give = async (callbackNumber: string, provider: "http" | "simulator") => {
        const call = sampleCall({
          business: alwaysOpen,
          userId: crypto.randomUUID(),
          callbackNumber,
          provider,
        });
        expect(await callStartStore(db).create(call, now)).toMatchObject({ kind: "new" });
      };
      await give(calledBack, "http");
      // Rings nowhere.
      await give(unknown, "simulator");
      await ask(unknown, "program@spam.example");
      await ask(calledBack, "stranger@home.example", later(1));
      expect(await waitingNumbers(db)).toMatchObject([
        { number: calledBack, business: null, isCalledBack: true },
        { number: unknown, business: null, isCalledBack: false },
      ]);
    });

    test("are found by their address however it was typed, in letters of any language, and no others are", async () => {
      const store = doNotCallStore(db);
      await ask(unknown, "ÖztÜrk_1@Books.example");
      await ask(unknown, "Aytürk_1@books.example", later(1));
      await ask(unknown, "öztürk-1@books.example", later(2));
      const mine = ["öztürk_1@books.example"];
      expect(await store.requestsOf(mine)).toMatchObject([
        { number: unknown, email_address: "ÖztÜrk_1@Books.example", language: "en" },
      ]);
      expect(await store.requestsOf([])).toEqual([]);
      await store.deleteRequestsOf([]);
      expect(await store.readRequests()).toHaveLength(3);
      await store.deleteRequestsOf(mine);
      expect(await store.requestsOf(mine)).toEqual([]);
      expect(await store.readRequests()).toHaveLength(2);
    });

    test("are listed by number, first those of businesses that can be called", async () => {
      const [some] = await db.select().from(businesses).limit(1);
      const phone = some?.phone ?? "";
      await ask(unknown, "program@spam.example");
      await ask(phone, "owner@books.example", later(1));
      await ask(unknown, "another@spam.example", later(2));
      expect(await waitingNumbers(db)).toMatchObject([
        {
          number: phone,
          business: expect.any(String) as string,
          since: later(1),
          asked: [{ email: "owner@books.example" }],
        },
        {
          number: unknown,
          business: null,
          since: now,
          asked: [{ email: "program@spam.example" }, { email: "another@spam.example" }],
        },
      ]);
      await db.update(businesses).set({ goneAt: now });
      expect(await waitingNumbers(db)).toMatchObject([
        { number: unknown, business: null },
        { number: phone, business: null },
      ]);
    });
  });
});
