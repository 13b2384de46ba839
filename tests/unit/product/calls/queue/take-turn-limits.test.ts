/** Which numbers a call may go to or tell of, how often, and what goes on counting once it is over. */
import { describe, expect, test, vi } from "vitest";
import { callAllowance, callBacksADay } from "#lib/product/calls/allowance/allowance";
import { allowanceStore, callStartLifeMs } from "#lib/product/calls/allowance/allowance-store";
import { callStartStore, type NewCall } from "#lib/product/calls/records/call-start-store";
import { callDeletionStore } from "#lib/product/calls/records/call-deletion-store";
import { callStore } from "#lib/product/calls/records/call-store";
import { doNotCallStore } from "#lib/product/calls/do-not-call/do-not-call-store";
import { callsToNumberADay } from "#lib/product/calls/manners/manners";
import { numberCallStore } from "#lib/product/calls/allowance/number-call-store";
import * as providers from "#lib/platform/server/call-provider/chosen-provider";
import { calls, callStarts, numberCalls } from "#lib/platform/server/database/schema";
import { databases } from "@/tests/support/machine/databases";
import { callTurns, later, lost, noon } from "@/tests/support/services/call-turns";
import { alwaysOpen, callable, sampleCall } from "@/tests/support/samples/sample-call";

// Turns are taken by hand: the loop that a report wakes would take those of the test after it.
vi.mock("#lib/platform/server/queue", async (original) => ({
  ...(await original<object>()),
  durableQueue: () => ({ start: () => undefined, wake: () => undefined, idle: async () => undefined }),
}));

describe.each(databases)("on $kind", ({ start, isThere }) => {
  describe.skipIf(!isThere)("a call by a service that knows no idempotency", () => {
    const { opened, service, fake, idempotent, create, createFor, idOf, turn } = callTurns(start);

    test("goes to one number only so often a day, however many ask at once", async () => {
      const users = Array.from({ length: 8 }, (_, number) => `user_${number}`);
      const created = await Promise.all(users.map((user) => create(alwaysOpen, noon, user)));
      expect(created.filter(({ kind }) => kind === "new")).toHaveLength(callsToNumberADay);
      expect(created.filter(({ kind }) => kind === "unwelcome")).toHaveLength(
        users.length - callsToNumberADay,
      );
      const other = { ...alwaysOpen, phone: "+15035550124" };
      expect((await create(other, noon)).kind).toBe("new");
      // Deleting calls gives none of them back, the next day does.
      await opened.database.delete(calls);
      expect(await create(alwaysOpen, later(60_000), "user_eve")).toEqual({
        kind: "unwelcome",
        reason: "numberFull",
      });
      const tomorrow = later(24 * 60 * 60_000);
      expect((await create(alwaysOpen, tomorrow, "user_eve")).kind).toBe("new");
      expect(await numberCallStore(opened.database).purge(tomorrow)).toBe(callsToNumberADay + 1);
    });

    test.each(["cancelled", "deleted with all data", "refused when its turn came", "not come to in time"])(
      "that was %s before anybody could have it counts for no number",
      async (fate) => {
        for (let number = 0; number < callsToNumberADay; number += 1) {
          const id = idOf(await create(alwaysOpen));
          if (fate === "cancelled") await callStore(opened.database).cancel("user_ada", id, noon);
          else if (fate === "deleted with all data")
            await callDeletionStore(opened.database).deleteOfUser("user_ada", noon);
          else if (fate === "not come to in time") await turn(later(2.5 * 60 * 60_000));
          else {
            await doNotCallStore(opened.database).add(alwaysOpen.phone, "operator", noon);
            await turn(noon);
            await doNotCallStore(opened.database).remove(alwaysOpen.phone);
          }
        }
        expect(service.asked).toEqual([]);
        expect(await opened.database.select().from(numberCalls)).toEqual([]);
        expect(await create(alwaysOpen, later(60_000), "user_eve")).toMatchObject({ kind: "new" });
      },
    );

    /** Everything that counts is at its limit with this one call. */
    const startsAlone = async (callbackNumber: string) => {
      const count = callBacksADay - 1;
      for (let place = 0; place < count; place += 1)
        await allowanceStore(opened.database).noteStart(
          {
            userId: "user_of_before",
            real: { callId: crypto.randomUUID(), numbers: [callbackNumber] },
            month: null,
          },
          noon,
        );
      const business = { ...alwaysOpen, id: crypto.randomUUID() };
      const call = sampleCall({ provider: "vapi", business, callbackNumber });
      const siteCalls = count + 1;
      return {
        id: idOf(await callStartStore(opened.database, siteCalls).create(call, noon)),
        next: (at: Date, more: Partial<NewCall>) =>
          callStartStore(opened.database, siteCalls).create(
            sampleCall({ ...call, userId: "user_eve", idempotencyKey: crypto.randomUUID(), ...more }),
            at,
          ),
      };
    };

    test.each([
      ["cancelled", true],
      ["cancelled twice", true],
      ["deleted with all data", true],
      ["refused when its turn came", true],
      ["turned away for good by its service", true],
      ["not come to in time", true],
      ["put off to a day that is full", true],
      ["cancelled after it was handed over", false],
    ])(
      "that was %s uses up neither what the whole site may start nor its call-back number: %s",
      async (fate, isGivenBack) => {
        const { id, next } = await startsAlone("+12025550142");
        // Nobody finds room before.
        expect(await next(noon, { callbackNumber: "+12025550143" })).toMatchObject({
          kind: "full",
          limit: "site",
        });
        expect(await next(noon, {})).toMatchObject({ fault: "numberUsedUp" });
        const cancel = () => callStore(opened.database).cancel("user_ada", id, noon);
        if (fate === "cancelled") await cancel();
        else if (fate === "cancelled twice") await Promise.all([cancel(), cancel()]);
        else if (fate === "deleted with all data")
          await callDeletionStore(opened.database).deleteOfUser("user_ada", noon);
        else if (fate === "refused when its turn came") {
          await doNotCallStore(opened.database).add(alwaysOpen.phone, "operator", noon);
          await turn(noon);
          await doNotCallStore(opened.database).remove(alwaysOpen.phone);
        } else if (fate === "turned away for good by its service") {
          service.place.push({ kind: "refused", fault: "status 400" });
          await turn(noon);
        } else if (fate === "not come to in time") await turn(later(2.5 * 60 * 60_000));
        else if (fate === "put off to a day that is full") {
          const number = numberCallStore(opened.database);
          for (let count = 0; count < callsToNumberADay; count += 1)
            await number.take(crypto.randomUUID(), alwaysOpen.phone, later(24 * 60 * 60_000 + count));
          await turn(new Date("2026-03-02T20:00:00Z"));
          await opened.database.delete(numberCalls);
        } else {
          await turn(noon);
          await cancel();
        }
        expect(await next(later(1_000), {})).toMatchObject(
          isGivenBack ? { kind: "new" } : { fault: "numberUsedUp" },
        );
        // One is given back, and not more.
        expect(await next(later(2_000), { userId: "user_bob" })).toMatchObject({ fault: "numberUsedUp" });
        expect(
          await next(later(2_000), { userId: "user_bob", callbackNumber: "+12025550143" }),
        ).toMatchObject({
          kind: "full",
          limit: "site",
        });
      },
    );

    test("that was cancelled before anybody could have it goes on counting among those of its user's day", async () => {
      for (let count = 0; count < callAllowance.day; count += 1)
        await callStore(opened.database).cancel("user_ada", idOf(await create()), noon);
      expect(await create()).toMatchObject({ kind: "full", limit: "day" });
    });

    test("that was cancelled while it was turned away counts for no number, and for one where it may have been taken", async () => {
      const counted = async () => (await opened.database.select().from(numberCalls)).map(({ id }) => id);
      const away = { kind: "again", fault: "status 429", isTurnedAway: true } as const;
      const place = vi.spyOn(fake, "place").mockImplementation(async ({ id }) => {
        await callStore(opened.database).cancel("user_ada", id, noon);
        return away;
      });
      idOf(await create());
      await turn(noon);
      expect(await counted()).toEqual([]);
      place.mockRestore();
      const taking = idOf(await create());
      service.place.push(lost);
      await turn(later(1_000));
      await turn(later(1_000));
      await callStore(opened.database).cancel("user_ada", taking, later(2_000));
      await callDeletionStore(opened.database).deleteOfUser("user_ada", later(3_000));
      expect(await counted()).toEqual([taking]);
    });

    test("goes on counting by the time it may have been taken, where only a repetition of it was turned away", async () => {
      vi.spyOn(providers, "providerOf").mockReturnValueOnce(idempotent);
      const id = idOf(await create());
      service.place.push(lost, { kind: "again", fault: "status 429", isTurnedAway: true });
      await turn(noon);
      vi.spyOn(providers, "providerOf").mockReturnValueOnce(idempotent);
      await turn(later(1_000));
      expect(service.asked).toEqual(["place", "place"]);
      await callStore(opened.database).cancel("user_ada", id, later(2_000));
      expect(await opened.database.select().from(numberCalls)).toMatchObject([{ id }]);
    });

    test("goes to no number that is none of ours", async () => {
      for (const phone of ["+19005551234", "+18762345678", "911"])
        expect(await create({ ...alwaysOpen, phone })).toEqual({ kind: "unwelcome", reason: "notCallable" });
      const night = {
        ...alwaysOpen,
        hours: Array.from({ length: 7 }, () => [{ opens: "21:00", closes: "24:00" }]),
      };
      expect(await create(night)).toEqual({ kind: "unwelcome", reason: "neverOpen" });
      const onHoliday = { ...alwaysOpen, hours: Array.from({ length: 7 }, () => []) };
      expect(await create(onHoliday)).toEqual({ kind: "unwelcome", reason: "closedThisWeek" });
    });

    test("has nobody called back on a line that costs more, is personal, or abroad", async () => {
      const dear = { kind: "notCalledBack", fault: "numberNotOrdinary" };
      for (const number of [
        "+19005551234",
        "+449098790000",
        "+447012345678",
        "+88216123456",
        "+18762345678",
        "+493012345678",
      ])
        expect(await createFor(number), number).toEqual(dear);
      expect(await opened.database.select().from(callStarts)).toEqual([]);
      expect(await opened.database.select().from(numberCalls)).toEqual([]);
      expect(await createFor("+12025550142")).toMatchObject({ kind: "new" });
      // The simulator rings nowhere.
      expect(await createFor("+19005551234", { provider: "simulator" })).toMatchObject({ kind: "new" });
    });

    test.each([
      ["costs more", "Then have them ring 900-555-1234."],
      ["is abroad", "Then have them ring +44 20 7946 0958."],
      ["is abroad, and has no plus", "Then have them ring 416 555 2671."],
    ])("tells nobody a number of the request's text that %s", async (_, request) => {
      const written = /(?<=ring ).*(?=\.)/.exec(request)?.[0];
      const refused = { kind: "notCalledBack", fault: "requestNumber", written };
      expect(await createFor("+12025550142", { request })).toEqual(refused);
      expect(await opened.database.select().from(callStarts)).toEqual([]);
      expect(await opened.database.select().from(numberCalls)).toEqual([]);
      // The simulator rings nowhere.
      expect(await createFor("+12025550142", { request, provider: "simulator" })).toMatchObject({
        kind: "new",
      });
    });

    test("passes on an ordinary number in the request's text, the business's own, and what is none", async () => {
      for (const request of [
        "Have them ring 202-555-0143, or (202) 555-0142.",
        `Is ${alwaysOpen.phone} or (503) 555-0123 the number of the shop?`,
        "Order #4165552671 of 11/30/2026 for $1,234.56, to 97205-1234",
      ])
        expect(await createFor("+12025550142", { request }), request).toMatchObject({ kind: "new" });
    });

    test("counts a number of the request's text like one to call back, once a call", async () => {
      const request = "Have them ring 202-555-0143, I said 202-555-0143.";
      const ask = (place: number, wish: Partial<NewCall>) => {
        const business = { ...alwaysOpen, id: crypto.randomUUID(), phone: `+1503555${1000 + place}` };
        return createFor("+12025550142", { business, ...wish });
      };
      for (let place = 0; place < callBacksADay; place += 1)
        expect(await ask(place, { request, callbackNumber: `+1202555${2000 + place}` })).toMatchObject({
          kind: "new",
        });
      const refused = { kind: "notCalledBack", fault: "requestNumber", written: "202-555-0143" };
      expect(await ask(100, { request })).toEqual(refused);
      expect(await ask(100, { callbackNumber: "+12025550143" })).toMatchObject({ fault: "numberUsedUp" });
      expect(await ask(100, {})).toMatchObject({ kind: "new" });
    });

    test("has a number called back of so many calls a day, however many accounts give it at once", async () => {
      // A number of its own for each business, which is called three times a day.
      const ask = (place: number, callbackNumber: string, at = noon) => {
        const business = { ...alwaysOpen, id: crypto.randomUUID(), phone: `+1503555${1000 + place}` };
        return createFor(callbackNumber, { business }, at);
      };
      const places = Array.from({ length: callBacksADay + 2 }, (_, place) => place);
      const asked = await Promise.all(places.map((place) => ask(place, "+12025550142")));
      expect(asked.filter(({ kind }) => kind === "new")).toHaveLength(callBacksADay);
      const usedUp = { kind: "notCalledBack", fault: "numberUsedUp" };
      expect(asked.filter(({ kind }) => kind !== "new")).toEqual([usedUp, usedUp]);
      expect(await ask(100, "+12025550143")).toMatchObject({ kind: "new" });
      // Deleting calls gives none of them back, and what counts them names no number.
      await opened.database.delete(calls);
      expect(await ask(101, "+12025550142", later(60_000))).toEqual(usedUp);
      const kept = await opened.database.select().from(callStarts);
      expect(JSON.stringify(kept)).not.toContain("2025550142");
      const tomorrow = later(callStartLifeMs);
      expect(await ask(102, "+12025550142", tomorrow)).toMatchObject({ kind: "new" });
      // Each by its user, by its number and for the whole site.
      expect(await allowanceStore(opened.database).purge(tomorrow)).toBe(3 * (callBacksADay + 1));
    });

    test("that is simulated counts for no number that is called back", async () => {
      for (let count = 0; count <= callBacksADay; count += 1)
        expect(await createFor("+12025550142", { provider: "simulator" })).toMatchObject({ kind: "new" });
      expect(await opened.database.select().from(callStarts)).toHaveLength(callBacksADay + 1);
      expect(await createFor("+12025550142")).toMatchObject({ kind: "new" });
    });

    test("is started on the whole site so often within 24 hours, whoever starts it and however many at once", async () => {
      const ceiling = 3;
      const ask = (more: Partial<NewCall> = {}, at = noon, siteCalls = ceiling) => {
        // Of a user, a business and a number of its own.
        const phone = `+1503555${Math.floor(1000 + Math.random() * 9000)}`;
        const business = { ...alwaysOpen, id: crypto.randomUUID(), phone };
        const wish = { provider: "vapi", userId: crypto.randomUUID(), business } as const;
        return callStartStore(opened.database, siteCalls).create(sampleCall({ ...wish, ...more }), at);
      };
      const full = { kind: "full", limit: "site", allowed: ceiling };
      expect(await ask({ provider: "simulator" })).toMatchObject({ kind: "new" });
      const asked = await Promise.all(Array.from({ length: ceiling + 2 }, () => ask()));
      expect(asked.filter(({ kind }) => kind === "new")).toHaveLength(ceiling);
      const refusal = { ...full, retryAfterSeconds: callStartLifeMs / 1000 };
      expect(asked.filter(({ kind }) => kind !== "new")).toEqual([refusal, refusal]);
      // What is refused leaves nothing behind, neither for its user nor for the number.
      expect(await opened.database.select().from(numberCalls)).toHaveLength(ceiling);
      expect(await ask({ provider: "simulator" })).toMatchObject({ kind: "new" });
      // Neither deleted calls nor deleted users give one back; the day does, each at its own moment.
      await opened.database.delete(calls);
      expect(await ask({}, later(60_000))).toEqual({ ...refusal, retryAfterSeconds: 24 * 60 * 60 - 60 });
      expect(await allowanceStore(opened.database).startedOnSite(later(60_000))).toBe(ceiling);
      expect(await ask({}, later(60_000), ceiling + 1)).toMatchObject({ kind: "new" });
      expect(await ask({}, later(60_001), 0)).toMatchObject({ ...full, allowed: 0 });
      const tomorrow = later(callStartLifeMs);
      expect(await allowanceStore(opened.database).startedOnSite(tomorrow)).toBe(1);
      expect(await ask({}, tomorrow)).toMatchObject({ kind: "new" });
      expect(await ask({}, tomorrow)).toMatchObject({ kind: "new" });
      expect(await ask({}, tomorrow)).toEqual({ ...refusal, retryAfterSeconds: 60 });
    });

    test("is not made again either where the whole site has started as many as it may", async () => {
      const id = idOf(await create());
      await turn(noon);
      await callStore(opened.database).cancel("user_ada", id, noon);
      const again = {
        called: callable(alwaysOpen),
        provider: "vapi",
        month: null,
        summaryLanguage: null,
      } as const;
      const retry = (siteCalls: number) =>
        callStartStore(opened.database, siteCalls).retry("user_ada", id, again, later(1_000));
      expect(await retry(1)).toMatchObject({ kind: "full", limit: "site" });
      expect(await retry(2)).toMatchObject({ kind: "done" });
    });

    test("goes on counting among those of its user, once it is cancelled, until its service confirms that it does not", async () => {
      const line = (place: number) => ({ ...alwaysOpen, phone: `+1503555${2000 + place}` });
      const full = { kind: "full", limit: "live", retryAfterSeconds: 60 };
      const cancel = (id: string, at: Date) => callStore(opened.database).cancel("user_ada", id, at);
      for (let place = 0; place < callAllowance.live; place += 1) {
        const id = idOf(await create(line(place)));
        await turn(noon);
        // One after the other, so that the first is the first to be due.
        await cancel(id, later(1_000 + place));
      }
      expect(await create(line(9), later(1_010))).toMatchObject(full);
      expect(await create(line(9), later(1_010), "user_eve")).toMatchObject({ kind: "new" });
      // One to a line of theirs waits for the one there, and the two are one on the telephone.
      const again = idOf(await create(line(0), later(1_010)));
      expect(await create(line(9), later(1_010))).toMatchObject(full);
      await cancel(again, later(1_020));
      await turn(later(1_005));
      expect(service.asked).toEqual(["place", "place", "place", "cancel theirs-1"]);
      expect(await create(line(9), later(1_030))).toMatchObject({ kind: "new" });
      expect(await create(line(8), later(1_030))).toMatchObject(full);
    });

    test.each([
      ["that call", (id: string) => callDeletionStore(opened.database).delete("user_ada", id, noon)],
      [
        "all there is",
        (_id: string, at: Date) => callDeletionStore(opened.database).deleteOfUser("user_ada", at),
      ],
    ])("goes on counting until then were %s deleted by its user", async (_, drop) => {
      const line = (place: number) => ({ ...alwaysOpen, phone: `+1503555${2000 + place}` });
      for (let place = 0; place < callAllowance.live; place += 1) {
        const id = idOf(await create(line(place)));
        await turn(noon);
        await callStore(opened.database).cancel("user_ada", id, later(1_000 + place));
        await drop(id, later(1_000 + place));
      }
      expect(await create(line(9), later(1_010))).toMatchObject({ kind: "full", limit: "live" });
      expect(await create(line(9), later(1_010), "user_eve")).toMatchObject({ kind: "new" });
      await turn(later(1_005));
      expect(service.asked).toEqual(["place", "place", "place", "cancel theirs-1"]);
      expect(await create(line(8), later(1_030))).toMatchObject({ kind: "new" });
      expect(await create(line(7), later(1_030))).toMatchObject({ kind: "full", limit: "live" });
    });

    test("that is to be taken back counts as one with the call to its number that waits for that", async () => {
      const line = (place: number) => ({ ...alwaysOpen, phone: `+1503555${2000 + place}` });
      const id = idOf(await create(line(0)));
      await turn(noon);
      await callStore(opened.database).cancel("user_ada", id, later(1_000));
      for (let place = 0; place < callAllowance.live; place += 1)
        expect(await create(line(place), later(2_000))).toMatchObject({ kind: "new" });
      expect(await create(line(9), later(2_000))).toMatchObject({ kind: "full", limit: "live" });
    });

    test("does not count among those of its user once it is cancelled where no service can have it", async () => {
      for (let place = 0; place < callAllowance.live; place += 1)
        await callStore(opened.database).cancel("user_ada", idOf(await create()), noon);
      expect(await create({ ...alwaysOpen, phone: "+15035552009" })).toMatchObject({ kind: "new" });
    });
  });
});
