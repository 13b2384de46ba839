/** What is counted of a search of businesses, with its words and, of one in distress, without them. */
import { expect, test, vi } from "vitest";
import { reportedSearch, withoutWords } from "#lib/product/directory/finding/reported-search";
import { parseExplore } from "#lib/product/directory/query/explore-query";
import { placeQuery } from "#lib/product/directory/finding/place-query";
import { placeIndexOf } from "#lib/product/directory/places/places";
import type { DirectoryQuery } from "#lib/product/directory/provider/provider";

vi.mock("#lib/product/directory/provider/directory", () => ({
  // Words find one business, no words find all three.
  searchBusinesses: ({ words }: DirectoryQuery) =>
    Promise.resolve({ businesses: words.length > 0 ? [1] : [1, 2, 3] }),
  hasWord: () => Promise.resolve(false),
  postalPlace: () => Promise.resolve(null),
}));

const city = { timeZone: "UTC", latitude: 1, longitude: 1, neighborhoods: [], region: "" };
const places = placeIndexOf([
  { ...city, id: "berlin", name: "Berlin" },
  { ...city, id: "lyon", name: "Lyon" },
]);
const now = new Date();
const placed = (parameters: Record<string, string>, isPrivate = false) => {
  const asked = parseExplore(isPrivate ? withoutWords(parameters) : parameters);
  return placeQuery(asked, { locations: [], places, now, locale: "en" });
};
const reported = async (parameters: Record<string, string>) => reportedSearch(await placed(parameters), now);

test("a search is counted with its words, place and number of results, once for all of its pages", async () => {
  expect(await reported({ q: "dentist", location: "Lyon" })).toEqual({
    query: "dentist",
    location: "Lyon",
    resultsCount: 1,
  });
  expect(await reported({ q: "dentist in Berlin" })).toMatchObject({ query: "dentist", location: "Berlin" });
  expect(await reported({ q: "dentist", after: "key" })).toBeNull();
  expect(await reported({ location: "Atlantis" })).toBeNull();
  expect(await reported({ category: "health" })).toBeNull();
});

test.each<Record<string, string>>([
  { location: "Lyon" },
  { location: "" },
  { location: "Atlantis" },
  { location: "Lyon", category: "health", open: "1" },
  { category: "health" },
  {},
])("one in distress is counted as its address without words is: %o", async (address) => {
  for (const q of ["wants to die", "wants to die in Berlin", "wants to die open now"]) {
    const search = await placed({ q, ...address }, true);
    expect(await reportedSearch(search, now)).toEqual(await reported(address));
  }
});
