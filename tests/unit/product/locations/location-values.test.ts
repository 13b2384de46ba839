import { expect, test, vi } from "vitest";
import { placeIndexOf, type City } from "#lib/product/directory/places/places";
import type { Location } from "#lib/product/locations/location";
import { locationValues, placeOfLocation } from "#lib/product/locations/location-values";

const mission = { city: "San Francisco, CA", latitude: 37.75, longitude: -122.41 };
vi.mock("#lib/product/directory/provider/directory", () => ({
  searchBusinesses: vi.fn(),
  postalPlace: (word: string) => Promise.resolve(["94110", "sw1a1aa"].includes(word) ? mission : null),
}));

const tolmere: City = {
  id: "n1",
  name: "Tolmere",
  region: "OR",
  latitude: 43.5,
  longitude: -120.5,
  timeZone: "America/Los_Angeles",
  neighborhoods: [],
};
const places = placeIndexOf([tolmere]);
/** Saved when the directory was another one. */
const home: Location = {
  id: "0b0e7a3c-7a5e-4c0e-9f0a-1d2c3b4a5f60",
  name: "Home",
  address: "",
  placeId: "denver",
  placeLabel: "Denver, CO",
  latitude: 39.7,
  longitude: -105,
  isDefault: true,
};
const form = { name: "Grandparents", address: "12 Elm Street", isDefault: undefined };

test("a place that the directory has no more can be renamed, and is where it was", async () => {
  for (const place of ["denver", "Denver, CO"])
    expect(await locationValues({ ...form, place }, places, home)).toEqual({
      ...form,
      placeId: "denver",
      placeLabel: "Denver, CO",
      latitude: 39.7,
      longitude: -105,
    });
});

test.each([
  ["a city that its former id names", { name: "Denver", region: "NC" }],
  ["a city whose name begins as it was called", { name: "Denver", region: "Colorado" }],
])("a saved place is not moved to %s", async (_, called) => {
  const others = placeIndexOf([{ ...tolmere, ...called }]);
  for (const place of ["denver", "Denver, CO"])
    expect(await locationValues({ ...form, place }, others, home)).toMatchObject({
      placeId: "denver",
      latitude: 39.7,
    });
  expect(placeOfLocation(others, home)).toBeNull();
});

test("a saved place is that of the new directory where that calls it the same", async () => {
  const later = placeIndexOf([{ ...tolmere, name: "Denver", region: "CO" }]);
  for (const place of ["denver", "Denver, CO"])
    expect(await locationValues({ ...form, place }, later, home)).toMatchObject({
      placeId: "n1",
      latitude: 43.5,
    });
});

test("a saved place follows its id to where an import has moved it a little, and not to another city that has the id now", () => {
  const movedTo = (latitude: number) =>
    placeOfLocation(
      placeIndexOf([{ ...tolmere, id: "denver", region: "CO", latitude, longitude: -105 }]),
      home,
    );
  expect(movedTo(39.9)?.label).toBe("Tolmere, CO");
  expect(movedTo(41)).toBeNull();
});

test("of several that are called so by now it is the one that is where it was, and remains it when the others are gone", () => {
  const denver = { ...tolmere, name: "Denver", region: "CO", longitude: -105 };
  const two = placeIndexOf([
    { ...denver, id: "a-denver-co", latitude: 43 },
    { ...denver, id: "a-denver-co-39-7-105-0", latitude: 39.7 },
  ]);
  const found = placeOfLocation(two, { ...home, placeId: "a-denver-co" });
  expect(found?.id).toBe("a-denver-co-39-7-105-0");
  const alone = placeIndexOf([{ ...denver, id: "a-denver-co", latitude: 39.7 }]);
  expect(placeOfLocation(alone, { ...home, placeId: "a-old", placeLabel: found?.label ?? "" })?.id).toBe(
    "a-denver-co",
  );
  expect(
    placeOfLocation(placeIndexOf([{ ...denver, latitude: 43 }]), { ...home, placeLabel: found?.label ?? "" }),
  ).toBeNull();
});

test("a location can be moved to a place that there is, and nowhere else", async () => {
  expect(await locationValues({ ...form, place: "tolmere" }, places, home)).toMatchObject({
    placeId: "n1",
    placeLabel: "Tolmere, OR",
    latitude: 43.5,
  });
  for (const place of ["Atlantis", "Denver"])
    await expect(locationValues({ ...form, place }, places, home)).rejects.toMatchObject({
      faults: { place: "placeUnknown" },
    });
  await expect(locationValues({ ...form, place: "denver" }, places)).rejects.toThrow();
});

test("a postal code that businesses have is a place, and stays one when it is renamed", async () => {
  for (const [place, id, code] of [
    ["94110", "postal/94110", "94110"],
    [" 94110 ", "postal/94110", "94110"],
    ["SW1A 1AA", "postal/sw1a1aa", "SW1A 1AA"],
  ] as const) {
    const saved = await locationValues({ ...form, place }, places);
    expect(saved).toEqual({
      ...form,
      placeId: id,
      placeLabel: `${code}, San Francisco, CA`,
      latitude: 37.75,
      longitude: -122.41,
    });
    for (const again of [saved.placeId, saved.placeLabel])
      expect(
        await locationValues({ ...form, name: "Work", place: again }, places, { ...home, ...saved }),
      ).toEqual({
        ...saved,
        name: "Work",
      });
  }
});

test("of a postal code that no business has it is said that it is the code", async () => {
  await expect(locationValues({ ...form, place: "99999" }, places)).rejects.toMatchObject({
    faults: { place: "codeUnknown" },
  });
  // A town beside it is known all the same.
  expect(await locationValues({ ...form, place: "99999 Tolmere" }, places)).toMatchObject({ placeId: "n1" });
});
