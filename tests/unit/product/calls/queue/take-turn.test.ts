/** Handing a call over, following it, taking it back and giving it up. */
import { describe, expect, test, vi } from "vitest";
import { callQueueStore } from "#lib/product/calls/records/call-queue-store";
import { callDeletionStore } from "#lib/product/calls/records/call-deletion-store";
import { callStore } from "#lib/product/calls/records/call-store";
import { doNotCallStore } from "#lib/product/calls/do-not-call/do-not-call-store";
import { recordTurn, takeReport } from "#lib/product/calls/queue/run-calls";
import { lastWord, settleMs, takeTurn } from "#lib/product/calls/queue/take-turn";
import * as providers from "#lib/platform/server/call-provider/chosen-provider";
import { calls } from "#lib/platform/server/database/schema";
import { databases } from "@/tests/support/machine/databases";
import { callTurns, later, lost, noon, settled, taken } from "@/tests/support/services/call-turns";
import { alwaysOpen } from "@/tests/support/samples/sample-call";

// Turns are taken by hand: the loop that a report wakes would take those of the test after it.
vi.mock("#lib/platform/server/queue", async (original) => ({
  ...(await original<object>()),
  durableQueue: () => ({ start: () => undefined, wake: () => undefined, idle: async () => undefined }),
}));

describe.each(databases)("on $kind", ({ start, isThere }) => {
  describe.skipIf(!isThere)("a call by a service that knows no idempotency", () => {
    const { opened, service, idempotent, create, idOf, turn, row } = callTurns(start);

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
      service.meanwhile = () => callStore(opened.database).cancel("user_ada", id, later(settleMs));
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
  });
});
