import { describe, expect, test } from "vitest";
import { locationForm, mostLocations } from "#lib/product/locations/location";
import { locationStore } from "#lib/product/locations/location-store";
import { databaseForTests, databases, startEmbedded } from "@/tests/support/machine/databases";

let store: ReturnType<typeof locationStore>;
databaseForTests(startEmbedded, ({ database }) => {
  store = locationStore(database);
});

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
const add = (user: string, name: string, isDefault = false) => store.add(user, values(name, isDefault), now);
const names = async (user: string) => (await store.readAll(user)).map(({ name }) => name);
const idOf = async (user: string, name: string) =>
  (await store.readAll(user)).find((one) => one.name === name)?.id ?? "";
const defaultOf = async (user: string) =>
  (await store.readAll(user)).find(({ isDefault }) => isDefault)?.name ?? null;

test("the first location is the default, later ones only when asked, and there is never a second", async () => {
  expect(await add("ada", "Home")).toBe("saved");
  expect(await add("ada", "School")).toBe("saved");
  expect(await defaultOf("ada")).toBe("Home");
  expect(await add("ada", "Garden", true)).toBe("saved");
  expect(await defaultOf("ada")).toBe("Garden");
  expect(await names("ada")).toEqual(["Garden", "Home", "School"]);
  expect(await store.makeDefault("ada", await idOf("ada", "School"))).toBe(true);
  expect(await defaultOf("ada")).toBe("School");
  await store.makeDefault("ada", null);
  expect(await defaultOf("ada")).toBeNull();
});

test("a change that does not say whether a location is the default leaves that as it is", async () => {
  await add("ivy", "Home");
  await add("ivy", "School");
  const { isDefault: _, ...address } = { ...values("Home"), address: "12 Elm Street" };
  for (const name of ["School", "Home"]) {
    await store.makeDefault("ivy", await idOf("ivy", name));
    expect(await store.change("ivy", await idOf("ivy", "Home"), address, now)).toBe("saved");
    expect(await defaultOf("ivy")).toBe(name);
  }
  expect(await store.change("ivy", await idOf("ivy", "Home"), values("Home"), now)).toBe("saved");
  expect(await defaultOf("ivy")).toBeNull();
  expect(locationForm.parse({ name: "Home", place: "portland" }).isDefault).toBeUndefined();
});

test("one user has each name once, however it is written; another may have it too", async () => {
  expect(await add("ben", "Élise")).toBe("saved");
  expect(await add("ben", "  elise ")).toBe("nameTaken");
  expect(await add("cleo", "Élise")).toBe("saved");
  expect(await add("ben", "Work")).toBe("saved");
  const work = await idOf("ben", "Work");
  const change = (name: string) => store.change("ben", work, values(name), now);
  expect(await change("ELISE")).toBe("nameTaken");
  expect(await change("work")).toBe("saved");
  expect(await names("ben")).toEqual(["Élise", "work"]);
});

test("another user's location can neither be read nor changed, chosen nor deleted", async () => {
  await add("dora", "Home");
  const id = await idOf("dora", "Home");
  expect(await store.read("eve", id)).toBeNull();
  expect(await store.change("eve", id, values("Mine"), now)).toBe("absent");
  expect(await store.makeDefault("eve", id)).toBe(false);
  expect(await store.delete("eve", id)).toBe(false);
  expect(await store.delete("eve", "no-id")).toBe(false);
  expect(await store.read("dora", id)).toMatchObject({ name: "Home", isDefault: true });
  expect(await store.delete("dora", id)).toBe(true);
  expect(await names("dora")).toEqual([]);
});

test("an account holds so many locations and no more", async () => {
  for (let count = 0; count < mostLocations; count += 1) await add("fay", `Place ${count}`);
  expect(await add("fay", "One more")).toBe("tooMany");
});

describe.each(databases)("on $kind", ({ start, isThere }) => {
  test.skipIf(!isThere)(
    "what is asked for at once finds room, a name and a default once",
    async () => {
      const { opened, stop } = await start();
      const shared = locationStore(opened.database);
      for (let count = 0; count < mostLocations - 1; count += 1)
        await shared.add("fay", values(`Place ${count}`), now);
      const full = [1, 2, 3, 4, 5].map((count) => shared.add("fay", values(`Late ${count}`), now));
      expect((await Promise.all(full)).toSorted()).toEqual(["saved", ...Array<string>(4).fill("tooMany")]);
      expect(await shared.readAll("fay")).toHaveLength(mostLocations);

      const first = [1, 2, 3].map((count) => shared.add("gil", values(`Place ${count}`), now));
      expect(await Promise.all(first)).toEqual(["saved", "saved", "saved"]);
      const ids = (await shared.readAll("gil")).map(({ id }) => id);
      expect(await Promise.all(ids.map((id) => shared.makeDefault("gil", id)))).toEqual([true, true, true]);
      const renamed = ids.map((id) => shared.change("gil", id, values("Home", true), now));
      expect((await Promise.all(renamed)).toSorted()).toEqual(["nameTaken", "nameTaken", "saved"]);
      await stop();
    },
    60_000,
  );
});

test("a user's locations are given out and deleted with the rest of their data", async () => {
  await add("gus", "Home");
  await add("hal", "Home");
  expect(await store.exportOfUser("gus")).toMatchObject({ locations: [{ name: "Home" }] });
  await store.deleteOfUser("gus");
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
  for (const name of ["\u200B\u2060", "\u3164", "\u2800", "\uFE0F"])
    expect(faults({ name, place: "portland" })).toEqual([["name", "nameRequired"]]);
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
