import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OpenDatabase } from "#lib/platform/server/database/open-database";
import { calls } from "#lib/platform/server/database/schema";
import { areCallsStuck, callCountStore } from "#lib/product/calls/records/call-count-store";
import { callStartStore } from "#lib/product/calls/records/call-start-store";
import { databases } from "@/tests/support/machine/databases";
import { sampleCall } from "@/tests/support/samples/sample-call";

const now = new Date("2026-03-01T12:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe.each(databases)("on $kind", ({ start, isThere }) => {
  describe.skipIf(!isThere)("the counts of calls", () => {
    let opened: OpenDatabase;
    let stop: () => Promise<void>;
    let sample: typeof calls.$inferSelect;
    const create = (more: Partial<typeof sample>) => {
      const own = { id: crypto.randomUUID(), idempotencyKey: crypto.randomUUID() };
      return opened.database.insert(calls).values({ ...sample, ...own, ...more });
    };
    const read = () => callCountStore(opened.database).read(now);

    beforeAll(async () => {
      ({ opened, stop } = await start());
      await callStartStore(opened.database).create(sampleCall(), now);
      const [row] = await opened.database.select().from(calls);
      if (!row) throw new Error("not created");
      sample = row;
    }, 60_000);
    afterAll(() => stop());
    beforeEach(async () => {
      await opened.database.delete(calls);
    });

    test("are none where there are no calls", async () => {
      const counts = await read();
      expect(counts).toEqual({ ofState: [], open: 0, due: 0, lateMs: null, attempts: 0, faults: [] });
      expect(areCallsStuck(counts)).toBe(false);
    });

    test("tell states by provider, what is open and due, and why turns were in vain", async () => {
      const over = { dueAt: null, endedAt: ago(60) };
      await create({ provider: "http", dueAt: ago(3), attempts: 4, lastFault: "status 503" });
      await create({ provider: "http", dueAt: ago(-3), attempts: 2, lastFault: "status 503" });
      await create({ provider: "http", dueAt: ago(-600) });
      await create({ provider: "http", state: "completed", ...over });
      await create({ state: "failed", ...over, lastFault: "status 401" });
      await create({ state: "failed", ...over, endedAt: ago(25 * 60), lastFault: "status 402" });
      const counts = await read();
      expect(counts).toEqual({
        ofState: [
          { provider: "http", state: "completed", count: 1 },
          { provider: "http", state: "queued", count: 3 },
          { provider: "simulator", state: "failed", count: 2 },
        ],
        open: 3,
        due: 1,
        lateMs: 3 * 60_000,
        attempts: 4,
        faults: [
          { isOpen: true, fault: "status 503", count: 2 },
          { isOpen: false, fault: "status 401", count: 1 },
        ],
      });
      expect(areCallsStuck(counts)).toBe(false);
    });

    test.each([
      { what: "nobody takes up", row: { dueAt: ago(11) } },
      {
        what: "nobody answers for",
        row: { dueAt: ago(-1), attempts: 10, lastFault: "TypeError ECONNREFUSED" },
      },
    ])("tell of a call that $what", async ({ row }) => {
      await create({ provider: "http", ...row });
      expect(areCallsStuck(await read())).toBe(true);
    });
  });
});
