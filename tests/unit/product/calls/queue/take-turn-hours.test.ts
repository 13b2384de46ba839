/** When a call is made: within the hours of its business, or on another day, for which it then counts. */
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { callStartStore } from "#lib/product/calls/records/call-start-store";
import { callsToNumberADay } from "#lib/product/calls/manners/manners";
import { numberCallStore } from "#lib/product/calls/allowance/number-call-store";
import { takeReport } from "#lib/product/calls/queue/run-calls";
import { settleMs } from "#lib/product/calls/queue/take-turn";
import { seedRows } from "#lib/product/directory/records/directory-seed-store";
import type { ProviderAnswer } from "#lib/platform/server/call-provider/call-provider";
import * as providers from "#lib/platform/server/call-provider/chosen-provider";
import { businesses, numberCalls } from "#lib/platform/server/database/schema";
import { databases } from "@/tests/support/machine/databases";
import { callTurns, later, lost, noon, taken } from "@/tests/support/services/call-turns";
import { alwaysOpen, sampleBusiness, sampleCall } from "@/tests/support/samples/sample-call";

// Turns are taken by hand: the loop that a report wakes would take those of the test after it.
vi.mock("#lib/platform/server/queue", async (original) => ({
  ...(await original<object>()),
  durableQueue: () => ({ start: () => undefined, wake: () => undefined, idle: async () => undefined }),
}));

describe.each(databases)("on $kind", ({ start, isThere }) => {
  describe.skipIf(!isThere)("a call by a service that knows no idempotency", () => {
    const { opened, service, fake, idempotent, create, idOf, turn, row } = callTurns(start);

    test("waits for the hours of its business, and counts its patience from then", async () => {
      const id = idOf(await create(sampleBusiness));
      const opens = new Date("2026-03-02T17:00:00Z");
      expect(await row(id)).toMatchObject({ notBefore: opens, dueAt: opens, state: "queued" });
      expect(await turn(noon)).toBeNull();
      await turn(opens);
      expect(service.asked).toEqual(["place"]);
    });

    test("that waited for a week goes by the hours of the week that it is by then", async () => {
      const id = crypto.randomUUID();
      const mondays = [[{ opens: "09:00", closes: "12:00" }], [], [], [], [], [], []];
      const [listed] = seedRows();
      if (!listed) throw new Error("the list is empty");
      const { timeZone } = sampleBusiness;
      const place = { country: "US", region: "OR", timeZone };
      await opened.database.insert(businesses).values({
        ...listed,
        ...place,
        id,
        phone: sampleBusiness.phone,
        varyingHours: "Mo 09:00-12:00; PH off",
      });
      const call = sampleCall({ provider: "vapi", business: { ...sampleBusiness, id, hours: mondays } });
      // After noon on the last Monday before Memorial Day.
      const asked = new Date("2026-05-18T20:00:00Z");
      const started = idOf(await callStartStore(opened.database).create(call, asked));
      const nextMonday = new Date("2026-05-25T16:00:00Z");
      expect(await row(started)).toMatchObject({ notBefore: nextMonday });
      expect(await turn(nextMonday)).toMatchObject({ kind: "unwelcome" });
      expect(service.asked).toEqual([]);
      expect(await row(started)).toMatchObject({ state: "failed" });
      // On any other Monday it is made.
      const again = { ...call, idempotencyKey: crypto.randomUUID() };
      idOf(await callStartStore(opened.database).create(again, new Date("2026-05-25T20:00:00Z")));
      await turn(new Date("2026-06-01T16:00:00Z"));
      expect(service.asked).toEqual(["place"]);
    });

    test.each([
      ["has another number", { phone: "+15035550199" }],
      ["has none", { phone: null }],
      ["is gone", { goneAt: noon }],
    ])("is not made where its business %s by then: the old number may be anybody's", async (_, change) => {
      const [listed] = seedRows();
      if (!listed) throw new Error("the list is empty");
      const id = crypto.randomUUID();
      const call = sampleCall({ provider: "vapi", business: { ...sampleBusiness, id } });
      const started = idOf(await callStartStore(opened.database).create(call, noon));
      const { phone } = sampleBusiness;
      await opened.database.insert(businesses).values({ ...listed, id, phone, ...change });
      await turn(new Date("2026-03-02T17:00:00Z"));
      expect(service.asked).toEqual([]);
      expect(await row(started)).toMatchObject({ state: "failed", dueAt: null, durationSeconds: 0 });
      expect(await opened.database.select().from(numberCalls)).toEqual([]);
    });

    test("that could not be made before closing time is made the next day", async () => {
      const id = idOf(await create());
      service.place.push({ kind: "again", fault: "x", isTurnedAway: true });
      await turn(noon);
      const evening = new Date("2026-03-02T20:00:00Z");
      const answer = await turn(evening);
      expect(answer).toMatchObject({ kind: "later" });
      expect(await row(id)).toMatchObject({ notBefore: new Date("2026-03-03T09:00:00Z"), state: "queued" });
      expect(service.asked).toEqual(["place"]);
    });

    test("that a service may have had before closing time is asked after, and made the next day only where it is unknown", async () => {
      const closing = new Date("2026-03-02T20:00:00Z");
      vi.spyOn(providers, "providerOf").mockReturnValue(idempotent);
      onTestFinished(() => void vi.spyOn(providers, "providerOf").mockReturnValue(fake));
      const handOverLate = async () => {
        const late = new Date(closing.getTime() - 1_000);
        const id = idOf(await create(alwaysOpen, late));
        service.place.push(lost);
        await turn(late);
        return id;
      };
      const goesOn = await handOverLate();
      service.follow.push(taken);
      await turn(closing);
      expect(await row(goesOn)).toMatchObject({ notBefore: null, placedAt: closing });
      const unknown = await handOverLate();
      const notFound: ProviderAnswer = { kind: "again", fault: "status 404", isUnknown: true };
      service.follow.push(notFound);
      await turn(closing);
      // What was handed over a second ago may not be known there yet.
      expect(await row(unknown)).toMatchObject({ notBefore: null, placedAt: null, state: "queued" });
      const minuteOn = new Date(closing.getTime() + settleMs);
      service.follow.push(notFound, notFound);
      await turn(minuteOn);
      await turn(minuteOn);
      const morning = new Date("2026-03-03T09:00:00Z");
      expect(await row(unknown)).toMatchObject({ notBefore: morning, placedAt: null, state: "queued" });
      expect(service.asked).toEqual(["place", "follow", "place", "follow", "follow", "follow"]);
    });

    test("that a service may have had before closing time is asked after as long as that does not answer", async () => {
      const closing = new Date("2026-03-02T20:00:00Z");
      const after = (ms: number) => new Date(closing.getTime() + ms);
      vi.spyOn(providers, "providerOf").mockReturnValue(idempotent);
      onTestFinished(() => void vi.spyOn(providers, "providerOf").mockReturnValue(fake));
      const id = idOf(await create(alwaysOpen, after(-1_000)));
      service.place.push(lost);
      await turn(after(-1_000));
      for (let minute = 2; minute <= 122; minute += 4) {
        expect(await row(id)).toMatchObject({ notBefore: null, placedAt: null, state: "queued" });
        service.follow.push(lost);
        await turn(after(minute * 60_000));
      }
      expect(await row(id)).toMatchObject({ notBefore: null, state: "failed" });
      // Who makes it all the same is heard.
      const report = { state: "completed", summary: "At nine." } as const;
      await takeReport("vapi", { id, providerCallId: null, report });
      expect(await row(id)).toMatchObject({ state: "completed", summary: "At nine." });
      expect(new Set(service.asked.slice(1))).toEqual(new Set(["follow"]));
    });

    test("that is put off counts for its number when it is to be made, not when it was", async () => {
      const [closing, morning] = [new Date("2026-03-02T20:00:00Z"), new Date("2026-03-03T09:00:00Z")];
      for (let number = 0; number < callsToNumberADay; number += 1) {
        idOf(await create(alwaysOpen, noon, `user_${number}`));
        await turn(closing);
      }
      expect(service.asked).toEqual([]);
      const full = { kind: "unwelcome", reason: "numberFull" };
      const dayAfter = later(24 * 60 * 60_000 + 60_000);
      expect(await create(alwaysOpen, dayAfter, "user_eve")).toEqual(full);
      for (let number = 0; number < callsToNumberADay; number += 1) await turn(morning);
      expect(service.asked).toEqual(["place", "place", "place"]);
      const dayAfterThat = new Date(morning.getTime() + 24 * 60 * 60_000);
      expect(await create(alwaysOpen, dayAfterThat, "user_eve")).toMatchObject({ kind: "new" });
    });

    test("has failed where its number has no room on the day it is put off to", async () => {
      const number = numberCallStore(opened.database);
      const id = idOf(await create());
      for (let count = 0; count < callsToNumberADay; count += 1)
        expect(
          await number.take(crypto.randomUUID(), alwaysOpen.phone, later(24 * 60 * 60_000 + count)),
        ).toBe(true);
      await turn(new Date("2026-03-02T20:00:00Z"));
      expect(await row(id)).toMatchObject({ state: "failed", dueAt: null, durationSeconds: 0 });
      expect(await opened.database.select().from(numberCalls)).toHaveLength(callsToNumberADay);
    });

    test("counts when it is handed over, where that is long after it was to begin", async () => {
      const calledAt = async () =>
        (await opened.database.select().from(numberCalls)).map((one) => one.calledAt);
      idOf(await create());
      await turn(later(60 * 60_000));
      expect(service.asked).toEqual(["place"]);
      expect(await calledAt()).toEqual([later(60 * 60_000)]);
      idOf(await create(alwaysOpen, noon, "user_eve"));
      await turn(later(60_000));
      expect(await calledAt()).toContainEqual(noon);
    });

    test("has failed where its number has no room when it would be handed over long after it was to begin", async () => {
      const id = idOf(await create());
      const number = numberCallStore(opened.database);
      for (let count = 0; count < callsToNumberADay; count += 1)
        expect(
          await number.take(crypto.randomUUID(), alwaysOpen.phone, later(24 * 60 * 60_000 + count)),
        ).toBe(true);
      await turn(later(60 * 60_000));
      expect(service.asked).toEqual([]);
      expect(await row(id)).toMatchObject({ state: "failed", dueAt: null, durationSeconds: 0 });
      expect(await opened.database.select().from(numberCalls)).toHaveLength(callsToNumberADay);
    });

    test("goes on counting where it was, when a service that makes one call of it may have had it in time", async () => {
      vi.spyOn(providers, "providerOf").mockReturnValueOnce(idempotent);
      const id = idOf(await create());
      service.place.push(lost);
      await turn(noon);
      vi.spyOn(providers, "providerOf").mockReturnValueOnce(idempotent);
      await turn(later(60 * 60_000));
      expect(service.asked).toEqual(["place", "place"]);
      expect(await opened.database.select().from(numberCalls)).toMatchObject([{ id, calledAt: noon }]);
    });
  });
});
