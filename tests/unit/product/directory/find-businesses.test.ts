import { expect, test, vi } from "vitest";
import { parseExplore } from "#lib/product/directory/explore-query";
import { placeQuery } from "#lib/product/directory/find-businesses";
import { placeIndexOf } from "#lib/product/directory/places";
import type { Location } from "#lib/product/locations/location";

const mission = { city: "San Francisco, CA", latitude: 37.75, longitude: -122.41 };
vi.mock("#lib/product/directory/directory", () => ({
  searchBusinesses: vi.fn(),
  postalPlace: (word: string) => Promise.resolve(["94110", "1010", "10115"].includes(word) ? mission : null),
}));

const city = { timeZone: "UTC", latitude: 1, longitude: 1, neighborhoods: [], region: "" };
const index = placeIndexOf([
  { ...city, id: "berlin", name: "Berlin" },
  { ...city, id: "lyon", name: "Lyon" },
]);
const home: Location = {
  id: "1",
  name: "Home",
  placeLabel: "Lyon",
  latitude: 2,
  longitude: 2,
  isDefault: true,
} as Location;

const asked = (parameters: Record<string, string>, locations: readonly Location[] = [home]) =>
  placeQuery(parseExplore(parameters), locations, index);

test("a postal code is the place of a search, whichever field it is typed into", async () => {
  const place = { ...mission, label: "94110, San Francisco, CA", locationId: null };
  expect((await asked({ location: "94110" })).choice).toEqual({ kind: "place", place });
  expect(await asked({ q: "94110", location: "Home" })).toMatchObject({
    query: { search: "", location: "94110" },
    choice: { kind: "place", place },
  });
  expect(await asked({ q: "dentist near 94110" })).toMatchObject({
    query: { search: "dentist", location: "94110" },
    choice: { kind: "place", place },
  });
  // The longer code, of which businesses have the first half.
  expect((await asked({ location: "94110-1234" })).choice).toMatchObject({ place: mission });
});

test("a postal code that no business has is an unknown place, unless a city stands beside it", async () => {
  expect(await asked({ q: "99999" })).toMatchObject({
    query: { search: "", location: "99999" },
    choice: { kind: "unknown" },
  });
  expect((await asked({ location: "99999" })).choice.kind).toBe("unknown");
  expect((await asked({ location: "10117 Berlin" })).choice).toMatchObject({ place: { label: "Berlin" } });
  expect(await asked({ q: "room 12345" })).toMatchObject({ query: { search: "room 12345" } });
});

test("near me is the user's own place, and without one it is said that nobody knows where they are", async () => {
  for (const location of ["near me", "cerca de mí", "près de moi", "in meiner Nähe", "perto de mim"]) {
    expect((await asked({ location })).choice, location).toMatchObject({ place: { label: "Home" } });
    expect((await asked({ location }, [])).choice, location).toMatchObject({ kind: "unknown", isHere: true });
  }
});

test("a town beside a postal code says which country's it is, and that four digits are one", async () => {
  for (const location of ["10115 Berlin", "1010 Lyon", "Lyon 1010"])
    expect((await asked({ location })).choice, location).toMatchObject({
      place: { label: expect.stringMatching(/^(?:Berlin|Lyon)$/) as string },
    });
  expect((await asked({ location: "1010 Elsewhere" })).choice.kind).toBe("unknown");
});

test("whoever asks for what is open beside a postal code gets the filter", async () => {
  expect(await asked({ q: "open now 94110" })).toMatchObject({
    query: { search: "", isOpen: true, location: "94110" },
  });
});
