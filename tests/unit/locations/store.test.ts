import { afterAll, beforeAll, expect, test } from "vitest";
import { locationForm, mostLocations } from "#lib/locations/location";
import {
  addLocation,
  changeLocation,
  deleteLocation,
  deleteOfUser,
  exportOfUser,
  makeDefault,
  readDefaultLocation,
  readLocation,
  readLocations,
} from "#lib/locations/store";
import type { OpenDatabase } from "#lib/platform/server/database/open-database";
import { startEmbedded } from "@/tests/support/databases";

let open: OpenDatabase;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ opened: open, stop } = await startEmbedded());
}, 60_000);
afterAll(() => stop());

const now = new Date("2026-03-01T12:00:00Z");
const values = (name: string, isDefault = false) => ({
  name,
  address: "",
  placeId: "portland",
  placeLabel: "Portland, OR",
  latitude: 45.5,
  longitude: -122.7,
  isDefault,
});
const add = (user: string, name: string, isDefault = false) =>
  addLocation(user, values(name, isDefault), now, open.database);
const names = async (user: string) => (await readLocations(user, open.database)).map(({ name }) => name);
const idOf = async (user: string, name: string) =>
  (await readLocations(user, open.database)).find((one) => one.name === name)?.id ?? "";
const defaultOf = async (user: string) => (await readDefaultLocation(user, open.database))?.name ?? null;

test("the first location is the default, later ones only when asked, and there is never a second", async () => {
  expect(await add("ada", "Home")).toBe("saved");
  expect(await add("ada", "School")).toBe("saved");
  expect(await defaultOf("ada")).toBe("Home");
  expect(await add("ada", "Garden", true)).toBe("saved");
  expect(await defaultOf("ada")).toBe("Garden");
  expect(await names("ada")).toEqual(["Garden", "Home", "School"]);
  expect(await makeDefault("ada", await idOf("ada", "School"), open.database)).toBe(true);
  expect(await defaultOf("ada")).toBe("School");
  await makeDefault("ada", null, open.database);
  expect(await defaultOf("ada")).toBeNull();
});

test("one user has each name once, however it is written; another may have it too", async () => {
  expect(await add("ben", "Élise")).toBe("saved");
  expect(await add("ben", "  elise ")).toBe("nameTaken");
  expect(await add("cleo", "Élise")).toBe("saved");
  expect(await add("ben", "Work")).toBe("saved");
  const work = await idOf("ben", "Work");
  const change = (name: string) => changeLocation("ben", work, values(name), now, open.database);
  expect(await change("ELISE")).toBe("nameTaken");
  expect(await change("work")).toBe("saved");
  expect(await names("ben")).toEqual(["Élise", "work"]);
});

test("another user's location can neither be read nor changed, chosen nor deleted", async () => {
  await add("dora", "Home");
  const id = await idOf("dora", "Home");
  expect(await readLocation("eve", id, open.database)).toBeNull();
  expect(await changeLocation("eve", id, values("Mine"), now, open.database)).toBe("absent");
  expect(await makeDefault("eve", id, open.database)).toBe(false);
  expect(await deleteLocation("eve", id, open.database)).toBe(false);
  expect(await deleteLocation("eve", "no-id", open.database)).toBe(false);
  expect(await readLocation("dora", id, open.database)).toMatchObject({ name: "Home", isDefault: true });
  expect(await deleteLocation("dora", id, open.database)).toBe(true);
  expect(await names("dora")).toEqual([]);
});

test("an account holds so many locations and no more", async () => {
  for (let count = 0; count < mostLocations; count += 1) await add("fay", `Place ${count}`);
  expect(await add("fay", "One more")).toBe("tooMany");
});

test("a user's locations are given out and deleted with the rest of their data", async () => {
  await add("gus", "Home");
  await add("hal", "Home");
  expect(await exportOfUser("gus", open.database)).toMatchObject({ locations: [{ name: "Home" }] });
  await deleteOfUser("gus", open.database);
  expect(await names("gus")).toEqual([]);
  expect(await names("hal")).toEqual(["Home"]);
});

test("the form says what is wrong with a field", () => {
  const faults = (fields: Record<string, unknown>) =>
    locationForm.safeParse(fields).error?.issues.map(({ path: [field], message }) => [field, message]);
  expect(faults({ name: "  ", place: "" })).toEqual([
    ["name", "nameRequired"],
    ["place", "placeRequired"],
  ]);
  expect(faults({})).toEqual([
    ["name", "nameRequired"],
    ["place", "placeRequired"],
  ]);
  expect(faults({ name: "x".repeat(61), place: "portland", address: "y".repeat(161) })).toEqual([
    ["name", "nameTooLong"],
    ["address", "addressTooLong"],
  ]);
  expect(locationForm.parse({ name: " At  home ", place: "portland", isDefault: "on" })).toEqual({
    name: "At home",
    address: "",
    place: "portland",
    isDefault: true,
  });
});
