import { expect, test } from "vitest";
import { besideAddress, placeIndexOf, type City } from "#lib/product/directory/places/places";

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

const city = { timeZone: "UTC", latitude: 0, longitude: 0, neighborhoods: [] };

/** An index of cities, all at one place, by their labels. */
const citiesNamed = (...labels: string[]) =>
  placeIndexOf(
    labels.map((label) => {
      const [name = "", region = ""] = label.split(", ");
      return { ...city, id: label, name, region };
    }),
  );

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
  const { find } = citiesNamed(
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
  expect(citiesNamed("La Mesa, CA").find("LA")).toBeNull();
  expect(citiesNamed("Washington, PA", "Washington, DC").find("DC")?.label).toBe("Washington, DC");
  expect(citiesNamed("Las Vegas, NM", "Las Vegas, NV").find("Vegas")?.label).toBe("Las Vegas, NV");
  const twice = citiesNamed("Saint Paul, MN", "St. Paul, MN");
  for (const text of ["St. Paul", "st paul minnesota", "Saint Paul, MN 55101"])
    expect(twice.find(text)?.label, text).toBe("Saint Paul, MN");
  expect(citiesNamed("La Mesa, CA").find("La M")?.label).toBe("La Mesa, CA");
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
  // Typed as it is called, it means no other either.
  const near = citiesNamed("Chicago, IL", "West Chicago, IL", "Chicago Heights, IL");
  expect(meant("Chcago", near)).toBe("Chicago, IL");
  expect(meant("Chcago Heights", near)).toBe("Chicago Heights, IL");
  expect(meant("Portlnad", citiesNamed("Portland, OR", "Portland, ME"))).toBeNull();
  expect(meant("Charlston", citiesNamed("Charleston, SC", "Charlton, MA"))).toBeNull();
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
