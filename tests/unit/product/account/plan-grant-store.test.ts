import { expect, test } from "vitest";
import { planGrantStore } from "#lib/product/account/plan-grant-store";
import { databaseForTests, startEmbedded } from "@/tests/support/machine/databases";

const now = new Date("2026-03-01T12:00:00Z");
let grants: ReturnType<typeof planGrantStore>;
databaseForTests(startEmbedded, ({ database }) => {
  grants = planGrantStore(database);
});

test("a later grant takes the place of the earlier one, and can be revoked once", async () => {
  await grants.grant({ userId: "ada", plan: "family", grantedAt: now, endsAt: null });
  await grants.grant({ userId: "ada", plan: "household", grantedAt: now, endsAt: now });
  expect(await grants.readAll()).toEqual([{ userId: "ada", plan: "household", grantedAt: now, endsAt: now }]);
  expect(await grants.revoke("ada")).toBe(true);
  expect(await grants.revoke("ada")).toBe(false);
  expect(await grants.read("ada")).toBeNull();
});

test("a user takes their grant along, and deleting it leaves everybody else's", async () => {
  for (const userId of ["cleo", "dan"])
    await grants.grant({ userId, plan: "family", grantedAt: now, endsAt: null });
  expect(await grants.exportOfUser("cleo")).toEqual({
    granted: [{ userId: "cleo", plan: "family", grantedAt: now, endsAt: null }],
  });
  await grants.deleteOfUser("cleo");
  expect((await grants.readAll()).map(({ userId }) => userId)).toEqual(["dan"]);
});
