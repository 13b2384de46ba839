import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  cancelCall,
  createCall,
  deleteCall,
  deleteOfUser,
  exportOfUser,
  keepDraft,
  pageSize,
  readCall,
  readCalls,
  readDraft,
  retryCall,
  type NewCall,
} from "#lib/calls/store";
import { applyReport, claimDueCalls, postponeCall } from "#lib/platform/server/call-provider/call-queue";
import type { OpenDatabase } from "#lib/platform/server/database/open-database";
import { callDrafts, calls } from "#lib/platform/server/database/schema";
import type { ReportedState } from "#lib/site/call-states";
import { databases } from "@/tests/support/databases";
import { sampleBusiness, sampleCall } from "@/tests/support/sample-call";

const now = new Date("2026-03-01T12:00:00Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe.each(databases)("on $kind", ({ start, isThere }) => {
  describe.skipIf(!isThere)("the calls of a user", () => {
    let opened: OpenDatabase;
    let stop: () => Promise<void>;
    const create = async (more: Partial<NewCall> = {}, at = now): Promise<string> => {
      const created = await createCall(sampleCall(more), at, opened.database);
      if (created.kind === "other") throw new Error("not created");
      return created.id;
    };
    const read = async (id: string, user = "user_ada") => readCall(user, id, opened.database);
    const report = (id: string, state: ReportedState, at = later(5)) =>
      applyReport(opened.database, id, { state }, { now: at, dueAt: null });

    beforeAll(async () => {
      ({ opened, stop } = await start());
    }, 60_000);
    afterAll(() => stop());
    beforeEach(async () => {
      await opened.database.delete(calls);
      await opened.database.delete(callDrafts);
    });

    test("one form is one call, however often it is sent, and at once", async () => {
      const call = sampleCall();
      const sent = await Promise.all([1, 2, 3].map(() => createCall(call, now, opened.database)));
      expect(sent.map(({ kind }) => kind).toSorted()).toEqual(["new", "same", "same"]);
      expect((await readCalls("user_ada", {}, opened.database)).calls).toHaveLength(1);
    });

    test("a key that was used for another wish starts nothing, and belongs to its user alone", async () => {
      const call = sampleCall();
      await createCall(call, now, opened.database);
      expect(await createCall({ ...call, request: "Something else?" }, now, opened.database)).toEqual({
        kind: "other",
      });
      expect(await createCall({ ...call, userId: "user_bob" }, now, opened.database)).toMatchObject({
        kind: "new",
      });
    });

    test("nobody else can read, cancel, retry or delete a call", async () => {
      const id = await create();
      expect(await read(id, "user_bob")).toBeNull();
      expect(await cancelCall("user_bob", id, now, opened.database)).toEqual({ kind: "missing" });
      await report(id, "completed");
      expect(await retryCall("user_bob", id, "simulator", now, opened.database)).toEqual({ kind: "missing" });
      expect(await deleteCall("user_bob", id, opened.database)).toEqual({ kind: "missing" });
      expect(await readCalls("user_bob", {}, opened.database)).toMatchObject({ calls: [] });
      expect(await read(id)).toMatchObject({ id, state: "completed" });
    });

    test("what is no id names no call", async () => {
      for (const id of ["", "1", "new", "' or 1=1", "7b1c6f0e-0c5e-4f3c-9a53"])
        expect(await read(id)).toBeNull();
    });

    test("a call that is read carries its number masked", async () => {
      const call = await read(await create());
      expect(call?.number).toBe("••• ••• ••42");
      expect(JSON.stringify(call)).not.toContain("2025550142");
    });

    test("pages lead through all calls by key, newest first, and back", async () => {
      for (let number = 0; number < 2 * pageSize + 5; number += 1)
        await create({ request: `Question ${number}` }, later(Math.floor(number / 3)));
      const seen: string[] = [];
      const pages = [];
      let before: string | null = null;
      do {
        const page = await readCalls("user_ada", { before }, opened.database);
        pages.push(page);
        seen.push(...page.calls.map(({ id }) => id));
        before = page.older;
      } while (before);
      expect(pages.map((page) => page.calls.length)).toEqual([pageSize, pageSize, 5]);
      expect(new Set(seen).size).toBe(2 * pageSize + 5);
      expect(pages[0]?.newer).toBeNull();
      const back = await readCalls("user_ada", { after: pages[2]?.newer ?? "" }, opened.database);
      expect(back.calls).toEqual(pages[1]?.calls);
      const front = await readCalls("user_ada", { after: back.newer ?? "" }, opened.database);
      expect(front.calls).toEqual(pages[0]?.calls);
      expect(front.newer).toBeNull();
      expect(front.older).not.toBeNull();
    });

    test("a list can be narrowed to a state", async () => {
      const busy = await create();
      await create();
      await report(busy, "busy");
      const page = await readCalls("user_ada", { state: "busy" }, opened.database);
      expect(page.calls.map(({ id }) => id)).toEqual([busy]);
    });

    test("a call that is over is made again once, however often it is asked for", async () => {
      const id = await create();
      expect(await retryCall("user_ada", id, "simulator", now, opened.database)).toEqual({ kind: "unfit" });
      await report(id, "no-answer");
      const asked = await Promise.all(
        [1, 2, 3].map(() => retryCall("user_ada", id, "simulator", later(10), opened.database)),
      );
      const ids = new Set(asked.map((answer) => (answer.kind === "done" ? answer.id : answer.kind)));
      expect(ids.size).toBe(1);
      const [newer] = ids;
      expect(await read(newer ?? "")).toMatchObject({
        state: "queued",
        retryOf: id,
        request: sampleCall().request,
      });
      expect(await read(id)).toMatchObject({ state: "no-answer", retriedBy: newer });
    });

    test("a live call is cancelled at once and for good", async () => {
      const id = await create();
      await report(id, "ringing");
      expect(await cancelCall("user_ada", id, later(6), opened.database)).toEqual({ kind: "done", id });
      expect(await report(id, "completed")).toBe(false);
      const call = await read(id);
      expect(call).toMatchObject({ state: "cancelled", endedAt: later(6) });
      expect(call?.steps.map(({ state }) => state)).toEqual(["queued", "ringing", "cancelled"]);
      expect(await cancelCall("user_ada", id, later(7), opened.database)).toEqual({ kind: "unfit" });
    });

    test("only a call that is over can be deleted, and then nothing of it is left", async () => {
      const id = await create();
      expect(await deleteCall("user_ada", id, opened.database)).toEqual({ kind: "unfit" });
      await report(id, "completed");
      expect(await deleteCall("user_ada", id, opened.database)).toEqual({ kind: "done", id });
      expect(await opened.database.select().from(calls)).toEqual([]);
      expect(await deleteCall("user_ada", id, opened.database)).toEqual({ kind: "missing" });
    });

    test("of a deleted call whose provider is still to be told, only its id is left until it was", async () => {
      const id = await create({ provider: "http" });
      await cancelCall("user_ada", id, later(1), opened.database);
      expect(await deleteCall("user_ada", id, opened.database)).toEqual({ kind: "done", id });
      expect(await read(id)).toBeNull();
      const [row] = await opened.database.select().from(calls);
      expect(JSON.stringify(row)).not.toMatch(/2025550142|robotics|user_ada|Rivet/);
      const [due] = await claimDueCalls(opened.database, { now: later(2), leaseMs: 1_000, limit: 5 });
      expect(due).toMatchObject({ order: { id }, state: "cancelled" });
      if (due) await postponeCall(opened.database, due, { dueAt: null, fault: null });
      expect(await opened.database.select().from(calls)).toEqual([]);
    });

    test("what was typed is kept for its user for a day", async () => {
      const typed = { businessId: sampleBusiness.id, request: "", language: "xx", callbackNumber: "12" };
      const id = await keepDraft("user_ada", typed, now, opened.database);
      const read = (user: string, at: Date) => readDraft(user, id, at, opened.database);
      expect(await read("user_ada", later(23 * 60 * 60))).toEqual({ id, ...typed });
      expect(await read("user_bob", now)).toBeNull();
      expect(await read("user_ada", later(25 * 60 * 60))).toBeNull();
      const exported = await exportOfUser("user_ada", opened.database);
      expect(exported.callDrafts).toEqual([{ ...typed, createdAt: now }]);
    });

    test("a user takes all calls along, and leaves none behind", async () => {
      const id = await create();
      await report(id, "completed");
      const live = await create({ provider: "http" });
      await create({ userId: "user_bob" });
      const exported = (await exportOfUser("user_ada", opened.database)) as { calls: { id: string }[] };
      expect(exported.calls.map((call) => call.id).toSorted()).toEqual([id, live].toSorted());
      expect(exported.calls[0]).toMatchObject({
        callbackNumber: "+12025550142",
      });
      await deleteOfUser("user_ada", later(9), opened.database);
      expect(await exportOfUser("user_ada", opened.database)).toEqual({ calls: [], callDrafts: [] });
      const left = await opened.database.select().from(calls);
      expect(left.map(({ userId, state }) => [userId, state]).toSorted()).toEqual([
        ["", "cancelled"],
        ["user_bob", "queued"],
      ]);
    });
  });
});
