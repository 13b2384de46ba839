import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { deleteAccount, forgetGoneUser } from "#lib/personal-data/delete-data";
import { env } from "#lib/platform/env";
import * as databaseModule from "#lib/platform/server/database/database";
import type { Database } from "#lib/platform/server/database/database";
import { callStartStore } from "#lib/product/calls/records/call-start-store";
import { callQueue } from "#lib/product/calls/queue/run-calls";
import { dayMs } from "#lib/base/values/durations";
import { progressStore } from "#lib/reader/saved/progress-store";
import { startEmbedded } from "@/tests/support/machine/databases";
import { alwaysOpen, sampleCall } from "@/tests/support/samples/sample-call";

const service = vi.hoisted(() => ({
  deleteUser: vi.fn<(userId: string) => Promise<void>>(),
  verifiedAddressesOf: vi.fn<(userId: string) => Promise<string[]>>(() => Promise.resolve([])),
}));
vi.mock("#lib/platform/server/sign-in/account-owner", () => service);
vi.mock("#lib/platform/server/sign-in/accounts", () => ({
  verifiedAddressesOf: service.verifiedAddressesOf,
  forgetAccount: () => undefined,
}));
const calling = vi.hoisted(() => {
  const asked: string[] = [];
  const ask = (what: string) => async () => {
    asked.push(what);
    return { kind: "done", report: null, lookAgainMs: 20_000 } as const;
  };
  const provider = { name: "http", place: ask("place"), follow: ask("follow"), cancel: ask("cancel") };
  return { asked, provider };
});
vi.mock("#lib/platform/server/call-provider/chosen-provider", async (original) => ({
  ...(await original<object>()),
  providerOf: (name: string) => (name === "http" ? calling.provider : null),
}));
// Waited out at once: nothing here takes as long as another instance believes something.
const clock = vi.hoisted(() => ({ sleep: vi.fn<(ms: number) => Promise<void>>(() => Promise.resolve()) }));
vi.mock("node:timers/promises", () => ({ setTimeout: clock.sleep }));

afterEach(() => {
  vi.restoreAllMocks();
  clock.sleep.mockReset();
  service.deleteUser.mockReset();
  service.verifiedAddressesOf.mockReset();
  service.verifiedAddressesOf.mockResolvedValue([]);
});

const now = new Date("2026-03-01T12:00:00Z");
const tick = { "read /micro-briefs/x": { on: true, at: 1 } };

async function startDatabase(): Promise<Database> {
  const { opened, stop } = await startEmbedded();
  onTestFinished(stop);
  vi.spyOn(databaseModule, "database").mockImplementation(async () => opened.database);
  return opened.database;
}
const startStore = async () => progressStore(await startDatabase());

test("what another tab writes while an account is deleted goes with it", { timeout: 60_000 }, async () => {
  const store = await startStore();
  await store.add("ben", tick, now);
  await store.add("ada", tick, now);
  // The last that her other tab can do: her session ends with her.
  service.deleteUser.mockImplementation(async (userId) => {
    await store.add(userId, tick, now);
  });
  await deleteAccount("ada");
  expect(service.deleteUser).toHaveBeenCalledWith("ada");
  expect(await store.read("ada")).toEqual({});
  expect(await store.read("ben")).toEqual(tick);
});

test(
  "what another tab has written goes even if the sign-in service falls silent after it has deleted the user",
  { timeout: 60_000 },
  async () => {
    const store = await startStore();
    service.deleteUser.mockImplementation(async (userId) => {
      await store.add(userId, tick, now);
      service.verifiedAddressesOf.mockRejectedValue(new Error("no answer"));
    });
    await deleteAccount("ada");
    expect(await store.read("ada")).toEqual({});
  },
);

test.each([
  ["whose account is deleted here", deleteAccount],
  ["who was deleted at the sign-in service", forgetGoneUser],
])(
  "so does, of a user %s, what another instance writes, which believes for a second that the session lives",
  { timeout: 60_000 },
  async (_, deleteAll) => {
    const store = await startStore();
    env.DATABASE_URL = "postgres://shared.example/lantern";
    onTestFinished(() => {
      env.DATABASE_URL = undefined;
    });
    clock.sleep.mockImplementation(async (ms) => {
      if (ms > 1_000) await store.add("ada", tick, now);
    });
    await deleteAll("ada");
    expect(clock.sleep).toHaveBeenCalledTimes(1);
    expect(await store.read("ada")).toEqual({});
  },
);

test.each([
  ["whose account is deleted here", deleteAccount],
  ["who was deleted at the sign-in service", forgetGoneUser],
])(
  "nobody waits for another instance where there is none: a user %s",
  { timeout: 60_000 },
  async (_, deleteAll) => {
    const store = await startStore();
    await store.add("ada", tick, now);
    await deleteAll("ada");
    expect(clock.sleep).not.toHaveBeenCalled();
    expect(await store.read("ada")).toEqual({});
  },
);

test(
  "a call that is going on when its user deletes everything is ended then, not when it would be asked after next",
  { timeout: 60_000 },
  async () => {
    const db = await startDatabase();
    const call = sampleCall({ provider: "http", business: alwaysOpen, userId: "ada" });
    const midday = new Date(Math.floor(Date.now() / dayMs) * dayMs + dayMs / 2);
    vi.useFakeTimers({ toFake: ["Date"], now: midday });
    onTestFinished(() => void vi.useRealTimers());
    expect(await callStartStore(db).create(call, midday)).toMatchObject({ kind: "new" });
    callQueue.wake();
    await callQueue.idle();
    expect(calling.asked).toEqual(["place"]);
    await deleteAccount("ada");
    await callQueue.idle();
    expect(calling.asked).toEqual(["place", "cancel"]);
  },
);
