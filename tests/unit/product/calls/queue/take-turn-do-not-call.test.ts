/** Calls of those who have asked not to be called, before their turn, during it, or by what they say in the call. */
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { allowanceStore } from "#lib/product/calls/allowance/allowance-store";
import { callQueueStore } from "#lib/product/calls/records/call-queue-store";
import { callStartStore } from "#lib/product/calls/records/call-start-store";
import { callDeletionStore } from "#lib/product/calls/records/call-deletion-store";
import { callStore } from "#lib/product/calls/records/call-store";
import { doNotCallStore } from "#lib/product/calls/do-not-call/do-not-call-store";
import { recordTurn, takeReport } from "#lib/product/calls/queue/run-calls";
import { lastWord, takeTurn } from "#lib/product/calls/queue/take-turn";
import { heardNumbers } from "#lib/product/calls/do-not-call/waiting-requests";
import * as providers from "#lib/platform/server/call-provider/chosen-provider";
import { numberCalls } from "#lib/platform/server/database/schema";
import { databases } from "@/tests/support/machine/databases";
import { callTurns, later, lost, noon, settled } from "@/tests/support/services/call-turns";
import { alwaysOpen, callable, sampleCall } from "@/tests/support/samples/sample-call";

// Turns are taken by hand: the loop that a report wakes would take those of the test after it.
vi.mock("#lib/platform/server/queue", async (original) => ({
  ...(await original<object>()),
  durableQueue: () => ({ start: () => undefined, wake: () => undefined, idle: async () => undefined }),
}));

describe.each(databases)("on $kind", ({ start, isThere }) => {
  describe.skipIf(!isThere)("a call by a service that knows no idempotency", () => {
    const { opened, service, fake, idempotent, create, createFor, idOf, turn, row } = callTurns(start);

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
