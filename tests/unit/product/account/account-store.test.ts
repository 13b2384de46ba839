import { expect, test } from "vitest";
import { accountStore } from "#lib/product/account/account-store";
import { defaultSettings } from "#lib/product/account/settings";
import { databaseForTests, startEmbedded } from "@/tests/support/machine/databases";

const now = new Date("2026-03-01T12:00:00Z");
let store: ReturnType<typeof accountStore>;
databaseForTests(startEmbedded, ({ database }) => {
  store = accountStore(database);
});

test("whoever has set nothing has the defaults", async () => {
  expect(await store.readSettings("nobody")).toEqual(defaultSettings);
});

test("a change leaves the other settings, and other users, alone", async () => {
  await store.changeSettings("ada", { callBackNumber: "+12025550142" }, now);
  await store.changeSettings("ada", { theme: "dark" }, now);
  expect(await store.readSettings("ada")).toEqual({
    ...defaultSettings,
    theme: "dark",
    callBackNumber: "+12025550142",
  });
  expect(await store.readSettings("ben")).toEqual(defaultSettings);
  await store.changeSettings("ben", {}, now);
  expect(await store.exportOfUser("ben")).toMatchObject({ settings: [] });
});

test("a number saved with a zero that is dialed only within its country is read as it is called", async () => {
  await store.changeSettings("eve", { callBackNumber: "+4402079460018" }, now);
  expect((await store.readSettings("eve")).callBackNumber).toBe("+442079460018");
});

test("a later wish takes the place of the earlier one, and can be taken back", async () => {
  await store.wishForPlan("ada", "family", now);
  await store.wishForPlan("ada", "household", now);
  expect(await store.readPlanWish("ada")).toEqual({ plan: "household", wishedAt: now });
  expect(await store.readPlanWish("ben")).toBeNull();
  await store.wishForPlan("ada", null, now);
  expect(await store.readPlanWish("ada")).toBeNull();
});

test("a user's export holds their rows alone, and deleting them leaves everybody else's", async () => {
  for (const user of ["cleo", "dan"]) {
    await store.changeSettings(user, { callBackNumber: "+12025550143" }, now);
    await store.wishForPlan(user, "family", now);
  }
  expect(await store.exportOfUser("cleo")).toEqual({
    settings: [
      { userId: "cleo", language: "en", theme: "system", callBackNumber: "+12025550143", updatedAt: now },
    ],
    planWishes: [{ userId: "cleo", plan: "family", wishedAt: now }],
  });
  await store.deleteOfUser("cleo");
  expect(await store.exportOfUser("cleo")).toEqual({ settings: [], planWishes: [] });
  expect(await store.readPlanWish("dan")).not.toBeNull();
});
