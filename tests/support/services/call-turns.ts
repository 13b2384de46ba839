/**
 * Calls by a service that answers as a test wants, taken turn by turn. The test file keeps the loop of the queue from running,
 * which would take the turns of the test after it.
 */
import { beforeEach, vi } from "vitest";
import { callQueueStore } from "#lib/product/calls/records/call-queue-store";
import { callStartStore, type NewCall } from "#lib/product/calls/records/call-start-store";
import { recordTurn } from "#lib/product/calls/queue/run-calls";
import { takeTurn } from "#lib/product/calls/queue/take-turn";
import { noteSeed } from "#lib/product/directory/records/directory-seed-store";
import type { CallProvider, ProviderAnswer } from "#lib/platform/server/call-provider/call-provider";
import * as providers from "#lib/platform/server/call-provider/chosen-provider";
import type { OpenDatabase } from "#lib/platform/server/database/open-database";
import {
  calls,
  callStarts,
  doNotCall,
  doNotCallRequests,
  numberCalls,
} from "#lib/platform/server/database/schema";
import type { databases } from "@/tests/support/machine/databases";
import { processDatabaseForTests } from "@/tests/support/machine/process-database";
import { alwaysOpen, sampleCall } from "@/tests/support/samples/sample-call";

/** Noon in Greenwich, where `alwaysOpen` is. */
export const noon = new Date("2026-03-02T12:00:00Z");
export const later = (ms: number) => new Date(noon.getTime() + ms);

export const lost = { kind: "again", fault: "TimeoutError" } as const;
export const taken: ProviderAnswer = {
  kind: "done",
  report: null,
  lookAgainMs: 20_000,
  providerCallId: "theirs-1",
};
export const settled: ProviderAnswer = { kind: "done", report: null, lookAgainMs: null };

type Service = {
  place: ProviderAnswer[];
  find: (ProviderAnswer | null)[];
  follow: ProviderAnswer[];
  cancel: ProviderAnswer[];
  asked: string[];
  /** What happens while the service is asked. */
  meanwhile: () => Promise<unknown>;
};
const idle = (): Service => ({
  place: [],
  find: [],
  follow: [],
  cancel: [],
  asked: [],
  meanwhile: async () => undefined,
});

/** Within a `describe`: its database, without a call before each test, and the service that all its calls are made by. */
export function callTurns(start: (typeof databases)[number]["start"]) {
  let started: OpenDatabase;
  const opened = {
    get database() {
      return started.database;
    },
  };
  const service = idle();
  const next = <T>(answers: T[], rest: T): T => answers.shift() ?? rest;
  const fake: CallProvider = {
    name: "vapi",
    place: async () => (service.asked.push("place"), next(service.place, taken)),
    find: async () => {
      service.asked.push("find");
      await service.meanwhile();
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

  processDatabaseForTests(start, async (database) => {
    started = database;
    vi.spyOn(providers, "providerOf").mockReturnValue(fake);
    // The directory has the businesses of these tests alone.
    await noteSeed(opened.database, noon);
  });
  beforeEach(async () => {
    Object.assign(service, idle());
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
  /** A call of one more user that has this number called back, to a business of its own. */
  const createFor = (callbackNumber: string, more: Partial<NewCall> = {}, at = noon) => {
    const business = { ...alwaysOpen, id: crypto.randomUUID() };
    const wish = { provider: "vapi", userId: crypto.randomUUID(), business, callbackNumber } as const;
    return callStartStore(opened.database).create(sampleCall({ ...wish, ...more }), at);
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
  const row = async (id: string) => (await opened.database.select().from(calls)).find((one) => one.id === id);

  return { opened, service, fake, idempotent, create, createFor, idOf, turn, row };
}
