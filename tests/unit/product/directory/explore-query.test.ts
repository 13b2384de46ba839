import { expect, test } from "vitest";
import { exploreAddress, parseExplore } from "#lib/product/directory/explore-query";
import {
  cellOf,
  cellsWithin,
  chordOfKm,
  formatDistance,
  kmBetween,
  kmOfChord,
} from "#lib/product/directory/distance";
import { readResultPlace, writeResultPlace } from "#lib/product/directory/result-place";
import { formatPhone } from "#lib/product/directory/phone";
import { besideAddress, placeIndexOf, type City } from "#lib/product/directory/places";
import { postalCodeIn, postalCodeOfPlace } from "#lib/product/directory/postal-code";
import { searchedPhone } from "#lib/product/directory/phone-search";
import { queryWords } from "#lib/product/directory/query-words";
import { foldWords, isHere } from "#lib/product/directory/words";

const read = (address: string) =>
  parseExplore(Object.fromEntries(new URL(address, "http://localhost").searchParams));

test("an address says what was asked for, and what was asked for makes the same address", () => {
  for (const address of [
    "/explore",
    "/explore?q=screen+repair&location=Portland%2C+OR&category=tutoring&within=8&open=1&after=abc",
    "/explore?location=",
    "/explore?q=dentist+in+Chcago&exact=1",
    "/explore?q=%C3%A9t%C3%A9&before=abc",
  ])
    expect(exploreAddress(read(address), read(address))).toBe(address);
});

test("a link to another list begins at its first page", () => {
  const query = read("/explore?q=tutor&after=abc");
  expect(exploreAddress(query)).toBe("/explore?q=tutor");
  expect(exploreAddress(query, { isOpen: true, search: "" })).toBe("/explore?open=1");
});

test("what does not fit in an address is as if it were not there", () => {
  expect(read("/explore?category=weapons&within=900&open=yes&q=%20%20")).toEqual(read("/explore?q="));
  expect(read("/explore?within=toString").within).toBe(read("/explore").within);
  expect(parseExplore({ q: ["one", "two"], location: " a   b " })).toMatchObject({
    search: "one",
    location: "a b",
  });
  expect(parseExplore({ q: "x".repeat(500) }).search.length).toBe(120);
  expect(read("/explore?after=a&before=b")).toMatchObject({ after: null, before: "b" });
  expect(read("/explore?after=a&before=")).toMatchObject({ after: "a", before: null });
  expect(read("/explore?after=")).toEqual(read("/explore"));
  const long = parseExplore({ q: "a ".repeat(500) });
  expect(parseExplore({ q: long.search })).toEqual(long);
});

test("a search for what is open now, and nothing else, is the filter", () => {
  for (const search of [
    "open now",
    "Open",
    "open near me",
    "Abierto ahora",
    "ouvert aujourd'hui",
    "jetzt geöffnet",
    "aberto agora",
  ])
    expect(parseExplore({ q: search }), search).toMatchObject({ search: "", isOpen: true });
  for (const search of ["open gym", "now", "open dentist now", "today", ""])
    expect(parseExplore({ q: search }), search).toMatchObject({ search, isOpen: false });
});

const after = (hour: number) => ({ is: "after", minute: hour * 60 });
const before = (hour: number) => ({ is: "before", minute: hour * 60 });
const times = (days: string[], part: object | null = null, isEither = false) => ({
  openTimes: { days, part, isEither },
});

test("words for opening times are a filter beside what is looked for, in every language", () => {
  for (const [search, sought, found] of [
    ["open on sunday", "", times(["sunday"])],
    ["Open Sundays", "", times(["sunday"])],
    ["sunday open", "", times(["sunday"])],
    ["open late", "", times([], after(20))],
    ["open late on Saturday", "", times(["saturday"], after(20))],
    ["dentist open on weekends", "dentist", times(["saturday", "sunday"])],
    ["dentist, open late", "dentist", times([], after(20))],
    ["abierto el domingo", "", times(["sunday"])],
    ["dentista abierto hasta tarde", "dentista", times([], after(20))],
    ["sonntag offen", "", times(["sunday"])],
    ["Zahnarzt am Samstag geöffnet", "Zahnarzt", times(["saturday"])],
    ["abends offen", "", times([], after(18))],
    ["ouvert le dimanche", "", times(["sunday"])],
    ["dentiste ouvert jusqu'à tard", "dentiste", times([], after(20))],
    ["aberto no domingo", "", times(["sunday"])],
    ["dentista aberto aos sábados", "dentista", times(["saturday"])],
  ] as const)
    expect(parseExplore({ q: search }), search).toMatchObject({ search, sought, isOpen: false, ...found });
  expect(parseExplore({ q: "dentist open now" })).toMatchObject({
    search: "dentist",
    sought: "dentist",
    isOpen: true,
    openTimes: null,
  });
  // A word beside a comma or a slash is a word of its own.
  for (const q of ["open now,dentist", "dentist,open now"])
    expect(parseExplore({ q }), q).toMatchObject({ sought: "dentist", isOpen: true, openTimes: null });
  expect(parseExplore({ q: "open late/pharmacy" })).toMatchObject({ sought: "pharmacy", isOpen: false });
  expect(parseExplore({ q: "Zahnarzt, der am Samstag geöffnet hat" })).toMatchObject({
    sought: "Zahnarzt, der",
    ...times(["saturday"]),
  });
  expect(parseExplore({ q: "dentist open monday through friday" })).toMatchObject({
    sought: "dentist",
    ...times(["monday", "tuesday", "wednesday", "thursday", "friday"]),
  });
  expect(parseExplore({ q: "open late today" })).toMatchObject({ isOpen: false });
  expect(parseExplore({ q: "open now and on sunday" })).toMatchObject({ isOpen: true, ...times(["sunday"]) });
  for (const search of [
    "sunday school",
    "open gym",
    "late night snacks",
    "Open House Saturday",
    "before school care",
    "after school",
    "after 6 months",
    "early childhood center",
    "Evening Star Ballet",
    "sunday",
  ])
    expect(parseExplore({ q: search }), search).toMatchObject({ search, sought: search, openTimes: null });
});

test("a part of the day is a filter too, by its hour or by its name, in every language", () => {
  const weekend = ["saturday", "sunday"];
  for (const [search, sought, found] of [
    ["open after 6 pm", "", times([], after(18))],
    ["dentist open after 6 pm", "dentist", times([], after(18))],
    ["dentist open after 6", "dentist", times([], after(18))],
    ["dentist after 6pm", "dentist", times([], after(18))],
    ["dentist after 6:30 p.m.", "dentist", times([], after(18.5))],
    ["dentist after 18:00 on Friday", "dentist", times(["friday"], after(18))],
    ["gym open before 7 am", "gym", times([], before(7))],
    ["gym before 7am", "gym", times([], before(7))],
    ["after 12 pm", "", times([], after(12))],
    ["pediatrician open evenings", "pediatrician", times([], after(18))],
    ["open late in the evening", "", times([], after(20))],
    ["open mornings", "", times([], before(12))],
    ["saturday morning dentist", "dentist", times(["saturday"], before(12))],
    ["saturday dentist open in the morning", "saturday dentist", times([], before(12))],
    ["evenings and weekends", "", times(weekend, after(18), true)],
    ["dentist evenings & weekends", "dentist", times(weekend, after(18), true)],
    ["dentist open weekends or evenings", "dentist", times(weekend, after(18), true)],
    ["open saturday and sunday evenings", "", times(weekend, after(18))],
    ["arts & crafts open late", "arts & crafts", times([], after(20))],
    ["dentista abierto después de las 6", "dentista", times([], after(18))],
    ["dentista después de las 6 de la tarde", "dentista", times([], after(18))],
    ["dentista abierto después de las 18:30", "dentista", times([], after(18.5))],
    ["pediatra antes de las 8 de la mañana", "pediatra", times([], before(8))],
    ["abierto por la mañana temprano", "", times([], before(8))],
    ["dentiste après 18h", "dentiste", times([], after(18))],
    ["dentiste ouvert après 18h30", "dentiste", times([], after(18.5))],
    ["dentiste ouvert le soir et le week-end", "dentiste", times(weekend, after(18), true)],
    ["Zahnarzt nach 18 Uhr", "Zahnarzt", times([], after(18))],
    ["Schwimmbad vor 8 Uhr geöffnet", "Schwimmbad", times([], before(8))],
    ["Kinderarzt abends und am Wochenende", "Kinderarzt", times(weekend, after(18), true)],
    ["früh morgens geöffnet", "", times([], before(8))],
    ["dentista depois das 18h", "dentista", times([], after(18))],
    ["dentista aberto à noite", "dentista", times([], after(18))],
    ["dentista à noite e no fim de semana", "dentista", times(weekend, after(18), true)],
    ["pediatra aberto antes das 8", "pediatra", times([], before(8))],
  ] as const)
    expect(parseExplore({ q: search }), search).toMatchObject({ search, sought, isOpen: false, ...found });
  // Early and late at once is more than the filter says.
  expect(parseExplore({ q: "open mornings and evenings" })).toMatchObject({ openTimes: null });
});

test("words are compared without case and accents, and small words do not count", () => {
  expect(foldWords("  Élise’s  CAFÉ, #2 ")).toBe("elise s cafe 2");
  expect(queryWords("a dentist in Portland")).toEqual(["dentist", "portland"]);
  expect(queryWords("école des arts")).toEqual(["ecole", "arts"]);
  expect(queryWords("Musikschule in der Altstadt")).toEqual(["musikschule", "altstadt"]);
  expect(queryWords("dentista para as crianças no Porto")).toEqual(["dentista", "criancas", "porto"]);
  expect(queryWords("in")).toEqual(["in"]);
  expect(queryWords(" %_' ")).toEqual([]);
  expect(queryWords("one one two").length).toBe(2);
});

test("what an apostrophe parts from a word is not searched for", () => {
  for (const [query, words] of [
    ["children's dentist", ["children", "dentist"]],
    ["Cours d’anglais à l'école", ["cours", "anglais", "ecole"]],
    ["O'Brien", ["brien"]],
    ["Kapiʻolani", ["kapiolani"]],
    ["I' ' s", ["i", "s"]],
  ] as const)
    expect(queryWords(query), query).toEqual(words);
});

test("a short name of a console is one beside a device, what has happened to it or nothing else", () => {
  for (const query of ["ps5", "ps4 repair", "fix my ps5", "PS5 controller", "ps4 games", "buy a ps5"])
    expect(queryWords(query), query).toContain("playstation");
  for (const query of ["PS3 After School Program", "PS3 Brooklyn", "ps2 library"])
    expect(queryWords(query), query).not.toContain("playstation");
});

test("words for near the reader are not searched for among those of a business", () => {
  for (const [query, words] of [
    ["dentist near me", ["dentist"]],
    ["Tutors nearby", ["tutors"]],
    ["dentista cerca de mí", ["dentista"]],
    ["dentiste près de chez moi", ["dentiste"]],
    ["Zahnarzt in meiner Nähe", ["zahnarzt"]],
    ["zahnarzt in der naehe", ["zahnarzt"]],
    ["dentiste près d'ici", ["dentiste"]],
    ["Zahnarzt in der Nähe von Portland", ["zahnarzt", "portland"]],
    ["dentista perto de mim", ["dentista"]],
    ["My Gym", ["my", "gym"]],
    ["near me", []],
  ] as const)
    expect(queryWords(query), query).toEqual(words);
});

const cities: City[] = [
  {
    id: "portland",
    name: "Portland",
    region: "OR",
    latitude: 45.5,
    longitude: -122.7,
    timeZone: "America/Los_Angeles",
    neighborhoods: [
      { name: "Hyde Park", latitude: 45.5, longitude: -122.6 },
      { name: "St. Johns", latitude: 45.6, longitude: -122.8 },
    ],
  },
  {
    id: "chicago",
    name: "Chicago",
    region: "IL",
    latitude: 41.9,
    longitude: -87.6,
    timeZone: "America/Chicago",
    neighborhoods: [{ name: "Hyde Park", latitude: 41.8, longitude: -87.6 }],
  },
];

const index = placeIndexOf(cities);

test("a place is found by what people type, and never guessed between two", () => {
  const found = (text: string) => index.find(text)?.label ?? null;
  expect(found("Portland, OR")).toBe("Portland, OR");
  expect(found("portland")).toBe("Portland, OR");
  expect(found("chicago il")).toBe("Chicago, IL");
  expect(found("CHIC")).toBe("Chicago, IL");
  expect(found("st johns")).toBe("St. Johns, Portland, OR");
  expect(found("portland/st-johns")).toBe("St. Johns, Portland, OR");
  expect(found("Hyde Park, Chicago")).toBe("Hyde Park, Chicago, IL");
  for (const none of ["Hyde Park", "Atlantis", "", "!"]) expect(found(none)).toBeNull();
  expect(index.like("hyde").map(({ label }) => label)).toEqual([
    "Hyde Park, Portland, OR",
    "Hyde Park, Chicago, IL",
  ]);
  expect(index.like("Atlantis")).toEqual([]);
});

test("a place is found by its whole address, with the state in full, a postal code and the country", () => {
  for (const [text, label] of [
    ["Portland, Oregon", "Portland, OR"],
    ["portland oregon 97201", "Portland, OR"],
    ["Portland, OR 97201-1234", "Portland, OR"],
    ["Chicago, Illinois, USA", "Chicago, IL"],
    ["Hyde Park, Chicago, Illinois", "Hyde Park, Chicago, IL"],
    ["Chicago, U.S.A.", "Chicago, IL"],
  ] as const)
    expect(index.find(text)?.label, text).toBe(label);
  // Of another state, and a state or a code by itself.
  for (const none of ["Portland, Maine", "Oregon", "97201", "Charleston, West Virginia"])
    expect(index.find(none), none).toBeNull();
  expect(index.like("Park, Illinois").map(({ label }) => label)).toEqual(["Hyde Park, Chicago, IL"]);
  const virginia = { timeZone: "America/New_York", latitude: 0, longitude: 0, neighborhoods: [] };
  const two = placeIndexOf(
    ["VA", "WV"].map((region) => ({ ...virginia, id: region, name: "Salem", region })),
  );
  expect(two.find("Salem, West Virginia")?.id).toBe("WV");
  expect(two.find("Salem, Virginia")?.id).toBe("VA");
  const inFull = placeIndexOf(
    ["Oregon", "Maine", "DC"].map((region) => ({ ...virginia, id: region, name: "Portland", region })),
  );
  for (const [text, id] of [
    ["Portland, OR", "Oregon"],
    ["Portland, OR 97201", "Oregon"],
    ["portland maine", "Maine"],
    ["Portland, D.C.", "DC"],
    ["Portland, District of Columbia", "DC"],
  ] as const)
    expect(inFull.find(text)?.id, text).toBe(id);
  expect(inFull.like("Port, ME").map(({ id }) => id)).toEqual(["Maine"]);
});

test("a city is found by what it is called for short, and no other is taken for it", () => {
  const city = { timeZone: "UTC", latitude: 0, longitude: 0, neighborhoods: [] };
  const named = (...labels: string[]) =>
    placeIndexOf(
      labels.map((label) => {
        const [name = "", region = ""] = label.split(", ");
        return { ...city, id: label, name, region };
      }),
    );
  const { find } = named(
    "Los Angeles, CA",
    "New York, NY",
    "St. Louis, MO",
    "Fort Worth, TX",
    "Port Saint Lucie, FL",
  );
  for (const [text, label] of [
    ["LA", "Los Angeles, CA"],
    ["L.A.", "Los Angeles, CA"],
    ["NYC", "New York, NY"],
    ["New York City", "New York, NY"],
    ["Saint Louis", "St. Louis, MO"],
    ["saint louis missouri", "St. Louis, MO"],
    ["St. Louis", "St. Louis, MO"],
    ["Ft. Worth", "Fort Worth, TX"],
    ["Ft Worth, TX 76102", "Fort Worth, TX"],
    ["port st lucie", "Port Saint Lucie, FL"],
  ] as const)
    expect(find(text)?.label, text).toBe(label);
  expect(named("La Mesa, CA").find("LA")).toBeNull();
  expect(named("Washington, PA", "Washington, DC").find("DC")?.label).toBe("Washington, DC");
  expect(named("Las Vegas, NM", "Las Vegas, NV").find("Vegas")?.label).toBe("Las Vegas, NV");
  const twice = named("Saint Paul, MN", "St. Paul, MN");
  for (const text of ["St. Paul", "st paul minnesota", "Saint Paul, MN 55101"])
    expect(twice.find(text)?.label, text).toBe("Saint Paul, MN");
  expect(named("La Mesa, CA").find("La M")?.label).toBe("La Mesa, CA");
});

test("states and countries beside the United States are known as well", () => {
  const city = { timeZone: "UTC", latitude: 0, longitude: 0, neighborhoods: [] };
  const { find } = placeIndexOf(
    [
      ["Toronto", "ON"],
      ["Guadalajara", "JAL"],
      ["São Paulo", "SP"],
      ["Perth", "WA"],
      ["München", "Bayern"],
      ["Ciudad de México", "CMX"],
      ["La Cañada", "CA"],
      ["Santa Fe", "New Mexico"],
    ].map(([name = "", region = ""]) => ({ ...city, id: name, name, region })),
  );
  for (const [text, name] of [
    ["Toronto, Ontario", "Toronto"],
    ["Toronto, ON, Canada", "Toronto"],
    ["toronto canada", "Toronto"],
    ["Guadalajara, Jalisco, México", "Guadalajara"],
    ["sao paulo, brasil", "São Paulo"],
    ["São Paulo, São Paulo", "São Paulo"],
    ["Perth, Western Australia", "Perth"],
    ["München, Deutschland", "München"],
    ["München, Bayern, Germany", "München"],
    ["ciudad de mexico", "Ciudad de México"],
    ["la cañada", "La Cañada"],
    ["santa fe, new mexico", "Santa Fe"],
  ] as const)
    expect(find(text)?.id, text).toBe(name);
});

test("a place that is typed with a slip is among those that it may mean", () => {
  const meant = (text: string) => index.like(text).map(({ label }) => label);
  expect(meant("Chciago")).toEqual(["Chicago, IL", "Hyde Park, Chicago, IL"]);
  expect(meant("Hyde Park, Portlnad")).toEqual(["Hyde Park, Portland, OR"]);
  expect(meant("Chicgo, Illinois")).toEqual(["Chicago, IL", "Hyde Park, Chicago, IL"]);
  // It is only proposed: a wrong city has businesses too.
  expect(index.find("Chciago")).toBeNull();
  for (const none of ["Portland, ME", "Springfield", "Hyde Park, Bosotn"])
    expect(meant(none), none).toEqual([]);
});

test("a slip of the key in the name of a city means it where no other is like it", () => {
  const meant = (text: string, of = index) => of.cityLike(text)?.label ?? null;
  for (const slip of ["Chcago", "Chciago", "Chicgo, Illinois", "chicagoo"])
    expect(meant(slip), slip).toBe("Chicago, IL");
  // A neighborhood, two of them, and what is like nothing.
  for (const none of ["Hyde Park, Portlnad", "Hyde Prk", "Hyde Park", "Atlantis", "Springfield", "", "!"])
    expect(meant(none), none).toBeNull();
  const city = { timeZone: "UTC", latitude: 0, longitude: 0, neighborhoods: [] };
  const named = (...labels: string[]) =>
    placeIndexOf(
      labels.map((label) => {
        const [name = "", region = ""] = label.split(", ");
        return { ...city, id: label, name, region };
      }),
    );
  // Typed as it is called, it means no other either.
  const near = named("Chicago, IL", "West Chicago, IL", "Chicago Heights, IL");
  expect(meant("Chcago", near)).toBe("Chicago, IL");
  expect(meant("Chcago Heights", near)).toBe("Chicago Heights, IL");
  expect(meant("Portlnad", named("Portland, OR", "Portland, ME"))).toBeNull();
  expect(meant("Charlston", named("Charleston, SC", "Charlton, MA"))).toBeNull();
  // Of more places than are proposed, all count.
  const neighborhoods = Array.from({ length: 40 }, (_, at) => ({
    name: `N${at}`,
    latitude: 0,
    longitude: 0,
  }));
  const large = placeIndexOf([
    { ...city, id: "1", name: "Chicago", region: "IL", neighborhoods },
    { ...city, id: "2", name: "Chicago", region: "OH" },
  ]);
  expect(meant("Chcago", large)).toBeNull();
});

test("a city's whole name with typos is told from what only begins like one, with the words that have them", () => {
  const mistyped = (text: string) => {
    const found = index.cityMistyped(text);
    return found && [found.city.label, ...found.typos];
  };
  expect(mistyped("Chcago")).toEqual(["Chicago, IL", "chcago"]);
  expect(mistyped("Chciago, Illinois")).toEqual(["Chicago, IL", "chciago"]);
  for (const none of [
    "Chicago",
    "Chicago, IL",
    "Chic",
    "Chcago Loop",
    "Hyde Prk",
    "Atlantis",
    "Illinios",
    "",
    "!",
  ])
    expect(mistyped(none), none).toBeNull();
});

test("a place whose name has an apostrophe is found with it and without", () => {
  const city = { region: "", timeZone: "UTC", latitude: 0, longitude: 0, neighborhoods: [] };
  const { find, like } = placeIndexOf(
    ["St. John's", "O’Fallon", "Coeur d'Alene", "Kapiʻolani"].map((name, at) => ({
      ...city,
      id: `n${at}`,
      name,
    })),
  );
  for (const [at, texts] of [
    ["st johns", "St John’s", "st. john"],
    ["ofallon", "o fallon", "O'Fallon"],
    ["coeur dalene", "Coeur d Al"],
    ["kapiolani", "Kapiʻolani"],
  ].entries())
    for (const text of texts) {
      expect(find(text)?.id, text).toBe(`n${at}`);
      expect(
        like(text).map(({ id }) => id),
        text,
      ).toEqual([`n${at}`]);
    }
  const two = placeIndexOf(["St. John's", "St Johns"].map((name) => ({ ...city, id: name, name })));
  for (const { label } of two.cities) expect(two.find(label)?.label).toBe(label);
});

test("of two places that are called the same each can be chosen", () => {
  const town = { name: "Neukirchen", region: "BY", timeZone: "Europe/Berlin", neighborhoods: [] };
  const twins = placeIndexOf([
    { ...town, id: "n1", latitude: 49.26, longitude: 12.97 },
    { ...town, id: "n2", latitude: 48.5, longitude: 10.5 },
    { ...town, id: "n3", name: "Neukirchberg", latitude: 48, longitude: 11 },
  ]);
  expect(twins.find("Neukirchen")).toBeNull();
  expect(twins.find("Neukirchen, BY")).toBeNull();
  const candidates = twins.like("Neukirchen, BY");
  expect(candidates.map(({ id }) => id)).toEqual(["n1", "n2"]);
  for (const { id, label } of candidates) expect(twins.find(label)?.id).toBe(id);
  expect(twins.find("Neukirchberg")?.label).toBe("Neukirchberg, BY");
});

test("beside an address stands the city that it does not name", () => {
  const beside = (address: string, city = "St. John's, OR", neighborhood = "Old Mill") =>
    besideAddress({ address, city, neighborhood });
  expect(beside("12 Ferry Street")).toBe("Old Mill, St. John's, OR");
  expect(beside("12 Ferry Street, St. John’s, OR 97999")).toBe("Old Mill");
  expect(beside("", "Berlin", "")).toBe("Berlin");
  expect(beside("Berliner Straße 3", "Berlin", "")).toBe("Berlin");
  expect(beside("Lindenweg 3, 10115 Berlin", "Berlin", "")).toBe("");
  expect(beside("Lindenweg 3", "", "")).toBe("");
});

test("distances are those of the globe, in the units of the language", () => {
  // A degree along the equator.
  expect(kmBetween({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(
    111.195,
    3,
  );
  expect(kmOfChord(chordOfKm(25))).toBeCloseTo(25, 6);
  expect(formatDistance(1.609344, "en-US", "US")).toBe("1 mi");
  expect(formatDistance(40, "en", "")).toBe("25 mi");
  expect(formatDistance(2.34, "de", "US")).toBe("2,3 km");
  expect(formatDistance(0, "en", "US")).toBe("0.1 mi");
  expect(formatDistance(2.34, "en", "DE")).toBe("2.3 km");
});

test("a place in the list survives its address, and anything else is none", () => {
  const place = {
    at: 0.0012345678901234567,
    id: "0b0e7a3c-7a5e-4c0e-9f0a-1d2c3b4a5f60",
    isApproximate: true,
    isNamed: true,
    page: 2,
  };
  expect(readResultPlace(writeResultPlace(place))).toEqual(place);
  expect(readResultPlace(writeResultPlace({ ...place, isNamed: false }))).toEqual({
    ...place,
    isNamed: false,
  });
  expect(readResultPlace(writeResultPlace({ ...place, at: "été" }))).toEqual({ ...place, at: "été" });
  for (const wrong of [null, "", "%%%", "e30", writeResultPlace({ ...place, id: "1" }), "x".repeat(700)])
    expect(readResultPlace(wrong)).toBeNull();
});

test("telephone numbers are written as people write them", () => {
  expect(formatPhone("+15035550123")).toBe("(503) 555-0123");
  expect(formatPhone("+441632960001")).toBe("+441632960001");
});

test("whatever is within a distance is in one of its squares, over the date line and round a pole too", () => {
  const places = [
    { latitude: 45.5152, longitude: -122.6784 },
    { latitude: 0, longitude: 179.9 },
    { latitude: -16.9, longitude: -180 },
    { latitude: 70.01, longitude: 25.99 },
    { latitude: -89.9, longitude: 10 },
  ];
  const steps = [-1, -0.7, -0.3, 0, 0.3, 0.7, 1];
  for (const center of places)
    for (const km of [1, 48, 160]) {
      const cells = cellsWithin(center, km, 2000) ?? [];
      const reach = km / 111.2;
      for (const north of steps)
        for (const east of steps) {
          const latitude = Math.min(90, Math.max(-90, center.latitude + north * reach));
          const aside = (east * reach) / Math.max(0.001, Math.cos((latitude * Math.PI) / 180));
          const longitude = ((((center.longitude + aside + 180) % 360) + 360) % 360) - 180;
          const place = { latitude, longitude };
          if (kmBetween(center, place) <= km)
            expect(cells, JSON.stringify([center, place])).toContain(cellOf(place));
        }
    }
  expect(cellsWithin({ latitude: 45.5, longitude: -122.5 }, 30, 12)).toEqual([
    cellOf({ latitude: 45.5, longitude: -122.5 }),
  ]);
  expect(cellsWithin({ latitude: 45.5152, longitude: -122.6784 }, 500, 12)).toBeNull();
});

test("a telephone number is known however it is written, and nothing else is taken for one", () => {
  for (const [text, digits] of [
    ["(415) 555-0100", "4155550100"],
    ["415-555-0100", "4155550100"],
    ["415.555.0100", "4155550100"],
    ["+1 415 555 0100", "14155550100"],
    ["1-415-555-0100", "14155550100"],
    ["Tel.: 415 555 0100 ext. 12", "4155550100"],
    ["415 555 0100 x3", "4155550100"],
    ["555-0100", "5550100"],
    ["030/2312503", "302312503"],
    ["+49 (0)30 2312503", "49302312503"],
    ["0049 30 2312503", "49302312503"],
    ["011 44 20 7946 0958", "442079460958"],
    ["01 42 68 53 00", "142685300"],
    ["(11) 91234-5678", "11912345678"],
    ["55 1234 5678", "5512345678"],
  ] as const)
    expect(searchedPhone(text), text).toEqual({ digits, isSpelled: false });
  for (const none of [
    "94110",
    "94110-1234",
    "01310-100",
    "24/7",
    "24 7",
    "Studio 54",
    "1st",
    "dentist 4155550100",
    "",
    "+",
    "1234567890123456",
  ])
    expect(searchedPhone(none), none).toBeNull();
});

test("a date, a span of days or years and opening hours are no telephone number", () => {
  for (const none of [
    "12/05/2026",
    "2026-11-28",
    "28.11.2026",
    "28. 11. 2026",
    "28 11 2026",
    "2026/12/05",
    "12/05/2026 - 12/10/2026",
    "12-05-2026 – 12-10-2026",
    "2026-12-05 - 2026-12-10",
    "28.11.-30.11.2026",
    "12/05 - 12/10",
    "5.-9.10.2026",
    "2025-2026",
    "2025 – 2026",
    "10:30-18:00",
    "10.30-18.00",
    "9.00 – 17.00",
    "1030-1800",
  ])
    expect(searchedPhone(none), none).toBeNull();
  for (const [text, digits] of [
    ["555-0100", "5550100"],
    ["12-34-56-78", "12345678"],
    ["3456-7890", "34567890"],
    ["91 123 45 67", "911234567"],
    ["01.42.68.53.00", "142685300"],
    ["030-2312503", "302312503"],
  ] as const)
    expect(searchedPhone(text)?.digits, text).toBe(digits);
});

test("a number whose end is a word is known, and no postal code, house or age with a word behind it", () => {
  for (const [text, digits] of [
    ["1-800-FLOWERS", "18003569377"],
    ["800 FLOWERS", "8003569377"],
    ["(800) flowers", "8003569377"],
    ["call 1-800-CONTACTS", "18002668228"],
    ["1-800-4-FAMILY", "18004326459"],
    ["0800 REIMANN", "8007346266"],
    ["503-GET-PETS", "5034387387"],
    ["503-555-PETS", "5035557387"],
    ["360 Fitness", "3603486377"],
  ] as const)
    expect(searchedPhone(text), text).toEqual({ digits, isSpelled: true });
  for (const none of [
    "80012 dentist",
    "97205 piano",
    "24 hour",
    "4 kids",
    "3rd grade",
    "100 flowers",
    "503 karate",
    "2024 summer",
    "800 degrees pizza",
    "503-555-0100 home",
    "503-555-0100home",
    "flowers",
  ])
    expect(searchedPhone(none), none).toBeNull();
});

test("a number is searched for whichever field it is typed into, and how far the user wants to go stays", () => {
  for (const parameters of [{ q: "(415) 555-0100", location: "Home" }, { q: "(415) 555-0100" }])
    expect(parseExplore({ ...parameters, within: "8" })).toMatchObject({
      search: "(415) 555-0100",
      phone: { digits: "4155550100" },
      within: "8",
    });
  expect(parseExplore({ q: "", location: "415-555-0100" })).toMatchObject({
    search: "415-555-0100",
    phone: { digits: "4155550100" },
    location: null,
  });
  // An address, which may be spelled like a number.
  expect(parseExplore({ q: "", location: "212 Houston" })).toMatchObject({ phone: null, search: "" });
});

test("a postal code is known by its form, with what stands beside it", () => {
  for (const [text, code, word, rest] of [
    ["94110", "94110", "94110", ""],
    ["dentist 94110", "94110", "94110", "dentist"],
    ["dentist near 94110", "94110", "94110", "dentist"],
    ["Zahnarzt in der Nähe von 10115", "10115", "10115", "Zahnarzt"],
    ["10115 Berlin", "10115", "10115", "Berlin"],
    ["94110-1234", "94110-1234", "941101234", ""],
    ["01310-100", "01310-100", "01310100", ""],
    ["sw1a 1aa", "sw1a 1aa", "sw1a1aa", ""],
    ["M5V 2T6", "M5V 2T6", "m5v2t6", ""],
    ["1010", "1010", "1010", ""],
    ["SW1A", "SW1A", "sw1a", ""],
    ["m5v", "m5v", "m5v", ""],
    ["15300 Main St, Portland, OR 97201", "97201", "97201", "15300 Main St, Portland, OR"],
  ] as const)
    expect(postalCodeIn(text), text).toEqual({ code, word, rest });
  for (const none of [
    "",
    "Studio 54",
    "grade 2024",
    "4155550100",
    "941",
    "room 1010",
    "24/7",
    "tutor K12",
    "MP3 player",
  ])
    expect(postalCodeIn(none), none).toBeNull();
});

test("where a place is named, four digits or a district beside a town are a postal code, and so are eight digits alone", () => {
  for (const [text, code, rest] of [
    ["1010 Wien", "1010", "Wien"],
    ["Sydney 2000", "2000", "Sydney"],
    ["01310100", "01310100", ""],
    ["10115 Berlin", "10115", "Berlin"],
    ["London SW1A", "SW1A", "London"],
    ["M5V, Toronto", "M5V", "Toronto"],
  ] as const)
    expect(postalCodeOfPlace(text), text).toMatchObject({ code, rest });
  for (const none of ["Studio 54", "route 2000 south", "4155550100", "Wien"])
    expect(postalCodeOfPlace(none), none).toBeNull();
  expect(parseExplore({ q: "", location: "01310100" })).toMatchObject({ search: "", location: "01310100" });
  expect(parseExplore({ q: "", location: "07700 900123" })).toMatchObject({ location: null });
});

test("what never closes has one word, whatever people call it", () => {
  for (const text of [
    "24 hours",
    "24/7",
    "open 24 hours",
    "24 hours open",
    "24h",
    "24 hrs",
    "open 24 hours a day",
    "around the clock",
    "24 horas",
    "abierto las 24 horas",
    "24h/24",
    "24h/24 7j/7",
    "ouvert 24 heures sur 24",
    "24 Stunden",
    "24 Stunden geöffnet",
    "rund um die Uhr",
    "aberto 24 horas por dia",
    "24hs",
    "24 hs",
    "H24",
    "7j/7 24h/24",
  ])
    expect(queryWords(text), text).toEqual(["24h"]);
  expect(queryWords("24 hour fitness")).toEqual(["24h", "fitness"]);
  expect(queryWords("pharmacy open 24/7")).toEqual(["pharmacy", "24h"]);
  expect(queryWords("247 Main")).toEqual(["247", "main"]);
});

test("the place of the user is known in every language, and no city is taken for it", () => {
  for (const text of [
    "near me",
    "Nearby",
    "my location",
    "cerca de mí",
    "mi ubicación",
    "près de moi",
    "près d'ici",
    "autour de moi",
    "in meiner Nähe",
    "in der Nähe",
    "mein Standort",
    "perto de mim",
    "minha localização",
  ])
    expect(isHere(text), text).toBe(true);
  for (const none of [
    "ME",
    "MI",
    "US",
    "Nos",
    "Mexico",
    "Near North Side",
    "Hereford",
    "Nice",
    "Cercado",
    "",
    "Portland near me",
  ])
    expect(isHere(none), none).toBe(false);
});
