import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { callDeletionStore } from "#lib/product/calls/records/call-deletion-store";
import { callErasureStore } from "#lib/product/calls/records/call-erasure-store";
import { callQueueStore } from "#lib/product/calls/records/call-queue-store";
import { callStartStore, type NewCall } from "#lib/product/calls/records/call-start-store";
import { callStore } from "#lib/product/calls/records/call-store";
import { claimErasures, eraseCall, nextErasureAt, recordErasure } from "#lib/product/calls/queue/erase-calls";
import { recordTurn, takeReport } from "#lib/product/calls/queue/run-calls";
import { takeTurn } from "#lib/product/calls/queue/take-turn";
import { noteSeed } from "#lib/product/directory/records/directory-seed-store";
import * as providers from "#lib/platform/server/call-provider/chosen-provider";
import { httpProvider } from "#lib/platform/server/call-provider/http-provider";
import { retellProvider } from "#lib/platform/server/call-provider/retell-provider";
import { vapiProvider } from "#lib/platform/server/call-provider/vapi-provider";
import type { OpenDatabase } from "#lib/platform/server/database/open-database";
import { callErasures, calls, callStarts, numberCalls } from "#lib/platform/server/database/schema";
import { logger } from "#lib/platform/server/logger";
import { processWide } from "#lib/base/values/process-wide";
import { maskFields } from "#lib/platform/log-redaction";
import { startCallProvider, type FakeProvider } from "@/tests/support/services/call-provider";
import { databases } from "@/tests/support/machine/databases";
import { processDatabaseForTests } from "@/tests/support/machine/process-database";
import { alwaysOpen, sampleCall } from "@/tests/support/samples/sample-call";
import { startVoiceService, type VoiceService } from "@/tests/support/services/voice-service";

// Turns and tries are taken by hand.
vi.mock("#lib/platform/server/queue", async (original) => ({
  ...(await original<object>()),
  durableQueue: () => ({ start: () => undefined, wake: () => undefined, idle: async () => undefined }),
}));

const noon = new Date("2026-03-02T12:00:00Z");
const minute = 60_000;
const hour = 60 * minute;
const later = (ms: number) => new Date(noon.getTime() + ms);

const callbackUrl = "https://lantern.example/api/calls/callback";
/** Where the words of a call may not be kept. */
const inCalifornia = { ...alwaysOpen, city: "Oakland, CA" };
const words = "We open at nine sharp.";
const endAtVapi = {
  status: "ended",
  endedReason: "customer-ended-call",
  startedAt: noon.toISOString(),
  endedAt: later(75_000).toISOString(),
  artifact: { messages: [{ role: "user", message: words }] },
  analysis: { summary: "They open at nine.", structuredData: { refused: false, isLastCall: false } },
};

describe.each(databases)("on $kind", ({ start, isThere }) => {
  describe.skipIf(!isThere)("what a service keeps of a call", () => {
    let opened: OpenDatabase;
    let service: VoiceService;
    let own: FakeProvider;

    processDatabaseForTests(start, async (started) => {
      opened = started;
      await noteSeed(opened.database, noon);
    });
    beforeEach(async () => {
      service = await startVoiceService();
      own = await startCallProvider();
      const { url } = service;
      const known = {
        vapi: vapiProvider({ key: "k", phoneNumberId: "p", webhookCredentialId: "c", callbackUrl, url }),
        retell: retellProvider({ key: "k", agentId: "a", fromNumber: "+12025550199", callbackUrl, url }),
        http: httpProvider({ key: "k", callbackUrl, url: own.url }),
        simulator: null,
      };
      vi.spyOn(providers, "providerOf").mockImplementation((name) => known[name]);
      for (const table of [calls, callStarts, numberCalls, callErasures]) await opened.database.delete(table);
      processWide("call-erasure-pauses", () => new Map<string, unknown>()).clear();
    });
    afterEach(async () => {
      await service.stop();
      await own.stop();
    });

    const create = async (more: Partial<NewCall> = {}) => {
      const business = { ...inCalifornia, id: crypto.randomUUID() };
      const call = sampleCall({ provider: "vapi", business, ...more });
      const created = await callStartStore(opened.database).create(call, noon);
      if (created.kind !== "new") throw new Error("not created");
      return created.id;
    };
    const turn = async (at: Date) => {
      const [call] = await callQueueStore(opened.database).claim({ now: at, leaseMs: 45_000, limit: 1 });
      if (!call) throw new Error("nothing was due");
      await recordTurn(opened.database, call, await takeTurn(opened.database, call, at), at);
    };
    /** Tries of whatever is to be deleted by then, one after the other. Returns how many there were. */
    const erase = async (at: Date) => {
      for (let tries = 0; ; tries += 1) {
        const [due] = await claimErasures(opened.database, { now: at, leaseMs: 15_000, limit: 1 });
        if (!due) return tries;
        await recordErasure(opened.database, due, await eraseCall(due), at);
      }
    };
    const placedAtVapi = async () => {
      const id = await create();
      await turn(noon);
      const [[theirs, call]] = [...service.calls] as [[string, Record<string, unknown>]];
      return { id, theirs, call };
    };
    const deletions = () => service.received.filter(({ method }) => method === "DELETE").length;
    /** A call that Vapi has taken, without our getting to know, and that its user has cancelled since. */
    const lostAndCancelled = async () => {
      const id = await create();
      service.behave("break-off");
      vi.setSystemTime(noon);
      onTestFinished(() => void vi.useRealTimers());
      await turn(noon);
      await callStore(opened.database).cancel("user_ada", id, later(minute));
      return id;
    };
    /** The last turns to a call that has been tried in vain for nearly a day: none is tried for longer. */
    const lastTurns = async () => {
      const queue = callQueueStore(opened.database);
      const begun = { createdAt: later(-24 * hour + 4 * minute), dueAt: later(2 * minute), attempts: 9 };
      await opened.database.update(calls).set(begun);
      for (let due = await queue.nextDueAt(); due; due = await queue.nextDueAt()) await turn(due);
    };

    test("is deleted there with every word once its outcome has been read", async () => {
      const { id, call } = await placedAtVapi();
      Object.assign(call, endAtVapi);
      await turn(later(2 * minute));
      expect(await callStore(opened.database).read("user_ada", id)).toMatchObject({
        state: "completed",
        summary: "They open at nine.",
        transcript: null,
      });
      // Until then a service may have more to tell.
      expect(await erase(later(3 * minute))).toBe(0);
      expect(JSON.stringify([...service.calls])).toContain(words);
      expect(await erase(later(13 * minute))).toBe(1);
      expect([...service.calls]).toEqual([]);
      expect(await nextErasureAt(opened.database)).toBeNull();
      expect(await callStore(opened.database).read("user_ada", id)).toMatchObject({ state: "completed" });
    });

    test("is deleted there after a report that came unasked, too, and once for all reports", async () => {
      const { id, theirs } = await placedAtVapi();
      vi.spyOn(await import("#lib/platform/server/database/database"), "databaseNow").mockResolvedValue(
        later(2 * minute),
      );
      const report = { state: "completed", summary: "They open at nine." } as const;
      for (let times = 0; times < 3; times += 1)
        await takeReport("vapi", { id, providerCallId: theirs, report });
      expect(await erase(later(13 * minute))).toBe(1);
      expect([...service.calls]).toEqual([]);
    });

    test("is deleted by a later try where the service is away or refuses, and nothing waits for that", async () => {
      const { id, call } = await placedAtVapi();
      Object.assign(call, endAtVapi);
      await turn(later(2 * minute));
      service.answer(503, 401, "work");
      for (const [at, tries] of [
        [12, 1],
        [12.5, 0],
        [13, 1],
        [14, 0],
        [15, 1],
        [60, 0],
      ] as const)
        expect(await erase(later(at * minute)), String(at)).toBe(tries);
      expect([...service.calls]).toEqual([]);
      expect(await callStore(opened.database).read("user_ada", id)).toMatchObject({ state: "completed" });
    });

    test("that cannot be deleted for a week is named to the operator, and left", async () => {
      const { theirs, call } = await placedAtVapi();
      Object.assign(call, endAtVapi);
      await turn(later(2 * minute));
      service.answer(503);
      const error = vi.spyOn(logger, "error").mockReturnValue(undefined);
      for (let hours = 1; hours <= 8 * 24; hours += 1) await erase(later(hours * 60 * minute));
      expect(error).toHaveBeenCalledTimes(1);
      const told = { provider: "vapi", knownAs: theirs, fault: "status 503" };
      expect(error.mock.calls[0]?.[0]).toEqual(told);
      // What the log masks would tell nobody which call it is.
      expect(maskFields(told)).toEqual(told);
      expect(await nextErasureAt(opened.database)).toBeNull();
      // More often at first, and then four times a day.
      expect(deletions()).toBeGreaterThan(28);
      expect(deletions()).toBeLessThan(45);
      error.mockRestore();
    });

    describe("that nobody has noted for deletion", () => {
      /** As an earlier version leaves a call that is over. */
      const forgetNotes = async (more = {}) => {
        await opened.database.delete(callErasures);
        await opened.database.update(calls).set({ erasureAskedAt: null, ...more });
      };
      const overAtVapi = async () => {
        const placed = await placedAtVapi();
        Object.assign(placed.call, endAtVapi);
        await turn(later(2 * minute));
        return placed;
      };

      test("is deleted all the same, and asked for once", async () => {
        await overAtVapi();
        await forgetNotes();
        expect(await nextErasureAt(opened.database)).toBeNull();
        expect(await erase(later(hour))).toBe(0);
        expect(await erase(later(hour + 10 * minute))).toBe(1);
        expect([...service.calls]).toEqual([]);
        for (const hours of [2, 24, 6 * 24]) expect(await erase(later(hours * hour))).toBe(0);
        expect(deletions()).toBe(1);
      });

      test("is deleted at a service of our own protocol, too", async () => {
        const id = await create({ provider: "http" });
        own.comeTo({ state: "busy" });
        await turn(noon);
        await turn(later(minute));
        await forgetNotes();
        await erase(later(hour));
        expect(await erase(later(2 * hour))).toBe(1);
        expect(own.received.at(-1)).toMatchObject({ method: "DELETE", path: `/calls/${id}/data` });
      });

      test("is deleted where its name there is heard only after it was given up", async () => {
        vi.spyOn(logger, "error").mockReturnValue(undefined);
        const id = await lostAndCancelled();
        service.answer(401);
        await lastTurns();
        service.answer("work");
        const [theirs = ""] = service.calls.keys();
        await takeReport("vapi", { id, providerCallId: theirs, report: { state: "completed" } });
        await erase(later(hour));
        expect(await erase(later(2 * hour))).toBe(1);
        expect([...service.calls]).toEqual([]);
      });

      test("is left alone where it ended long ago, goes on, or was at no service", async () => {
        const notes = async (at: Date) => {
          await erase(at);
          return opened.database.select().from(callErasures);
        };
        await overAtVapi();
        await forgetNotes();
        expect(await notes(later(8 * 24 * hour))).toEqual([]);
        await forgetNotes({ dueAt: later(20 * 24 * hour) });
        expect(await notes(later(hour))).toEqual([]);
        await forgetNotes({ dueAt: null, endedAt: null });
        expect(await notes(later(hour))).toEqual([]);
        for (const nobodys of [{ provider: "simulator" }, { providerCallId: null }] as const) {
          await forgetNotes({ endedAt: noon, ...nobodys });
          expect(await notes(later(hour))).toEqual([]);
        }
      });
    });

    describe("where many are to be deleted at a service that is away", () => {
      const overAt = (provider: "vapi" | "http", count: number, askedAt = noon) =>
        callErasureStore(opened.database).ask(
          Array.from({ length: count }, () => ({
            id: crypto.randomUUID(),
            provider,
            providerCallId: crypto.randomUUID(),
            handedOverAt: noon,
          })),
          { now: askedAt, dueAt: askedAt },
        );
      const left = async () => (await opened.database.select().from(callErasures)).map((row) => row.provider);

      test("holds up none at another service, and says so once for each pause", async () => {
        const warn = vi.spyOn(logger, "warn").mockReturnValue(undefined);
        onTestFinished(() => warn.mockRestore());
        await overAt("vapi", 6);
        await overAt("http", 1, later(1));
        service.answer(503);
        expect(await erase(later(1))).toBe(2);
        expect(await left()).toEqual(Array.from({ length: 6 }, () => "vapi"));
        expect(warn).toHaveBeenCalledTimes(1);
        const until = later(1 + minute);
        expect(warn.mock.calls[0]?.[0]).toEqual({ provider: "vapi", fault: "status 503", until });
        expect(await nextErasureAt(opened.database)).toEqual(until);
        expect(await erase(later(minute))).toBe(0);
        // Once for each longer pause after that.
        for (const [at, tries] of [
          [2, 1],
          [3, 0],
          [4.1, 1],
          [8, 0],
        ] as const)
          expect(await erase(later(at * minute)), String(at)).toBe(tries);
        expect(warn).toHaveBeenCalledTimes(3);
        // The first that succeeds ends the pauses, and those that have failed come when they are due.
        service.answer("work");
        expect(await erase(later(30 * minute))).toBe(6);
        expect(await left()).toEqual([]);
        service.answer(503);
        await overAt("vapi", 1, later(40 * minute));
        await erase(later(40 * minute));
        expect(warn.mock.calls.at(-1)?.[0]).toMatchObject({ until: later(41 * minute) });
      });

      test("keeps none for longer than a week", async () => {
        const error = vi.spyOn(logger, "error").mockReturnValue(undefined);
        onTestFinished(() => error.mockRestore());
        await overAt("vapi", 5);
        service.answer(503);
        const week = 7 * 24 * hour;
        for (const at of [1, week - hour, week - hour / 2]) await erase(later(at));
        expect(await left()).toHaveLength(5);
        await erase(later(week + hour));
        expect(error).toHaveBeenCalledTimes(5);
        expect(await left()).toEqual([]);
      });
    });

    test.each([
      [
        "deletes the call",
        (id: string, at: Date) => callDeletionStore(opened.database).delete("user_ada", id, at),
      ],
      [
        "deletes everything",
        (_id: string, at: Date) => callDeletionStore(opened.database).deleteOfUser("user_ada", at),
      ],
    ])("is deleted there at once when its user %s", async (_, drop) => {
      const { id, call } = await placedAtVapi();
      Object.assign(call, endAtVapi);
      await turn(later(2 * minute));
      await drop(id, later(3 * minute));
      expect(await erase(later(3 * minute))).toBe(1);
      expect([...service.calls]).toEqual([]);
      expect(await erase(later(60 * minute))).toBe(0);
    });

    test("of a call that was cancelled and deleted is deleted there when the last word of it is read", async () => {
      const { id, call } = await placedAtVapi();
      await callStore(opened.database).cancel("user_ada", id, later(minute));
      await callDeletionStore(opened.database).delete("user_ada", id, later(minute));
      await turn(later(minute));
      expect(call.status).toBe("ended");
      expect(await erase(later(2 * minute))).toBe(0);
      Object.assign(call, endAtVapi);
      await turn(later(7 * minute));
      expect(await opened.database.select().from(calls)).toEqual([]);
      expect(await erase(later(7 * minute))).toBe(1);
      expect([...service.calls]).toEqual([]);
    });

    test("of a call that was found there only to be taken back is deleted, too", async () => {
      const id = await create();
      service.behave("break-off");
      await turn(noon);
      expect(service.calls.size).toBe(1);
      await callStore(opened.database).cancel("user_ada", id, later(minute));
      await callDeletionStore(opened.database).delete("user_ada", id, later(minute));
      vi.setSystemTime(later(minute));
      await turn(later(minute));
      await turn(later(7 * minute));
      vi.useRealTimers();
      expect(await erase(later(7 * minute))).toBe(1);
      expect([...service.calls]).toEqual([]);
    });

    test("of a call that was found there and could not be stopped is deleted, too", async () => {
      const vapi = providers.providerOf("vapi");
      if (!vapi) throw new Error("no Vapi");
      const cannotStop = { ...vapi, cancel: async () => ({ kind: "again", fault: "status 503" }) as const };
      vi.spyOn(providers, "providerOf").mockReturnValue(cannotStop);
      await lostAndCancelled();
      await lastTurns();
      expect(await erase(later(27 * hour))).toBe(1);
      expect([...service.calls]).toEqual([]);
    });

    test("that may have been taken, and cannot be asked for, is named to the operator", async () => {
      const error = vi.spyOn(logger, "error").mockReturnValue(undefined);
      onTestFinished(() => error.mockRestore());
      const id = await lostAndCancelled();
      for (const status of [503, 401]) {
        service.answer(status);
        await lastTurns();
        const told = { provider: "vapi", knownAs: id, fault: `status ${status}` };
        expect(error).toHaveBeenCalledExactlyOnceWith(told, expect.stringContaining("given up"));
        expect(maskFields(told)).toEqual(told);
        error.mockClear();
      }
      // Where the service says that it has none, there is nothing to delete.
      service.answer("work");
      service.calls.clear();
      await lastTurns();
      expect(error).not.toHaveBeenCalled();
    });

    test("is deleted at Retell, and asked for at a service of our own protocol by our id", async () => {
      await create({ provider: "retell" });
      await turn(noon);
      const [call] = service.calls.values();
      Object.assign(call ?? {}, { call_status: "ended", disconnection_reason: "dial_busy" });
      await turn(later(minute));
      expect(await erase(later(12 * minute))).toBe(1);
      expect([...service.calls]).toEqual([]);
      const id = await create({ provider: "http" });
      own.comeTo({ state: "busy" });
      await turn(noon);
      await turn(later(minute));
      expect(await erase(later(12 * minute))).toBe(1);
      expect(own.received.at(-1)).toMatchObject({ method: "DELETE", path: `/calls/${id}/data` });
    });

    test("is nothing where calls are simulated, or where no service has had the call", async () => {
      const unmade = await create();
      await callStore(opened.database).cancel("user_ada", unmade, noon);
      await turn(noon);
      await callDeletionStore(opened.database).delete("user_ada", unmade, noon);
      const simulated = await create({ provider: "simulator" });
      await callStore(opened.database).cancel("user_ada", simulated, noon);
      await callDeletionStore(opened.database).delete("user_ada", simulated, noon);
      expect(await nextErasureAt(opened.database)).toBeNull();
    });

    test("is noted without a word of whose call it was", async () => {
      await placedAtVapi();
      await callDeletionStore(opened.database).deleteOfUser("user_ada", later(minute));
      await turn(later(minute));
      await turn(later(7 * minute));
      const rows = await opened.database.select().from(callErasures);
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toMatch(/ada|503555|202555|robotics/);
    });
  });
});
