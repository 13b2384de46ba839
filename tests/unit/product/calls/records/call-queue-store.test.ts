import { beforeEach, describe, expect, test } from "vitest";
import { callQueueStore } from "#lib/product/calls/records/call-queue-store";
import { callReportStore } from "#lib/product/calls/records/call-report-store";
import { callStartStore, type NewCall } from "#lib/product/calls/records/call-start-store";
import { callStore } from "#lib/product/calls/records/call-store";
import { callsToNumberADay } from "#lib/product/calls/manners/manners";
import { numberCallStore } from "#lib/product/calls/allowance/number-call-store";
import { recordTurn } from "#lib/product/calls/queue/run-calls";
import { takeTurn } from "#lib/product/calls/queue/take-turn";
import type { DueCall } from "#lib/platform/server/call-provider/call-provider";
import type { Database, OpenDatabase } from "#lib/platform/server/database/open-database";
import { calls, numberCalls } from "#lib/platform/server/database/schema";
import { callStates, isLive, type ReportedState } from "#lib/base/site/call-states";
import { databaseForTests, databases } from "@/tests/support/machine/databases";
import { alwaysOpen, sampleCall } from "@/tests/support/samples/sample-call";

const now = new Date("2026-03-01T12:00:00Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe.each(databases)("on $kind", ({ start, isThere }) => {
  describe.skipIf(!isThere)("the queue of calls", () => {
    let opened: OpenDatabase;
    let queue: ReturnType<typeof callQueueStore>;
    const claim = (at: Date, limit = 10) => queue.claim({ now: at, leaseMs: 15_000, limit });
    const first = async (at: Date): Promise<DueCall> => {
      const [claimed] = await claim(at);
      if (!claimed) throw new Error("nothing was due");
      return claimed;
    };
    const create = async (
      provider: "simulator" | "http" = "simulator",
      more: Partial<NewCall> = {},
    ): Promise<string> => {
      const created = await callStartStore(opened.database).create(
        sampleCall({ provider, business: alwaysOpen, ...more }),
        now,
      );
      if (created.kind !== "new") throw new Error("not created");
      return created.id;
    };
    const read = (id: string) => callStore(opened.database).read("user_ada", id);
    const report = (id: string, state: ReportedState, more = {}, at = later(5)) =>
      callReportStore(opened.database).applyReport(id, { state, ...more }, { now: at, dueAt: later(60) });

    databaseForTests(start, (started) => {
      opened = started;
      queue = callQueueStore(opened.database);
    });
    beforeEach(async () => {
      await opened.database.delete(calls);
      await opened.database.delete(numberCalls);
    });

    test("a new call is due at once, for one taker, until its lease is over", async () => {
      await create();
      expect(await queue.nextDueAt()).toEqual(now);
      expect(await first(now)).toMatchObject({ state: "queued", placedAt: null, attempts: 1 });
      expect(await claim(later(14))).toEqual([]);
      expect(await first(later(15))).toMatchObject({ attempts: 2 });
    });

    test("an order says in which language its outcome is read, which is the call's where nobody has named one", async () => {
      await create("simulator", { language: "en", summaryLanguage: "es" });
      expect((await first(now)).order).toMatchObject({ language: "en", summaryLanguage: "es" });
      await opened.database.update(calls).set({ summaryLanguage: null });
      expect((await first(later(15))).order).toMatchObject({ language: "en", summaryLanguage: "en" });
    });

    test("a call that nobody has come to for minutes says since when somebody does", async () => {
      await create();
      expect(await first(later(300))).toMatchObject({ attendedFrom: null });
      const back = later(3 * 60 * 60);
      expect(await first(back)).toMatchObject({ attendedFrom: back, attempts: 2 });
      expect(await first(later(3 * 60 * 60 + 20))).toMatchObject({ attendedFrom: back, attempts: 3 });
    });

    test("a call of a provider that this instance does not know is another's, until nobody has come to it for minutes", async () => {
      await create("http");
      const claimHere = (at: Date) => queue.claim({ now: at, leaseMs: 15_000, limit: 10 }, ["simulator"]);
      expect(await claimHere(later(299))).toEqual([]);
      // Nor is it woken for it before.
      expect(await queue.nextDueAt(["simulator"])).toEqual(later(300));
      expect(await queue.nextDueAt(["simulator", "http"])).toEqual(now);
      expect(await first(later(299))).toMatchObject({ attempts: 1 });
      expect(await claimHere(later(400))).toEqual([]);
      expect(await claimHere(later(314 + 300))).toMatchObject([{ attempts: 2 }]);
    });

    test("no call is given to two that ask at once", async () => {
      for (let number = 0; number < 20; number += 1)
        await callStartStore(opened.database).create(sampleCall({ userId: `user_${number}` }), now);
      const rounds = await Promise.all([claim(now, 7), claim(now, 7), claim(now, 7), claim(now, 7)]);
      const ids = rounds.flat().map(({ order }) => order.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeGreaterThan(0);
    });

    test("reports in any order, and any of them twice, never lead a call back", async () => {
      const id = await create("http");
      expect(await report(id, "in-progress")).toBe(true);
      expect(await report(id, "ringing")).toBe(false);
      expect(await report(id, "in-progress")).toBe(false);
      expect(await report(id, "queued")).toBe(false);
      const end = { durationSeconds: 61, costCents: 28, transcript: [{ speaker: "agent", text: "Hello." }] };
      expect(await report(id, "completed", end)).toBe(true);
      expect(await report(id, "completed", { ...end, costCents: 99 })).toBe(false);
      expect(await report(id, "failed")).toBe(false);
      expect(await report(id, "ringing")).toBe(false);
      const call = await read(id);
      expect(call).toMatchObject({
        state: "completed",
        durationSeconds: 61,
        costCents: 28,
        endedAt: later(5),
      });
      expect(call?.steps.map(({ state }) => state)).toEqual(["queued", "in-progress", "completed"]);
      expect(await queue.nextDueAt()).toBeNull();
    });

    test("what the end tells takes the place of what was told while the call went on", async () => {
      const id = await create("http");
      const said = ["Hello.", "We open at nine."].map((text) => ({ speaker: "business", text }));
      await report(id, "in-progress", { summary: "So far.", transcript: said.slice(0, 1), costCents: 1 });
      await report(id, "completed", { summary: "They open at nine.", transcript: said });
      expect(await read(id)).toMatchObject({
        summary: "They open at nine.",
        transcript: said,
        costCents: 1,
      });
    });

    test("an end that tells of nothing said takes away nothing that was told", async () => {
      const id = await create("http");
      const transcript = [{ speaker: "business", text: "Hold on." }];
      await report(id, "in-progress", { transcript });
      await report(id, "completed", { transcript: [] });
      expect(await read(id)).toMatchObject({ state: "completed", transcript });
      const other = await create("http");
      await report(other, "completed", { transcript: [] });
      expect(await read(other)).toMatchObject({ transcript: [] });
      await report(other, "completed", { transcript });
      expect(await read(other)).toMatchObject({ transcript });
    });

    test("a call that is given up keeps what was told while it went on", async () => {
      const id = await create("http");
      const transcript = [{ speaker: "business", text: "Hold on." }];
      await report(id, "in-progress", { transcript, durationSeconds: 75, costCents: 42 });
      const given = { state: "failed", durationSeconds: 0, costCents: 0 } as const;
      await callReportStore(opened.database).applyReport(id, given, {
        now: later(60),
        dueAt: null,
        fault: "no answer",
      });
      expect(await read(id)).toMatchObject({
        state: "failed",
        transcript,
        durationSeconds: 75,
        costCents: 42,
      });
    });

    test("a report delivered twice at the same moment counts once", async () => {
      const id = await create("http");
      const news = await Promise.all([1, 2, 3, 4].map(() => report(id, "ringing")));
      expect(news.filter(Boolean)).toHaveLength(1);
      expect((await read(id))?.steps).toHaveLength(2);
    });

    test("what an ended call lacked is filled in by a later delivery, and nothing else changed", async () => {
      const id = await create("http");
      await report(id, "voicemail", { durationSeconds: 20 });
      await report(id, "voicemail", { durationSeconds: 99, summary: "A message was left.", costCents: 12 });
      expect(await read(id)).toMatchObject({
        durationSeconds: 20,
        summary: "A message was left.",
        costCents: 12,
      });
    });

    test("a late analysis fills it in too where it names another end of a call that was answered", async () => {
      for (const [kept, late] of [
        ["completed", "refused"],
        ["completed", "voicemail"],
        ["refused", "completed"],
      ] as const) {
        const id = await create();
        await report(id, kept, { durationSeconds: 20 });
        expect(await report(id, late, { summary: "They hung up.", costCents: 12 }, later(9))).toBe(false);
        expect(await report(id, "busy", { durationSeconds: 1, summary: "Engaged." })).toBe(false);
        const call = await read(id);
        expect(call).toMatchObject({
          state: kept,
          durationSeconds: 20,
          summary: "They hung up.",
          costCents: 12,
          endedAt: later(5),
        });
        expect(call?.steps.map(({ state }) => state)).toEqual(["queued", kept]);
      }
      const id = await create();
      await report(id, "busy");
      await report(id, "completed", { summary: "At nine." });
      expect(await read(id)).toMatchObject({ state: "busy", summary: null });
    });

    test("a call that we gave up takes the end that is told after all, one that its provider did does not", async () => {
      const giveUp = (id: string, fault: string | null) =>
        callReportStore(opened.database).applyReport(
          id,
          { state: "failed", durationSeconds: 0, costCents: 0 },
          { now: later(9), dueAt: null, fault },
        );
      const end = {
        durationSeconds: 61,
        summary: "At nine.",
        transcript: [{ speaker: "agent", text: "Hello." }],
      };
      const id = await create("http");
      await giveUp(id, "TimeoutError");
      expect(await report(id, "ringing")).toBe(false);
      expect(await report(id, "completed", end, later(20))).toBe(true);
      expect(await report(id, "completed", end, later(21))).toBe(false);
      const call = await read(id);
      expect(call).toMatchObject({ state: "completed", ...end, costCents: null, endedAt: later(20) });
      expect(call?.steps.map(({ state }) => state)).toEqual(["queued", "failed", "completed"]);
      const theirs = await create("http");
      await giveUp(theirs, null);
      expect(await report(theirs, "completed", end)).toBe(false);
      expect(await read(theirs)).toMatchObject({ state: "failed", durationSeconds: 0, summary: null });
    });

    test("of a call that we gave up, its provider knows what it took and cost, though it failed there too", async () => {
      const given = { state: "failed", durationSeconds: 0, costCents: 0 } as const;
      const id = await create("http");
      await callReportStore(opened.database).applyReport(id, given, {
        now: later(9),
        dueAt: later(9),
        fault: "nothing was heard of it",
        decidedIn: "queued",
      });
      expect(await report(id, "failed", { durationSeconds: 42, costCents: 12 }, later(20))).toBe(false);
      const told = { state: "failed", durationSeconds: 42, costCents: 12, endedAt: later(9) };
      expect(await read(id)).toMatchObject(told);
      // A report that says less takes nothing away.
      await report(id, "failed", {}, later(30));
      expect(await read(id)).toMatchObject(told);
    });

    test("a call that cannot wait, since its number is full, is ended only as it was then", async () => {
      const id = await create("http");
      const call = await first(now);
      const at = later(25 * 60 * 60);
      for (let other = 0; other < callsToNumberADay; other += 1)
        await numberCallStore(opened.database).take(crypto.randomUUID(), alwaysOpen.phone, at);
      // It rings after all, between the look at the number and the decision.
      const { database } = opened;
      const late = new Proxy(database, {
        get: (target, name, self) =>
          name === "transaction"
            ? async (work: (at: Database) => Promise<unknown>) => {
                const done = await target.transaction(work);
                await report(id, "ringing");
                return done;
              }
            : (Reflect.get(target, name, self) as unknown),
      });
      await recordTurn(late, call, { kind: "later", notBefore: at }, later(9));
      expect(await read(id)).toMatchObject({ state: "ringing" });
    });

    test("a call cancelled while it was being handed over stays due, to be taken back", async () => {
      const id = await create("http");
      const placing = await first(now);
      await callStore(opened.database).cancel("user_ada", id, later(1));
      const cancelling = await first(later(1));
      await queue.postpone(cancelling, { now: later(2), dueAt: null, fault: null });
      expect(await queue.nextDueAt()).toBeNull();
      await queue.recordPlacement(placing.order.id, later(3), { dueAt: later(20) });
      expect(await first(later(3))).toMatchObject({ order: { id }, state: "cancelled" });
    });

    test("a cancelled call may go on until that is confirmed, and again where it was handed over beside that", async () => {
      const id = await create("http");
      const placing = await first(now);
      await queue.noteHandOver(placing, now);
      await callStore(opened.database).cancel("user_ada", id, later(1));
      const next = { ...placing.order, id: await create("http") };
      expect(await queue.isHeldUp(next)).toBe(true);
      const cancelling = (await claim(later(1))).find(({ order }) => order.id === id);
      if (!cancelling) throw new Error("not due");
      await queue.postpone(cancelling, {
        now: later(2),
        dueAt: later(300),
        fault: null,
        takenBackAt: later(2),
      });
      expect(await queue.isHeldUp(next)).toBe(false);
      await queue.recordPlacement(id, later(3), { dueAt: later(20) });
      expect(await queue.isHeldUp(next)).toBe(true);
    });

    test("a provider that goes on with a cancelled call is told again", async () => {
      const id = await create("http");
      await first(now);
      await callStore(opened.database).cancel("user_ada", id, later(1));
      await queue.postpone(await first(later(1)), { now: later(2), dueAt: null, fault: null });
      expect(await report(id, "ringing")).toBe(false);
      expect(await first(later(6))).toMatchObject({ state: "cancelled" });
    });

    test("a turn whose lease ran out changes nothing any more", async () => {
      await create("http");
      const slow = await first(now);
      await first(later(20));
      await queue.postpone(slow, { now: later(2), dueAt: later(9_000), fault: "status 500" });
      expect(await queue.nextDueAt()).toEqual(later(35));
    });

    test("the simulator's call goes through its states turn by turn, whoever takes them and however late", async () => {
      const id = await create();
      const seen = ["queued"];
      for (let turns = 0; turns < 10; turns += 1) {
        const dueAt = await queue.nextDueAt();
        if (!dueAt) break;
        // Claimed and never carried out: a process that died here.
        await claim(dueAt);
        const again = await first(new Date(Math.max(Date.now(), dueAt.getTime()) + 20_000));
        await recordTurn(
          opened.database,
          again,
          await takeTurn(opened.database, again, new Date()),
          new Date(),
        );
        const state = (await read(id))?.state ?? "";
        if (state !== seen.at(-1)) seen.push(state);
      }
      const call = await read(id);
      expect(call && isLive(call.state)).toBe(false);
      expect(call?.transcript?.length).toBeGreaterThan(1);
      const order = callStates.filter((state) => seen.includes(state));
      expect(seen).toEqual(order);
      expect(call?.steps.map(({ state }) => state)).toEqual(seen);
    });
  });
});
