import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { callAllowance, callBacksADay } from "#lib/product/calls/allowance/allowance";
import { allowanceStore, callStartLifeMs } from "#lib/product/calls/allowance/allowance-store";
import { callQueueStore } from "#lib/product/calls/records/call-queue-store";
import { callStartStore, type NewCall } from "#lib/product/calls/records/call-start-store";
import { callDeletionStore } from "#lib/product/calls/records/call-deletion-store";
import { callStore } from "#lib/product/calls/records/call-store";
import { doNotCallStore } from "#lib/product/calls/do-not-call/do-not-call-store";
import { callsToNumberADay } from "#lib/product/calls/manners/manners";
import { numberCallStore } from "#lib/product/calls/allowance/number-call-store";
import { recordTurn, takeReport } from "#lib/product/calls/queue/run-calls";
import { lastWord, settleMs, takeTurn } from "#lib/product/calls/queue/take-turn";
import { heardNumbers } from "#lib/product/calls/do-not-call/waiting-requests";
import { noteSeed, seedRows } from "#lib/product/directory/records/directory-seed-store";
import type { CallProvider, ProviderAnswer } from "#lib/platform/server/call-provider/call-provider";
import * as providers from "#lib/platform/server/call-provider/chosen-provider";
import type { OpenDatabase } from "#lib/platform/server/database/open-database";
import {
  businesses,
  calls,
  callStarts,
  doNotCall,
  doNotCallRequests,
  numberCalls,
} from "#lib/platform/server/database/schema";
import { databases } from "@/tests/support/machine/databases";
import { processDatabaseForTests } from "@/tests/support/machine/process-database";
import { alwaysOpen, callable, sampleBusiness, sampleCall } from "@/tests/support/samples/sample-call";

// Turns are taken by hand: the loop that a report wakes would take those of the test after it.
vi.mock("#lib/platform/server/queue", async (original) => ({
  ...(await original<object>()),
  durableQueue: () => ({ start: () => undefined, wake: () => undefined, idle: async () => undefined }),
}));

/** Noon in Greenwich, where `alwaysOpen` is. */
const noon = new Date("2026-03-02T12:00:00Z");
const later = (ms: number) => new Date(noon.getTime() + ms);

const lost = { kind: "again", fault: "TimeoutError" } as const;
const taken: ProviderAnswer = { kind: "done", report: null, lookAgainMs: 20_000, providerCallId: "theirs-1" };
const settled: ProviderAnswer = { kind: "done", report: null, lookAgainMs: null };

describe.each(databases)("on $kind", ({ start, isThere }) => {
  describe.skipIf(!isThere)("a call by a service that knows no idempotency", () => {
    let opened: OpenDatabase;
    let service: {
      place: ProviderAnswer[];
      find: (ProviderAnswer | null)[];
      follow: ProviderAnswer[];
      cancel: ProviderAnswer[];
      asked: string[];
    };
    /** What happens while the service is asked. */
    let meanwhile: () => Promise<unknown>;
    const next = <T>(answers: T[], rest: T): T => answers.shift() ?? rest;
    const fake: CallProvider = {
      name: "vapi",
      place: async () => (service.asked.push("place"), next(service.place, taken)),
      find: async () => {
        service.asked.push("find");
        await meanwhile();
        return service.find.shift() ?? null;
      },
      follow: async () => (service.asked.push("follow"), next(service.follow, taken)),
      cancel: async ({ providerCallId }) => (
        service.asked.push(`cancel ${providerCallId ?? ""}`),
        next(service.cancel, settled)
      ),
    };
    /** One that makes one call of an order, however often it is handed over. */
    const idempotent: CallProvider = {
      name: "http",
      place: fake.place,
      follow: fake.follow,
      cancel: fake.cancel,
    };

    processDatabaseForTests(start, async (started) => {
      opened = started;
      vi.spyOn(providers, "providerOf").mockReturnValue(fake);
      // The directory has the businesses of these tests alone.
      await noteSeed(opened.database, noon);
    });
    beforeEach(async () => {
      service = { place: [], find: [], follow: [], cancel: [], asked: [] };
      meanwhile = async () => undefined;
      for (const table of [calls, callStarts, doNotCall, doNotCallRequests, numberCalls])
        await opened.database.delete(table);
    });

    const create = async (business = alwaysOpen, at = noon, userId = "user_ada") => {
      const call = sampleCall({
        provider: "vapi",
        business: { ...business, id: crypto.randomUUID() },
        userId,
      });
      return callStartStore(opened.database).create(call, at);
    };
    const idOf = (created: Awaited<ReturnType<typeof create>>) => {
      if (created.kind !== "new") throw new Error(`not created: ${JSON.stringify(created)}`);
      return created.id;
    };
    /** One turn to whatever is due. */
    const turn = async (at: Date) => {
      const [call] = await callQueueStore(opened.database).claim({ now: at, leaseMs: 45_000, limit: 1 });
      if (!call) return null;
      const answer = await takeTurn(opened.database, call, at);
      await recordTurn(opened.database, call, answer, at);
      return answer;
    };
    const row = async (id: string) =>
      (await opened.database.select().from(calls)).find((one) => one.id === id);

    test("is handed over once, and followed by the service's own name for it", async () => {
      const id = idOf(await create());
      await turn(noon);
      expect(service.asked).toEqual(["place"]);
      expect(await row(id)).toMatchObject({ providerCallId: "theirs-1", placedAt: noon });
      await turn(later(20_000));
      expect(service.asked).toEqual(["place", "follow"]);
    });

    test("is not handed over by a turn that was held up until another had done it", async () => {
      const id = idOf(await create());
      const claim = { now: noon, leaseMs: 45_000, limit: 1 };
      const [heldUp] = await callQueueStore(opened.database).claim(claim);
      if (!heldUp) throw new Error("nothing was due");
      await turn(later(46_000));
      const next = (await row(id))?.dueAt;
      for (const at of [later(47_000), later(90_000)]) {
        const answer = await takeTurn(opened.database, heldUp, at);
        await recordTurn(opened.database, heldUp, answer, at);
      }
      expect(service.asked).toEqual(["place"]);
      expect(await row(id)).toMatchObject({ placedAt: later(46_000), dueAt: next });
    });

    test("is not followed for ever where the service goes on telling of an earlier state", async () => {
      const id = idOf(await create());
      await turn(noon);
      const say = (state: "ringing" | "in-progress", more = {}) =>
        service.follow.push({ kind: "done", report: { state, ...more }, lookAgainMs: 20_000 });
      say("in-progress");
      await turn(later(20_000));
      say("ringing", { isLastCall: true });
      await turn(later(40_000));
      expect(await row(id)).toMatchObject({ state: "in-progress", dueAt: later(60_000) });
      expect(await doNotCallStore(opened.database).has(alwaysOpen.phone)).toBe(true);
      for (let minute = 4; minute <= 124; minute += 4) {
        say("ringing");
        await turn(later(minute * 60_000));
      }
      const failed = await row(id);
      expect(failed).toMatchObject({ state: "failed" });
      // Its user was told that it is over: so it has to be.
      service.asked = [];
      await turn(failed?.dueAt ?? noon);
      expect(service.asked).toEqual(["cancel theirs-1"]);
      service.follow.push(settled);
      await turn(later(180 * 60_000));
      expect(await row(id)).toMatchObject({ state: "failed", dueAt: null });
    });

    test("that was given up takes the end that its service tells once it is taken back", async () => {
      const id = idOf(await create());
      await turn(noon);
      service.follow.push(...Array.from({ length: 40 }, () => lost));
      for (let minute = 4; minute <= 120; minute += 4) await turn(later(minute * 60_000));
      expect(await row(id)).toMatchObject({ state: "failed", lastFault: "TimeoutError" });
      service.follow = [];
      await turn(later(121 * 60_000));
      const report = { state: "completed", summary: "At nine.", durationSeconds: 61 } as const;
      service.follow.push({ kind: "done", report, lookAgainMs: null });
      await turn(later(126 * 60_000));
      expect(await row(id)).toMatchObject({ ...report, dueAt: null });
      expect(service.asked.filter((asked) => asked.startsWith("cancel"))).toEqual([
        "cancel theirs-1",
        "cancel theirs-1",
      ]);
    });

    test("that goes on while it would be given up is not given up", async () => {
      const id = idOf(await create());
      await turn(noon);
      const hours = later(3 * 60 * 60_000);
      const [call] = await callQueueStore(opened.database).claim({ now: hours, leaseMs: 45_000, limit: 1 });
      if (!call) throw new Error("none is due");
      await takeReport("vapi", { id, providerCallId: null, report: { state: "in-progress" } });
      await recordTurn(opened.database, { ...call, attendedFrom: null }, lost, hours);
      expect(await row(id)).toMatchObject({ state: "in-progress" });
    });

    test("that was placed before nobody was there for hours is not given up at the first fault", async () => {
      const id = idOf(await create());
      await turn(noon);
      const hours = (count: number) => later(count * 60 * 60_000);
      service.follow.push(lost);
      await turn(hours(3));
      expect(await row(id)).toMatchObject({ state: "queued", lastFault: "TimeoutError" });
      const report = { state: "completed", summary: "At nine." } as const;
      service.follow.push({ kind: "done", report, lookAgainMs: null });
      await turn(hours(3.01));
      expect(await row(id)).toMatchObject({ state: "completed", summary: "At nine." });
    });

    test("that may have been taken before nobody was there for hours is asked after, not given up", async () => {
      const id = idOf(await create());
      service.place.push(lost);
      await turn(noon);
      vi.spyOn(providers, "providerOf").mockReturnValueOnce(idempotent);
      await turn(later(3 * 60 * 60_000));
      expect(service.asked).toEqual(["place", "follow"]);
      expect(await row(id)).toMatchObject({ state: "queued", placedAt: later(3 * 60 * 60_000) });
    });

    test("is looked for when the answer was lost, and never handed over again once it is found", async () => {
      const id = idOf(await create());
      service.place.push(lost);
      await turn(noon);
      service.find.push(taken);
      await turn(later(1_000));
      expect(service.asked).toEqual(["place", "find"]);
      expect(await row(id)).toMatchObject({ providerCallId: "theirs-1" });
    });

    test("is not handed over again until the service must know of it", async () => {
      idOf(await create());
      service.place.push(lost);
      await turn(noon);
      for (const ms of [1_000, 3_000, 7_000, 15_000, 31_000]) await turn(later(ms));
      expect(service.asked.filter((one) => one === "place")).toHaveLength(1);
      // A service that is down when it is asked does not count as one that has no such call.
      service.find.push({ kind: "again", fault: "status 503" });
      await turn(later(settleMs + 5_000));
      expect(service.asked.filter((one) => one === "place")).toHaveLength(1);
      await turn(later(2 * settleMs + 10_000));
      expect(service.asked.filter((one) => one === "place")).toHaveLength(2);
    });

    test("is given up by a service that may forget whose it was only when that must know of it", async () => {
      const unclear = { kind: "refused", fault: "not known whether it was taken" } as const;
      const late = idOf(await create());
      service.place.push(lost);
      await turn(noon);
      service.find.push(unclear);
      await turn(later(1_000));
      expect(await row(late)).toMatchObject({ state: "queued", endedAt: null });
      service.find.push(taken);
      await turn(later(3_000));
      expect(await row(late)).toMatchObject({ state: "queued", providerCallId: "theirs-1" });

      await opened.database.delete(calls);
      const never = idOf(await create());
      service.place.push(lost);
      await turn(noon);
      service.find.push(unclear);
      await turn(later(settleMs));
      expect(await row(never)).toMatchObject({ state: "failed", lastFault: unclear.fault });
      expect(service.asked.filter((one) => one === "place")).toHaveLength(2);
    });

    test("is looked for too when the process died before it could write down what came of it", async () => {
      const id = idOf(await create());
      service.place.push(lost);
      const [call] = await callQueueStore(opened.database).claim({ now: noon, leaseMs: 45_000, limit: 1 });
      if (!call) throw new Error("nothing was due");
      await takeTurn(opened.database, call, noon);
      expect((await row(id))?.handedOverAt).toEqual(noon);
      service.find.push(taken);
      await turn(later(45_000));
      expect(service.asked).toEqual(["place", "find"]);
    });

    test("is handed over again at once when it was surely turned away", async () => {
      idOf(await create());
      service.place.push({ kind: "again", fault: "status 429", isTurnedAway: true });
      await turn(noon);
      await turn(later(1_000));
      expect(service.asked).toEqual(["place", "place"]);
    });

    test("waits out a service that is down, and is given up only after two hours", async () => {
      const id = idOf(await create());
      service.place.push(
        ...Array.from({ length: 9 }, () => ({ kind: "again", fault: "x", isTurnedAway: true }) as const),
      );
      await turn(noon);
      for (let minute = 5; minute < 120; minute += 15) await turn(later(minute * 60_000));
      expect(await row(id)).toMatchObject({ state: "queued" });
      service.place.push({ kind: "again", fault: "x", isTurnedAway: true });
      await turn(later(121 * 60_000));
      expect(await row(id)).toMatchObject({ state: "failed" });
    });

    test("is taken back by the name it is found under, and not at all when nobody has it", async () => {
      const first = idOf(await create());
      await callStore(opened.database).cancel("user_ada", first, noon);
      await turn(noon);
      expect(service.asked).toEqual([]);
      const second = idOf(await create());
      service.place.push(lost);
      await turn(noon);
      await callStore(opened.database).cancel("user_ada", second, later(500));
      await turn(later(1_000));
      service.find.push(taken);
      await turn(later(5_000));
      expect(service.asked).toEqual(["place", "find", "find", "cancel theirs-1"]);
    });

    test.each(["kept", "deleted"])(
      "is not handed over while one to its number may go on that its user has cancelled and %s",
      async (fate) => {
        const first = idOf(await create());
        await turn(noon);
        await callStore(opened.database).cancel("user_ada", first, later(1_000));
        if (fate === "deleted") await callDeletionStore(opened.database).delete("user_ada", first, noon);
        const second = idOf(await create(alwaysOpen, later(1_500)));
        service.cancel.push(lost);
        for (const ms of [1_500, 1_500]) await turn(later(ms));
        expect(service.asked).toEqual(["place", "cancel theirs-1"]);
        expect(await row(second)).toMatchObject({ state: "queued", handedOverAt: null });
        for (const ms of [2_600, 2_600, 6_000]) await turn(later(ms));
        expect(service.asked).toEqual(["place", "cancel theirs-1", "cancel theirs-1", "place"]);
        expect((await row(second))?.placedAt).not.toBeNull();
      },
    );

    test("is not held up by what another user has cancelled", async () => {
      const first = idOf(await create());
      await turn(noon);
      await callStore(opened.database).cancel("user_ada", first, later(1_000));
      const other = idOf(await create(alwaysOpen, noon, "user_eve"));
      await turn(later(500));
      expect(await row(other)).toMatchObject({ placedAt: later(500) });
    });

    test("that was cancelled while it was looked for is not made", async () => {
      const id = idOf(await create());
      service.place.push(lost);
      await turn(noon);
      meanwhile = () => callStore(opened.database).cancel("user_ada", id, later(settleMs));
      await turn(later(settleMs));
      expect(service.asked).toEqual(["place", "find"]);
      expect(await row(id)).toMatchObject({ state: "cancelled", placedAt: null });
    });

    test("that may have been taken is taken back where its user deletes all during the next turn", async () => {
      const id = idOf(await create());
      service.place.push(lost);
      await turn(noon);
      vi.spyOn(providers, "providerOf").mockReturnValueOnce(idempotent);
      const [call] = await callQueueStore(opened.database).claim({
        now: later(1_000),
        leaseMs: 45_000,
        limit: 1,
      });
      if (!call) throw new Error("nothing was due");
      await callDeletionStore(opened.database).deleteOfUser("user_ada", later(1_100));
      const answer = await takeTurn(opened.database, call, later(1_200));
      expect(answer).toEqual({ kind: "overtaken" });
      await recordTurn(opened.database, call, answer, later(1_200));
      expect(await row(id)).toMatchObject({ userId: "", state: "cancelled", dueAt: later(1_100) });
      vi.spyOn(providers, "providerOf").mockReturnValueOnce(idempotent);
      await turn(later(1_300));
      expect(service.asked).toEqual(["place", "cancel "]);
    });

    test("is not made when nobody has come to it for two hours: what it was for may be over", async () => {
      const id = idOf(await create());
      await turn(later(2.5 * 60 * 60_000));
      expect(service.asked).toEqual([]);
      expect(await row(id)).toMatchObject({ state: "failed", dueAt: null });
    });

    test.each(["kept", "deleted"])(
      "keeps the promise made on a call that was cancelled and is %s",
      async (fate) => {
        const id = idOf(await create());
        await turn(noon);
        await callStore(opened.database).cancel("user_ada", id, later(1_000));
        if (fate === "deleted") await callDeletionStore(opened.database).delete("user_ada", id, noon);
        await turn(later(2_000));
        expect(service.asked).toEqual(["place", "cancel theirs-1"]);
        expect(await turn(later(1_000 + lastWord.fromMs))).toBeNull();
        const report = { state: "failed", isLastCall: true } as const;
        service.follow.push({ kind: "done", report, lookAgainMs: 20_000 });
        await turn(later(2_000 + lastWord.fromMs));
        expect(service.asked).toEqual(["place", "cancel theirs-1", "cancel theirs-1", "follow"]);
        expect(await doNotCallStore(opened.database).has(alwaysOpen.phone)).toBe(true);
        expect(await callQueueStore(opened.database).nextDueAt()).toBeNull();
        const left = await row(id);
        if (fate === "kept") expect(left).toMatchObject({ state: "cancelled" });
        else expect(left).toBeUndefined();
      },
    );

    test("keeps the promise that a webhook tells of after its user has deleted it", async () => {
      const id = idOf(await create());
      await turn(noon);
      await callStore(opened.database).cancel("user_ada", id, later(1_000));
      await callDeletionStore(opened.database).delete("user_ada", id, noon);
      await turn(later(2_000));
      await takeReport("vapi", { id, providerCallId: null, report: { state: "failed", isLastCall: true } });
      expect(await doNotCallStore(opened.database).has(alwaysOpen.phone)).toBe(true);
    });

    test("asks no longer than a quarter of an hour what was said on a cancelled call", async () => {
      const id = idOf(await create());
      await turn(noon);
      await callStore(opened.database).cancel("user_ada", id, noon);
      await turn(later(1_000));
      service.follow.push(lost, lost);
      await turn(later(1_000 + lastWord.fromMs));
      expect((await row(id))?.dueAt).not.toBeNull();
      await turn(later(1_000 + lastWord.untilMs));
      expect((await row(id))?.dueAt).toBeNull();
    });

    test.each([
      ["minutes", 6 * 60_000],
      ["an hour", 60 * 60_000],
    ])(
      "is asked what was said on it after it is taken back, where its service was away for %s before",
      async (_, awayMs) => {
        const id = idOf(await create());
        await turn(noon);
        await callStore(opened.database).cancel("user_ada", id, later(1_000));
        service.cancel.push(lost);
        await turn(later(1_000));
        await turn(later(awayMs));
        // It went on until now, and nothing of it is put into words yet.
        expect(service.asked).toEqual(["place", "cancel theirs-1", "cancel theirs-1"]);
        const report = { state: "completed", isLastCall: true } as const;
        service.follow.push({ kind: "done", report, lookAgainMs: 20_000 });
        await turn(later(awayMs + lastWord.fromMs));
        expect(await doNotCallStore(opened.database).has(alwaysOpen.phone)).toBe(true);
        expect((await row(id))?.dueAt).toBeNull();
      },
    );

    test("is known by a webhook that comes before the placing is confirmed", async () => {
      const id = idOf(await create());
      service.place.push(lost);
      await turn(noon);
      const told = { id, providerCallId: "theirs-2", report: { state: "ringing" } as const };
      expect(await takeReport("vapi", told)).toBe(true);
      expect(await takeReport("vapi", told)).toBe(false);
      expect(await takeReport("retell", { ...told, report: { state: "failed" } })).toBe(false);
      // Under another name it is not lost from sight, nor forgotten there.
      await takeReport("vapi", { ...told, providerCallId: "theirs-3" });
      expect(await row(id)).toMatchObject({ providerCallId: "theirs-2", state: "ringing" });
    });

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

    test("is not made once its business has asked not to be called, whoever asked for it", async () => {
      const id = idOf(await create());
      await doNotCallStore(opened.database).add(alwaysOpen.phone, "operator", noon);
      await turn(noon);
      expect(service.asked).toEqual([]);
      expect(await row(id)).toMatchObject({ state: "refused", dueAt: null });
      expect(await create(alwaysOpen, noon, "user_eve")).toEqual({ kind: "unwelcome", reason: "doNotCall" });
    });

    test.each([
      ["its business", alwaysOpen.phone, "refused"],
      ["whoever was to be called back", sampleCall().callbackNumber, "failed"],
    ])("is taken back before it rings where %s has asked not to be called", async (_, number, state) => {
      const id = idOf(await create());
      await turn(noon);
      await doNotCallStore(opened.database).add(number, "operator", later(10_000));
      service.follow.push(lost);
      await turn(later(20_000));
      expect(await row(id)).toMatchObject({ state, durationSeconds: null, endedAt: later(20_000) });
      service.cancel.push(lost);
      for (const ms of [20_000, 22_000]) await turn(later(ms));
      expect(service.asked).toEqual(["place", "follow", "cancel theirs-1", "cancel theirs-1"]);
      expect(await row(id)).toMatchObject({ state, takenBackAt: later(22_000) });
    });

    test("holds up another to its number until it is taken back, where its user has given one that may be called back", async () => {
      const first = sampleCall({ provider: "vapi", business: alwaysOpen, callbackNumber: "+12025550199" });
      idOf(await callStartStore(opened.database).create(first, noon));
      await turn(noon);
      await doNotCallStore(opened.database).add(first.callbackNumber, "operator", noon);
      await turn(later(20_000));
      const second = idOf(await create(alwaysOpen, later(20_500)));
      service.cancel.push(lost);
      for (const ms of [20_500, 20_500]) await turn(later(ms));
      expect(service.asked).toEqual(["place", "follow", "cancel theirs-1"]);
      // Both are due at the same moment: the other, where it comes first, is held up once more.
      for (const ms of [22_000, 22_000, 26_000]) await turn(later(ms));
      const since = service.asked.slice(3);
      expect(since.indexOf("place")).toBeGreaterThan(since.indexOf("cancel theirs-1"));
      expect(since).toContain("cancel theirs-1");
      expect((await row(second))?.placedAt).not.toBeNull();
    });

    test("that may have been taken is taken back too where its business has asked not to be called", async () => {
      const own = vi.spyOn(providers, "providerOf").mockReturnValue(idempotent);
      onTestFinished(() => void own.mockReturnValue(fake));
      const id = idOf(await create());
      service.place.push(lost);
      await turn(noon);
      await doNotCallStore(opened.database).add(alwaysOpen.phone, "operator", noon);
      await turn(later(1_000));
      await turn(later(1_000));
      expect(service.asked).toEqual(["place", "cancel "]);
      expect(await row(id)).toMatchObject({ state: "refused", takenBackAt: later(1_000) });
      // A service that goes on with it is told again.
      await takeReport("vapi", { id, providerCallId: null, report: { state: "ringing" } });
      expect(await row(id)).toMatchObject({ state: "refused", takenBackAt: null });
    });

    /**
     * Asks after a call that does not ring yet and whose business is on the list by now; the answer is lost, and yet to be
     * recorded.
     */
    const askedInVain = async () => {
      const id = idOf(await create());
      await turn(noon);
      await doNotCallStore(opened.database).add(alwaysOpen.phone, "operator", later(10_000));
      const lease = { now: later(20_000), leaseMs: 45_000, limit: 1 };
      const [call] = await callQueueStore(opened.database).claim(lease);
      if (!call) throw new Error("nothing was due");
      service.follow.push(lost);
      return { id, call, answer: await takeTurn(opened.database, call, later(20_000)) };
    };

    test("that begins to ring while its service does not answer is not hung up", async () => {
      const { id, call, answer } = await askedInVain();
      await takeReport("vapi", { id, providerCallId: null, report: { state: "in-progress" } });
      await recordTurn(opened.database, call, answer, later(30_000));
      expect(await row(id)).toMatchObject({ state: "in-progress", endedAt: null });
    });

    test("that is cancelled while its service does not answer keeps what is told of it later", async () => {
      const { id, call, answer } = await askedInVain();
      await callStore(opened.database).cancel("user_ada", id, later(25_000));
      await recordTurn(opened.database, call, answer, later(30_000));
      const report = { state: "completed", durationSeconds: 35, costCents: 9 } as const;
      await takeReport("vapi", { id, providerCallId: null, report });
      expect(await row(id)).toMatchObject({ state: "cancelled", durationSeconds: 35, costCents: 9 });
    });

    test.each([
      ["at once", settled],
      ["not at once", lost],
    ])(
      "that was made although it was to be taken back ends as it did, where its service obeys %s",
      async (_, obeys) => {
        const id = idOf(await create());
        await turn(noon);
        await doNotCallStore(opened.database).add(sampleCall().callbackNumber, "operator", later(10_000));
        service.follow.push(lost);
        await turn(later(20_000));
        service.cancel.push(obeys);
        await turn(later(20_000));
        const report = { state: "completed", summary: "At nine.", durationSeconds: 35 } as const;
        await takeReport("vapi", { id, providerCallId: null, report });
        expect(await row(id)).toMatchObject({ ...report, dueAt: null });
      },
    );

    test("that was made although its business had asked for no calls costs what its service says", async () => {
      const { id, call, answer } = await askedInVain();
      await recordTurn(opened.database, call, answer, later(20_000));
      const report = { state: "completed", durationSeconds: 35, costCents: 9 } as const;
      await takeReport("vapi", { id, providerCallId: null, report });
      expect(await row(id)).toMatchObject({ state: "refused", durationSeconds: 35, costCents: 9 });
    });

    test("that rings already is not hung up where its business goes on the list", async () => {
      const id = idOf(await create());
      await turn(noon);
      await doNotCallStore(opened.database).add(alwaysOpen.phone, "operator", later(10_000));
      service.follow.push({ kind: "done", report: { state: "ringing" }, lookAgainMs: 20_000 });
      await turn(later(20_000));
      await turn(later(40_000));
      expect(service.asked).toEqual(["place", "follow", "follow"]);
      expect(await row(id)).toMatchObject({ state: "ringing" });
    });

    test.each(["deleted", "deleted with all data"])(
      "that failed before it was taken back does not count in its month, %s or not",
      async (fate) => {
        const month = { calls: 1, from: noon, to: later(30 * 24 * 60 * 60_000) };
        const call = sampleCall({ provider: "vapi", business: alwaysOpen, userId: "user_ada", month });
        const id = idOf(await callStartStore(opened.database).create(call, noon));
        await turn(noon);
        await doNotCallStore(opened.database).add(call.callbackNumber, "operator", noon);
        await turn(later(20_000));
        const used = () => allowanceStore(opened.database).usedIn("user_ada", month);
        expect(await used()).toBe(0);
        const deletion = callDeletionStore(opened.database);
        if (fate === "deleted") await deletion.delete("user_ada", id, noon);
        else await deletion.deleteOfUser("user_ada", later(21_000));
        expect(await used()).toBe(0);
        await turn(later(22_000));
        expect(service.asked).toEqual(["place", "follow", "cancel theirs-1"]);
      },
    );

    test.each(["its business", "whoever was to be called back"])(
      "keeps no word of it once its user has deleted it, where %s had asked for no calls",
      async (whose) => {
        const id = idOf(await create());
        await turn(noon);
        const { callbackNumber } = sampleCall();
        const number = whose === "its business" ? alwaysOpen.phone : callbackNumber;
        await doNotCallStore(opened.database).add(number, "operator", noon);
        await turn(later(20_000));
        // A failed attempt to take it back must not make it one that was given up.
        service.cancel.push(lost);
        await turn(later(20_000));
        await callDeletionStore(opened.database).delete("user_ada", id, noon);
        const report = { state: "completed", summary: "At nine." } as const;
        await takeReport("vapi", { id, providerCallId: null, report });
        expect(await row(id)).toMatchObject({ userId: "", summary: null, dueAt: later(21_000) });
        await turn(later(21_000));
        await turn(later(20_000 + lastWord.untilMs));
        expect(await row(id)).toBeUndefined();
      },
    );

    test("puts its business on the list at once when that asks for it", async () => {
      const id = idOf(await create());
      const report = { state: "refused", isLastCall: true } as const;
      await takeReport("vapi", { id, providerCallId: "theirs-1", report });
      expect(await doNotCallStore(opened.database).readAll()).toMatchObject([
        { number: alwaysOpen.phone, origin: "call" },
      ]);
      expect(await create(alwaysOpen, noon, "user_eve")).toEqual({ kind: "unwelcome", reason: "doNotCall" });
    });

    test("is decided by the operator where only one user's calls say so, and holds at once", async () => {
      const list = doNotCallStore(opened.database);
      const report = { state: "refused", isLastCall: true } as const;
      const hear = (id: string) => takeReport("vapi", { id, providerCallId: null, report });
      // Both have begun when the first one is told of.
      const [first, second] = [
        idOf(await create()),
        idOf(await create(alwaysOpen, later(1_000), "user_eve")),
      ];
      const other = { ...alwaysOpen, id: "business-other", phone: "+12065550177" };
      const third = idOf(await create(other));
      await hear(first);
      await hear(first);
      await hear(third);
      expect(await list.has(alwaysOpen.phone)).toBe(true);
      expect(await heardNumbers(opened.database)).toMatchObject([
        { number: alwaysOpen.phone, callId: first, ofSameUser: 1 },
        { number: other.phone, callId: third, ofSameUser: 1 },
      ]);
      // Another user's call says the same, so it was not one user's words.
      await hear(second);
      expect(await list.readAll()).toContainEqual(
        expect.objectContaining({ number: alwaysOpen.phone, origin: "calls", callId: null }),
      );
      expect(await heardNumbers(opened.database)).toMatchObject([{ number: other.phone, ofSameUser: 0 }]);
      expect(await list.confirm(other.phone, noon)).toBe(true);
      expect(await heardNumbers(opened.database)).toEqual([]);
      expect(await list.confirm(other.phone, noon)).toBe(false);
      expect(await list.readAll()).toContainEqual(
        expect.objectContaining({ number: other.phone, origin: "operator" }),
      );
    });

    test("takes no second call of the same user, or of nobody knows whom, for another one's", async () => {
      const list = doNotCallStore(opened.database);
      const report = { state: "failed", isLastCall: true } as const;
      const hear = (id: string) => takeReport("vapi", { id, providerCallId: null, report });
      const gone = idOf(await create(alwaysOpen, noon, "user_eve"));
      const first = idOf(await create());
      await turn(noon);
      await turn(noon);
      await callStore(opened.database).cancel("user_eve", gone, later(1_000));
      await callDeletionStore(opened.database).delete("user_eve", gone, noon);
      await hear(first);
      await hear(gone);
      await callStore(opened.database).cancel("user_ada", first, later(1_000));
      await callDeletionStore(opened.database).delete("user_ada", first, noon);
      expect(await list.readUndecided()).toMatchObject([{ number: alwaysOpen.phone, userId: null }]);
      // A request that is confirmed decides it too.
      await list.request({ number: alwaysOpen.phone, email: "owner@example.org", language: "en" }, noon);
      expect(await list.confirm(alwaysOpen.phone, noon)).toBe(true);
      expect(await list.readAll()).toMatchObject([{ origin: "request", callId: null }]);
    });

    test("keeps no word of it where that is not allowed", async () => {
      const transcript = [{ speaker: "business", text: "We open at nine." }] as const;
      const report = { state: "completed", summary: "At nine.", transcript: [...transcript] } as const;
      const kept = async (city: string) => {
        const id = idOf(await create({ ...alwaysOpen, city }, noon, crypto.randomUUID()));
        await takeReport("vapi", {
          id,
          providerCallId: "theirs-1",
          report: { ...report, transcript: [...transcript] },
        });
        return row(id);
      };
      expect(await kept("Austin, TX")).toMatchObject({ summary: "At nine.", transcript });
      expect(await kept("Oakland, CA")).toMatchObject({ summary: "At nine.", transcript: null });
    });

    test("is kept without the number to call back, whether its service tells what was said or is asked", async () => {
      const report = () => ({
        state: "completed" as const,
        summary: "They will call +1 202 555 0142 back.",
        transcript: [{ speaker: "agent" as const, text: "It is 1 2 0 2 5 5 5 0 1 4 2." }],
      });
      const city = "Austin, TX";
      const told = idOf(await create({ ...alwaysOpen, city }));
      await takeReport("vapi", { id: told, providerCallId: "theirs-1", report: report() });
      const asked = idOf(await create({ ...alwaysOpen, city, phone: "+15035550188" }, noon, "user_eve"));
      await turn(noon);
      service.follow.push({ kind: "done", report: report(), lookAgainMs: null });
      await turn(later(20_000));
      for (const id of [told, asked])
        expect(await row(id), id).toMatchObject({
          summary: "They will call ••• ••• ••42 back.",
          transcript: [{ speaker: "agent", text: "It is ••• ••• ••42." }],
        });
    });

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

    /** A call of one more user that has this number called back, to a business of its own. */
    const createFor = (callbackNumber: string, more: Partial<NewCall> = {}, at = noon) => {
      const business = { ...alwaysOpen, id: crypto.randomUUID() };
      const wish = { provider: "vapi", userId: crypto.randomUUID(), business, callbackNumber } as const;
      return callStartStore(opened.database).create(sampleCall({ ...wish, ...more }), at);
    };

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

    test("has nobody called back who asked not to be called, from then on", async () => {
      const list = doNotCallStore(opened.database);
      const victim = "+12025550142";
      const over = idOf(await createFor(victim, { userId: "user_ada" }));
      await callStore(opened.database).cancel("user_ada", over, noon);
      await turn(noon);
      service.asked = [];
      const waiting = idOf(await createFor(victim));
      await list.add(victim, "operator", noon);
      await turn(later(1_000));
      expect(service.asked).toEqual([]);
      expect(await row(waiting)).toMatchObject({ state: "failed", dueAt: null, durationSeconds: 0 });
      expect(await opened.database.select().from(numberCalls)).toEqual([]);

      const refused = { kind: "notCalledBack", fault: "numberDoNotCall" };
      expect(await createFor(victim)).toEqual(refused);
      expect(await createFor(victim, { provider: "simulator" })).toEqual(refused);
      const again = {
        called: callable(alwaysOpen),
        provider: "vapi",
        month: null,
        summaryLanguage: null,
      } as const;
      const starts = callStartStore(opened.database);
      expect(await starts.retry("user_ada", over, again, later(2_000))).toEqual(refused);
      await list.remove(victim);
      expect(await starts.retry("user_ada", over, again, later(2_000))).toMatchObject({ kind: "done" });
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

    test("tells nobody the number of somebody in the request's text who asked not to be called, from then on", async () => {
      const list = doNotCallStore(opened.database);
      const request = "Have them ring 202-555-0143.";
      const refused = { kind: "notCalledBack", fault: "requestNumber", written: "202-555-0143" };
      const waiting = idOf(await createFor("+12025550142", { request }));
      const handedOver = idOf(await createFor("+12025550142", { request }, later(-1)));
      await turn(later(-1));
      expect(service.asked).toEqual(["place"]);
      await list.add("+12025550143", "operator", noon);
      await turn(later(1_000));
      expect(await row(waiting)).toMatchObject({ state: "failed", durationSeconds: 0 });
      // One that does not ring yet is taken back.
      await turn(later(30_000));
      expect(service.asked).toEqual(["place", "follow"]);
      expect(await row(handedOver)).toMatchObject({ state: "failed" });
      expect(await createFor("+12025550142", { request })).toEqual(refused);
      expect(await createFor("+12025550142", { request, provider: "simulator" })).toEqual(refused);
      const again = {
        called: callable(alwaysOpen),
        provider: "vapi",
        month: null,
        summaryLanguage: null,
      } as const;
      const [{ userId = "" } = {}] = [await row(waiting)];
      expect(await callStartStore(opened.database).retry(userId, waiting, again, later(40_000))).toEqual(
        refused,
      );
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

    test("requests for the list are kept once each, and count for nothing until they are decided", async () => {
      const list = doNotCallStore(opened.database);
      const wish = { number: alwaysOpen.phone, email: "ada@example.org", language: "en" } as const;
      await list.request(wish, noon);
      await list.request(wish, later(1_000));
      expect(await list.readRequests()).toHaveLength(1);
      expect(await list.has(wish.number)).toBe(false);
      // What goes wrong on the way loses no request.
      await expect(list.confirm(wish.number, new Date(NaN))).rejects.toThrow();
      expect(await list.readRequests()).toHaveLength(1);
      expect(await list.confirm(wish.number, noon)).toBe(true);
      expect(await list.confirm(wish.number, noon)).toBe(false);
      expect(await list.readRequests()).toEqual([]);
      await list.add(wish.number, "operator", later(1_000));
      await list.addHeard(wish.number, crypto.randomUUID(), later(1_000));
      expect(await list.readAll()).toMatchObject([{ origin: "request", addedAt: noon }]);
      expect(await list.remove(wish.number)).toBe(true);
      expect(await list.remove(wish.number)).toBe(false);
    });
  });
});
