import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { deleteAccount } from "#lib/personal-data/delete-data";
import { env } from "#lib/platform/env";
import * as databaseModule from "#lib/platform/server/database/database";
import { progressStore } from "#lib/reader/saved/progress-store";
import { startEmbedded } from "@/tests/support/databases";

const service = vi.hoisted(() => ({ deleteUser: vi.fn<(userId: string) => Promise<void>>() }));
vi.mock("#lib/platform/server/account-owner", () => service);
vi.mock("#lib/platform/server/accounts", () => ({ verifiedAddressesOf: () => Promise.resolve([]) }));

afterEach(() => {
  vi.restoreAllMocks();
});

const tick = { "read /micro-briefs/x": { on: true, at: 1 } };

async function startStore() {
  const { opened, stop } = await startEmbedded();
  onTestFinished(stop);
  vi.spyOn(databaseModule, "database").mockImplementation(async () => opened.database);
  return progressStore(opened.database);
}

test("what another tab writes while an account is deleted goes with it", { timeout: 60_000 }, async () => {
  const store = await startStore();
  await store.add("ben", tick);
  await store.add("ada", tick);
  // The last that her other tab can do: her session ends with her.
  service.deleteUser.mockImplementation(async (userId) => {
    await store.add(userId, tick);
  });
  await deleteAccount("ada");
  expect(service.deleteUser).toHaveBeenCalledWith("ada");
  expect(await store.read("ada")).toEqual({});
  expect(await store.read("ben")).toEqual(tick);
});

test("so does what another instance writes, which believes for a second that the session lives", async () => {
  const store = await startStore();
  env.DATABASE_URL = "postgres://shared.example/lantern";
  onTestFinished(() => {
    env.DATABASE_URL = undefined;
  });
  let written: Promise<unknown> = Promise.resolve();
  service.deleteUser.mockImplementation(async (userId) => {
    written = new Promise((resolve) => setTimeout(resolve, 1_000)).then(() => store.add(userId, tick));
  });
  await deleteAccount("ada");
  await written;
  expect(await store.read("ada")).toEqual({});
});
