import { expect, test, vi } from "vitest";
import { deleteAccount } from "#lib/personal-data/delete-data";
import * as databaseModule from "#lib/platform/server/database/database";
import { progressStore } from "#lib/reader/saved/progress-store";
import { startEmbedded } from "@/tests/support/databases";

const service = vi.hoisted(() => ({ deleteUser: vi.fn<(userId: string) => Promise<void>>() }));
vi.mock("#lib/platform/server/account-owner", () => service);
vi.mock("#lib/platform/server/accounts", () => ({ verifiedAddressesOf: () => Promise.resolve([]) }));

test("what another tab writes while an account is deleted goes with it", { timeout: 60_000 }, async () => {
  const { opened, stop } = await startEmbedded();
  vi.spyOn(databaseModule, "database").mockImplementation(async () => opened.database);
  const store = progressStore(opened.database);
  const tick = { "read /micro-briefs/x": { on: true, at: 1 } };
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
  vi.restoreAllMocks();
  await stop();
});
