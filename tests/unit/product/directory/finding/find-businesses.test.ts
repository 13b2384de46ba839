import { expect, test, vi } from "vitest";
import { parseExplore } from "#lib/product/directory/query/explore-query";
import { findBusinesses, firstRanking, isNowhere } from "#lib/product/directory/finding/find-businesses";
import { placeQuery } from "#lib/product/directory/finding/place-query";
import { placeIndexOf } from "#lib/product/directory/places/places";
import type { DirectoryPage, DirectoryQuery } from "#lib/product/directory/provider/provider";
import { writeResultPlace } from "#lib/product/directory/provider/result-place";
import { foldWords } from "#lib/product/directory/vocabulary/words";
import type { Location } from "#lib/product/locations/location";

const searchBusinesses = vi.hoisted(() => vi.fn<(query: DirectoryQuery) => Promise<DirectoryPage>>());
const hasWord = vi.hoisted(() => vi.fn<(beginning: string) => Promise<boolean>>());
const mission = { city: "San Francisco, CA", latitude: 37.75, longitude: -122.41 };
vi.mock("#lib/product/directory/provider/directory", () => ({
  searchBusinesses,
  hasWord,
  postalPlace: (word: string) =>
    Promise.resolve(["94110", "1010", "10115", "m5v"].includes(word) ? mission : null),
}));

const city = { timeZone: "UTC", latitude: 1, longitude: 1, neighborhoods: [], region: "" };
const index = placeIndexOf([
  { ...city, id: "berlin", name: "Berlin", neighborhoods: [{ name: "Mitte", latitude: 1, longitude: 1 }] },
  { ...city, id: "lyon", name: "Lyon" },
  { ...city, id: "reading", name: "Reading", region: "PA" },
  { ...city, id: "nice", name: "Nice" },
  { ...city, id: "ny", name: "New York", region: "NY" },
  { ...city, id: "bridge", name: "Bridge" },
]);
const home: Location = {
  id: "1",
  name: "Home",
  placeId: "lyon",
  placeLabel: "Lyon",
  latitude: 2,
  longitude: 2,
  isDefault: true,
} as Location;

const now = new Date("2026-01-06T09:00:00Z");
const asked = (parameters: Record<string, string>, locations: readonly Location[] = [home]) =>
  placeQuery(parseExplore(parameters), { locations, places: index, now, locale: "en" });

const found = (count: number): DirectoryPage => ({
  businesses: Array<DirectoryPage["businesses"][number]>(count).fill(
    {} as DirectoryPage["businesses"][number],
  ),
  previous: null,
  next: null,
  isApproximate: false,
});
test("a postal code is the place of a search, whichever field it is typed into", async () => {
  const place = { ...mission, id: "postal/94110", label: "94110, San Francisco, CA", locationId: null };
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

test("a district of postal codes is a place where businesses have one of them, and words otherwise", async () => {
  const place = { ...mission, id: "postal/m5v", label: "M5V, San Francisco, CA", locationId: null };
  expect((await asked({ location: "M5V" })).choice).toEqual({ kind: "place", place });
  expect(await asked({ q: "M5V" })).toMatchObject({ query: { search: "", location: "M5V" } });
  expect(await asked({ q: "K12" })).toMatchObject({
    query: { search: "K12" },
    choice: { place: { label: "Home" } },
  });
  expect((await asked({ location: "SW1A" })).choice.kind).toBe("unknown");
});

test("near me is the user's own place, and without one it is said that nobody knows where they are", async () => {
  for (const location of ["near me", "cerca de mí", "près de moi", "in meiner Nähe", "perto de mim"]) {
    expect((await asked({ location })).choice, location).toMatchObject({ place: { label: "Home" } });
    expect((await asked({ location }, [])).choice, location).toMatchObject({ kind: "unknown", isHere: true });
  }
});

test("a city with a slip of the key is searched in, by its name, and what was typed is told", async () => {
  expect(await asked({ q: "dentist", location: "Berlni" })).toMatchObject({
    query: { search: "dentist", location: "Berlin" },
    choice: { kind: "place", place: { label: "Berlin", locationId: null } },
    slip: { typed: "Berlni" },
  });
  expect((await asked({ location: "Berlin" })).slip).toBeUndefined();
  expect((await asked({ location: "Elsewhere" })).choice.kind).toBe("unknown");
  // A place among the words goes before the field.
  const named = await asked({ q: "dentist in Lyon", location: "Berlni" });
  expect([named.query.location, named.slip]).toEqual(["Lyon", undefined]);
});

/** The place of a search from home, and what was taken for it. */
async function placeOf(q: string, locations: readonly Location[] = [home]) {
  const { query, slip } = await asked({ q }, locations);
  return slip ? { search: query.search, location: query.location, typed: slip.typed } : query.search;
}

test("a city with a typo behind the words is searched in, and the search as it was typed is kept for a link", async () => {
  hasWord.mockReset().mockResolvedValue(false);
  searchBusinesses.mockClear();
  expect(await asked({ q: "dentist in Berlni", location: "Home", within: "8" })).toMatchObject({
    query: { search: "dentist", location: "Berlin", within: "8" },
    choice: { kind: "place", place: { label: "Berlin", locationId: null } },
    slip: { typed: "Berlni", asked: { search: "dentist in Berlni", location: "Home", within: "8" } },
  });
  expect(hasWord).toHaveBeenCalledExactlyOnceWith("berlni");
  expect(searchBusinesses).not.toHaveBeenCalled();
  // Asked for as it is, it is no place.
  const { query, slip } = await asked({ q: "dentist in Berlni", location: "Home", exact: "1" });
  expect([query.search, slip]).toEqual(["dentist in Berlni", undefined]);
});

test("what a business has in its text, or the user has called a place so, is no city with a typo", async () => {
  for (const has of [() => Promise.resolve(true), () => Promise.reject(new Error("away"))]) {
    hasWord.mockReset().mockImplementation(has);
    expect(await placeOf("dentist in Berlni")).toBe("dentist in Berlni");
  }
  hasWord.mockReset().mockResolvedValue(false);
  expect(await placeOf("dentist near berlni", [{ ...home, name: "Berlni" }])).toBe("dentist near berlni");
  // Of all other searches the directory is not asked for words.
  hasWord.mockClear();
  for (const q of [
    "dentist",
    "dentist in Berlin",
    "lessons in judo",
    "dentist in Atlantis",
    "dentist near me",
  ])
    await asked({ q });
  expect(hasWord).not.toHaveBeenCalled();
});

test("a cry for help with a typo in its city stays as it is, and who asks for a helper is sent there", async () => {
  hasWord.mockReset().mockResolvedValue(false);
  for (const q of ["my son wants to die in Berlni", "suicide near Berlni"]) expect(await placeOf(q)).toBe(q);
  expect(await placeOf("suicidal teen therapist in Berlni")).toMatchObject({
    search: "suicidal teen therapist",
    location: "Berlin",
  });
});

test("of a cry for help nothing is read to tell what its last words are", async () => {
  searchBusinesses.mockReset().mockResolvedValue(found(1));
  // No business is called so: the city is one.
  expect(await asked({ q: "my son wants to die Berlin" })).toMatchObject({
    query: { search: "my son wants to die", location: "Berlin" },
  });
  // Without them it would be no cry.
  expect(await asked({ q: "I want to jump off a bridge" })).toMatchObject({
    query: { search: "I want to jump off a bridge" },
    choice: { place: { label: "Home" } },
  });
  expect(searchBusinesses).not.toHaveBeenCalled();
});

test("a town beside a postal code says which country's it is, and that four digits are one", async () => {
  for (const location of ["10115 Berlin", "1010 Lyon", "Lyon 1010"])
    expect((await asked({ location })).choice, location).toMatchObject({
      place: { label: expect.stringMatching(/^(?:Berlin|Lyon)$/) as string },
    });
  expect((await asked({ location: "1010 Elsewhere" })).choice.kind).toBe("unknown");
});

test("a city behind the words is where they are searched for, and what only begins like one is not", async () => {
  for (const [q, search] of [
    ["dentist in Berlin", "dentist"],
    ["swim lessons near berlin", "swim lessons"],
    ["Zahnarzt in der Nähe von Berlin", "Zahnarzt"],
    ["cours de danse à Berlin", "cours de danse"],
  ])
    expect(await asked({ q: q ?? "", location: "Home" }), q).toMatchObject({
      query: { search, location: "Berlin" },
      choice: { kind: "place", place: { label: "Berlin", locationId: null } },
    });
  expect(await asked({ q: "open in Lyon" })).toMatchObject({ query: { search: "", isOpen: true } });
  for (const q of ["lessons in ber", "dentist in Atlantis", "Berlin", "dentist near me", "in Berlin"])
    expect(await asked({ q, location: "Home" }), q).toMatchObject({
      query: { search: q },
      choice: { place: { label: "Home" } },
    });
});

test("a city's name that says what is looked for is the place only where something shows that it is one", async () => {
  const inReading = { location: "Reading, PA" };
  for (const [q, query] of [
    ["help in Reading", { search: "help", ...inReading }],
    ["help in reading, pa", { search: "help", ...inReading }],
    ["dentist in reading", { search: "dentist", ...inReading }],
    ["dentist in nice", { search: "dentist", location: "Nice" }],
    ["dentist in NYC", { search: "dentist", location: "New York, NY" }],
  ] as const)
    expect(await asked({ q, location: "Home" }), q).toMatchObject({ query });
  searchBusinesses.mockReset().mockResolvedValue(found(1));
  for (const [q, rest] of [
    ["help in reading", "help"],
    ["lessons in reading", "lessons"],
    ["HELP IN READING", "HELP"],
  ] as const)
    expect(await asked({ q, location: "Home" }), q).toMatchObject({
      query: { search: q },
      choice: { place: { label: "Home" } },
      other: { search: rest, place: "Reading, PA" },
    });
});

test("a search that may name a place is made once, and its page is the one that is shown", async () => {
  searchBusinesses.mockReset().mockResolvedValue(found(1));
  const { query, choice, page } = await asked({ q: "help in reading", location: "Home" });
  expect(searchBusinesses).toHaveBeenCalledTimes(1);
  expect(page).toEqual(await findBusinesses(query, choice, now));
  const [[first] = [], [again] = []] = searchBusinesses.mock.calls;
  expect(first).toEqual(again);
  // A page of some of it is another.
  const narrower: Record<string, string>[] = [
    { q: "dentist berlin", open: "1" },
    { q: "dentist open on sunday berlin" },
  ];
  for (const some of narrower) {
    searchBusinesses.mockClear();
    const narrowed = await asked({ location: "Home", ...some });
    expect(searchBusinesses).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ openAt: null, openTimes: null }),
    );
    expect(narrowed.other).toMatchObject({ place: "Berlin" });
    expect(narrowed.page).toBeUndefined();
  }
});

test("a city without a word before it is the place where nothing is found by its name", async () => {
  for (const [q, query] of [
    ["dentist berlin", { search: "dentist", location: "Berlin" }],
    ["Berlin dentist", { search: "dentist", location: "Berlin" }],
    ["piano lessons, Reading PA", { search: "piano lessons", location: "Reading, PA" }],
    ["dentist open on sunday berlin", { sought: "dentist", location: "Berlin" }],
    ["dentist in Mitte", { search: "dentist", location: "Mitte, Berlin" }],
  ] as const) {
    searchBusinesses.mockReset().mockResolvedValue(found(0));
    expect(await asked({ q, location: "Home" }), q).toMatchObject({ query });
    expect(searchBusinesses).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        near: expect.objectContaining({ label: "Home" }) as unknown,
        openTimes: null,
      }),
    );
    searchBusinesses.mockReset().mockResolvedValue(found(1));
    expect(await asked({ q, location: "Home" }), q).toMatchObject({
      query: { search: q },
      choice: { place: { label: "Home" } },
      other: { place: query.location },
    });
  }
  // A place that is not known stays what has to be put right.
  searchBusinesses.mockReset().mockResolvedValue(found(0));
  expect((await asked({ q: "dentist berlin", location: "Elsewhere" })).choice.kind).toBe("unknown");
  for (const q of ["Berlin", "dentist", "dentist ber", "berliner kindl"])
    expect(await asked({ q, location: "Home" }), q).toMatchObject({ choice: { place: { label: "Home" } } });
});

test("when something is to be open is looked for in the city behind it, with nothing else to look for", async () => {
  for (const q of ["saturday mornings Berlin", "Berlin evenings and weekends", "open now berlin"])
    expect(await asked({ q, location: "Home" }), q).toMatchObject({
      query: { sought: "", location: "Berlin" },
    });
});

test("words for opening times stand before a city or behind it, and stay", async () => {
  for (const [q, search, sought] of [
    ["dentist in Berlin open on sunday", "dentist open on sunday", "dentist"],
    ["dentist open on sunday in Berlin", "dentist open on sunday", "dentist"],
    ["abierto el domingo en Berlin", "abierto el domingo", ""],
  ] as const)
    expect(await asked({ q }), q).toMatchObject({
      query: {
        search,
        sought,
        location: "Berlin",
        openTimes: { days: ["sunday"], part: null, isEither: false },
      },
    });
});

test("what is open now in a city is looked for there, with nothing else to look for", async () => {
  for (const q of [
    "open now in Berlin",
    "abierto ahora en Berlin",
    "jetzt geöffnet in Berlin",
    "open today near Berlin",
  ])
    expect(await asked({ q, location: "Lyon" }), q).toMatchObject({
      query: { search: "", sought: "", location: "Berlin", isOpen: true },
    });
  expect(await asked({ q: "in Berlin open sunday" })).toMatchObject({
    query: { sought: "", location: "Berlin", openTimes: { days: ["sunday"], part: null, isEither: false } },
  });
});

test("a bare day behind a kind is part of a name where a business there is called so, and a filter otherwise", async () => {
  const names = ["Dental Friday", "Clínica Domingo", "Doctor Domingo", "Zahnarzt Freitag", "Tutor Monday"];
  for (const name of names)
    for (const q of [name, name.toLowerCase(), `${name} in Lyon`]) {
      const called = foldWords(name);
      searchBusinesses
        .mockReset()
        .mockImplementation((query) => Promise.resolve(found(query.called === called ? 1 : 0)));
      const { query, choice } = await asked({ q });
      expect(query, q).toMatchObject({ openTimes: null, sought: query.search });
      expect(foldWords(query.sought), q).toBe(called);
      expect(searchBusinesses).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ called, words: [], openTimes: null }),
      );
      await findBusinesses(query, choice, now);
      expect(searchBusinesses).toHaveBeenLastCalledWith(
        expect.objectContaining({ words: called.split(" "), openTimes: null }),
      );
    }
  searchBusinesses.mockReset().mockResolvedValue(found(0));
  for (const q of ["tutor sunday", "Tutor Sunday", "dental friday"])
    expect(await asked({ q }), q).toMatchObject({ query: { search: q, openTimes: { part: null } } });
  // Nobody else is asked twice.
  searchBusinesses.mockClear();
  for (const q of ["dentist", "dentist open on sunday", "saturday morning dentist", "Maple Dental Friday"])
    await asked({ q });
  expect(searchBusinesses).not.toHaveBeenCalled();
});

test("a bare day stays a filter where the directory cannot be asked for the name", async () => {
  searchBusinesses.mockReset().mockRejectedValue(new Error("away"));
  expect((await asked({ q: "tutor sunday" })).query.openTimes).toMatchObject({ days: ["sunday"] });
});

test("of a place that was saved by its postal code, only the city is told", async () => {
  const saved = (placeLabel: string) => ({ ...home, placeId: "postal/94110", placeLabel });
  for (const [label, city] of [
    ["94110, San Francisco, CA", "San Francisco, CA"],
    ["94110", ""],
  ])
    expect((await asked({ q: "dentist" }, [saved(label ?? "")])).choice).toMatchObject({
      place: { label: "Home", city },
    });
});

test("whoever asks for what is open beside a postal code gets the filter", async () => {
  expect(await asked({ q: "open now 94110" })).toMatchObject({
    query: { search: "", isOpen: true, location: "94110" },
  });
});

/** The page of a search from home, and what the directory was asked for to find it. */
async function search(parameters: Record<string, string>, ofNumber: DirectoryPage) {
  searchBusinesses.mockReset();
  searchBusinesses.mockImplementation(({ phone }) => Promise.resolve(phone === null ? found(2) : ofNumber));
  const { query, choice } = await asked(parameters);
  const page = await findBusinesses(query, choice, now);
  return { page, queries: searchBusinesses.mock.calls.map(([one]) => one) };
}

test("a number is searched for at any distance, by itself, and words only as far as asked", async () => {
  const number = await search({ q: "415-555-0100", within: "8" }, found(0));
  expect(number.queries).toMatchObject([{ phone: "4155550100", words: [], withinKm: null }]);
  expect(number.page).toMatchObject({ businesses: [], withinKm: null });
  const words = await search({ q: "dentist", within: "8" }, found(0));
  expect(words.queries).toMatchObject([{ phone: null, words: ["dentist"], withinKm: 8.04672 }]);
  expect(words.page.withinKm).toBe(8.04672);
});

test("what is spelled like a number is one where a business has it, and else a name", async () => {
  const number = await search({ q: "800 FLOWERS" }, found(1));
  expect(number.queries).toMatchObject([{ phone: "8003569377", words: [], withinKm: null }]);
  expect(number.page.businesses).toHaveLength(1);
  const name = await search({ q: "360 Fitness" }, found(0));
  expect(name.queries).toMatchObject([
    { phone: "3603486377" },
    { phone: null, words: ["360", "fitness"], withinKm: 48.28032 },
  ]);
  expect(name.page).toMatchObject({ withinKm: 48.28032 });
  expect(name.page.businesses).toHaveLength(2);
});

test("a number beside a postal code or a city is searched for as a number", async () => {
  for (const q of ["415-555-0100, 94110", "415-555-0100 in Berlin"]) {
    const { queries } = await search({ q }, found(1));
    expect(queries, q).toMatchObject([{ phone: "4155550100", words: [], withinKm: null }]);
  }
});

test("words that find nothing anywhere are told from those that find nothing here", async () => {
  const page = (count: number) => ({
    businesses: Array.from({ length: count }, () => ({})) as DirectoryPage["businesses"],
    previous: null,
    next: null,
    isApproximate: false,
  });
  searchBusinesses.mockReset().mockResolvedValue(page(0));
  const query = parseExplore({
    q: "chess club open now",
    category: "dentistry",
    location: "Lyon",
    within: "8",
  });
  expect(await isNowhere(query)).toBe(true);
  expect(searchBusinesses).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      words: ["chess", "club"],
      category: null,
      near: null,
      withinKm: null,
      openAt: null,
      openTimes: null,
    }),
  );
  searchBusinesses.mockResolvedValue(page(1));
  expect(await isNowhere(query)).toBe(false);
  // Nothing is looked for by words.
  searchBusinesses.mockResolvedValue(page(0));
  for (const q of ["", "open on sunday", "24 hours", "(212) 555-0142"])
    expect(await isNowhere(parseExplore({ q })), q).toBe(false);
});

test("the first business of a further page stands after those of the pages before it", () => {
  const key = (page: number | null) =>
    writeResultPlace({ at: 0.1, id: crypto.randomUUID(), isApproximate: false, isNamed: false, page });
  const none = { after: null, before: null };
  expect(firstRanking(none)).toBe(1);
  expect(firstRanking({ ...none, after: key(2) })).toBe(21);
  expect(firstRanking({ ...none, after: key(3) })).toBe(41);
  expect(firstRanking({ ...none, before: key(1) })).toBe(1);
  // A link from before pages were counted, and one put together by hand.
  expect(firstRanking({ ...none, after: key(null) })).toBe(1);
  expect(firstRanking({ ...none, after: "key" })).toBe(1);
});
