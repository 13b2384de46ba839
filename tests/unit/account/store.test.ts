import { afterAll, beforeAll, expect, test } from "vitest";
import { defaultSettings } from "#lib/account/settings";
import {
  changeSettings,
  deleteOfUser,
  exportOfUser,
  readPlanWish,
  readSettings,
  wishForPlan,
} from "#lib/account/store";
import type { OpenDatabase } from "#lib/platform/server/database/open-database";
import { startEmbedded } from "@/tests/support/databases";

const now = new Date("2026-03-01T12:00:00Z");
let open: OpenDatabase;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ opened: open, stop } = await startEmbedded());
}, 60_000);
afterAll(() => stop());

test("whoever has set nothing has the defaults", async () => {
  expect(await readSettings("nobody", open.database)).toEqual(defaultSettings);
});

test("a change leaves the other settings, and other users, alone", async () => {
  await changeSettings("ada", { callBackNumber: "+12025550142" }, now, open.database);
  await changeSettings("ada", { theme: "dark" }, now, open.database);
  expect(await readSettings("ada", open.database)).toEqual({
    ...defaultSettings,
    theme: "dark",
    callBackNumber: "+12025550142",
  });
  expect(await readSettings("ben", open.database)).toEqual(defaultSettings);
});

test("a later wish takes the place of the earlier one, and can be taken back", async () => {
  await wishForPlan("ada", "family", now, open.database);
  await wishForPlan("ada", "household", now, open.database);
  expect(await readPlanWish("ada", open.database)).toEqual({ plan: "household", wishedAt: now });
  expect(await readPlanWish("ben", open.database)).toBeNull();
  await wishForPlan("ada", null, now, open.database);
  expect(await readPlanWish("ada", open.database)).toBeNull();
});

test("a user's export holds their rows alone, and deleting them leaves everybody else's", async () => {
  for (const user of ["cleo", "dan"]) {
    await changeSettings(user, { callBackNumber: "+12025550143" }, now, open.database);
    await wishForPlan(user, "family", now, open.database);
  }
  expect(await exportOfUser("cleo", open.database)).toEqual({
    settings: [
      { userId: "cleo", language: "en", theme: "system", callBackNumber: "+12025550143", updatedAt: now },
    ],
    planWishes: [{ userId: "cleo", plan: "family", wishedAt: now }],
  });
  await deleteOfUser("cleo", open.database);
  expect(await exportOfUser("cleo", open.database)).toEqual({ settings: [], planWishes: [] });
  expect(await readPlanWish("dan", open.database)).not.toBeNull();
});
