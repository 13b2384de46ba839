/** The cities of the directory and their neighborhoods: what a place that somebody names is looked up in. */
import type { Business } from "#lib/product/directory/business/business";
import { kmBetween, samePlaceKm, type Point } from "#lib/product/directory/business/distance";
import { nicknamedCity, shortPlace } from "#lib/product/directory/places/short-place";
import { spellingOf, type Spelling } from "#lib/product/directory/vocabulary/spelling";
import { foldWords, spellingsOf } from "#lib/product/directory/vocabulary/words";
import { mistyped } from "#lib/base/text/typos";

type Neighborhood = Point & { name: string; id?: string };
export type City = Point & {
  id: string;
  name: string;
  /** The state, as an address writes it; empty where it is not known. */
  region: string;
  timeZone: string;
  neighborhoods: readonly Neighborhood[];
};

/** A city, or a neighborhood of one. `id` names it in forms and in the database. */
export type Place = Point & { id: string; label: string; city: string };

/** The name of a place alone, out of the label that tells it apart from others: "Austin" of "Austin, TX". */
export const nameInLabel = (label: string): string => label.split(", ", 1)[0] ?? label;

export const cityLabel = ({ name, region }: Pick<City, "name" | "region">): string =>
  [name, region].filter(Boolean).join(", ");

/** What an address leaves unsaid of where a business is: the neighborhood, and the city where the address does not name it. */
export function besideAddress({
  address,
  neighborhood,
  city,
}: Pick<Business, "address" | "neighborhood" | "city">): string {
  const isNamed = ` ${foldWords(address)} `.includes(` ${foldWords(nameInLabel(city))} `);
  return [neighborhood, isNamed ? "" : city].filter(Boolean).join(", ");
}

const placeOf = (city: City): Place => {
  const label = cityLabel(city);
  return { id: city.id, label, city: label, ...pointOf(city) };
};

const neighborhoodsOf = (city: City): Place[] =>
  city.neighborhoods.map((neighborhood) => ({
    id: neighborhood.id ?? `${city.id}/${foldWords(neighborhood.name).replaceAll(" ", "-")}`,
    label: `${neighborhood.name}, ${cityLabel(city)}`,
    city: cityLabel(city),
    ...pointOf(neighborhood),
  }));

const pointOf = ({ latitude, longitude }: Point): Point => ({ latitude, longitude });

/** More candidates than this help nobody choose. */
const mostCandidates = 30;

/** The places of a directory, which may be tens of thousands: what they are found by is made once. */
export type PlaceIndex = {
  /** The cities, those with the most businesses first. */
  cities: readonly Place[];
  /** A city's places, itself first. */
  groups: readonly { city: Place; places: readonly Place[] }[];
  /** How many places there are in all. */
  size: number;
  /** The place of an id; null when there is none. */
  byId: (id: string) => Place | null;
  /**
   * The place that a text names: its id, its label, the name of a city, or the beginning of a label when only one place has
   * it. Null when it names none, or more than one.
   */
  find: (text: string) => Place | null;
  /**
   * The places that a text may mean: those with a word for each of its own, which begins as it does; where there are none, those
   * with words that are spelled alike.
   */
  like: (text: string) => Place[];
  /**
   * The city that a text with a slip of the key means: the one that it names when the slip is put right, or the only one whose
   * places it may mean, itself among them. Null where another city may be meant.
   */
  cityLike: (text: string) => Place | null;
  /**
   * As `cityLike`, where each word of a text is one of the city's whole name, as it is or mistyped; with those that are mistyped.
   * Null where none is.
   */
  cityMistyped: (text: string) => { city: Place; typos: readonly string[] } | null;
};

/** Whether two places are one that is written in two ways: an address may have "St. Paul" where the map has "Saint Paul". */
const isSamePlace = (one: Place, other: Place): boolean =>
  shortPlace(foldWords(one.label)) === shortPlace(foldWords(other.label)) &&
  kmBetween(one, other) < samePlaceKm;

/** A label without what may tell its place from another that is called the same. */
export const bareLabel = (label: string): string => label.replace(/ \(-?[\d.]+, -?[\d.]+\)$/, "");

/** Each place by a label that no other has: where they are tells those apart that are called the same. */
function toldApart(known: readonly { places: readonly Place[] }[]): (place: Place) => Place {
  const uses = new Map<string, number>();
  for (const { label } of known.flatMap(({ places }) => places)) {
    const folded = foldWords(label);
    uses.set(folded, (uses.get(folded) ?? 0) + 1);
  }
  return (place) => {
    if (uses.get(foldWords(place.label)) === 1) return place;
    const where = [place.latitude, place.longitude].map((degrees) => degrees.toFixed(3)).join(", ");
    return { ...place, label: `${place.label} (${where})` };
  };
}

/** A place, and one of the ways in which its label or its city's name is written, folded. */
type Written = { place: Place; words: string };

/**
 * The ways in which people write a text, folded.
 * A directory may write in full, such as its states, what they write in two letters.
 */
const waysToWrite = (text: string) =>
  new Set(spellingsOf(text).flatMap((spelling) => [spelling, shortPlace(spelling)]));

const written = (place: Place, text: string): Written[] =>
  [...waysToWrite(text)].map((words) => ({ place, words }));

const byWords = (all: readonly Written[]): ReadonlyMap<string, readonly Written[]> =>
  Map.groupBy(all, ({ words }) => words);

/** Whether words are the whole name of a city, with its state or without, but for typos. */
const isNameWithTypos = ({ label }: Place, words: readonly string[]): boolean =>
  [bareLabel(label), nameInLabel(label)]
    .flatMap((name) => [...waysToWrite(name)])
    .some((name) => {
      const whole = name.split(" ");
      return (
        whole.length === words.length &&
        words.every((word, at) => word === whole[at] || mistyped(word)(whole[at] ?? ""))
      );
    });

/** Makes the index of cities, which come in the order that it is to list them in. */
export function placeIndexOf(cities: readonly City[]): PlaceIndex {
  const named = cities.map((city) => ({ places: [placeOf(city), ...neighborhoodsOf(city)] }));
  const labelled = toldApart(named);
  const known = named.flatMap(({ places }) => {
    const [city, ...others] = places.map(labelled);
    return city ? [{ city, places: [city, ...others] }] : [];
  });
  const all = known.flatMap(({ places }) => places);
  const byId = new Map(all.map((place) => [place.id, place]));
  const labels = all.flatMap((place) => written(place, place.label));
  const find = finderOf({
    labels,
    byLabel: byWords(all.map((place) => ({ place, words: foldWords(place.label) }))),
    cityNames: byWords(known.flatMap(({ city }, at) => written(city, cities[at]?.name ?? ""))),
  });
  const candidates = candidatesOf(labels);
  const cityOf = new Map(known.flatMap(({ city, places }) => places.map((place) => [place, city] as const)));
  const isCalled = ({ label }: Place, words: string) => `${foldWords(label)} `.startsWith(`${words} `);
  const cityLike = (text: string): Place | null => {
    const meant = candidates.putRight(text);
    const exact = meant === null ? null : find(meant);
    if (meant !== null && exact && cityOf.get(exact) === exact && isCalled(exact, meant)) return exact;
    const alike = candidates.like(text);
    const city = alike.find((place) => cityOf.get(place) === place) ?? null;
    return alike.every((place) => cityOf.get(place) === city) ? city : null;
  };
  // Made for the first word that may be mistyped.
  let ofCities: { set: ReadonlySet<string>; list: readonly string[] } | undefined;
  const cityWords = () => {
    const set = new Set(
      labels.filter(({ place }) => cityOf.get(place) === place).flatMap(({ words }) => words.split(" ")),
    );
    return { set, list: [...set] };
  };
  return {
    cities: known.map(({ city }) => city),
    groups: known,
    size: all.length,
    byId: (id) => byId.get(id) ?? null,
    find: (text) => {
      const asked = foldWords(text);
      return asked === "" ? null : (byId.get(text.trim()) ?? find(asked));
    },
    like: (text) => candidates.like(text).slice(0, mostCandidates),
    cityLike,
    cityMistyped: (text) => {
      const words = shortPlace(foldWords(text)).split(" ");
      const { set, list } = (ofCities ??= cityWords());
      const typos = words.filter((word) => !set.has(word));
      // Most words are like none, which takes far less time to tell than which city is meant.
      const isLikeSome = (word: string) => list.some(mistyped(word));
      if (typos.length === 0 || !typos.every(isLikeSome)) return null;
      const city = cityLike(text);
      return city && isNameWithTypos(city, words) ? { city, typos } : null;
    },
  };
}

type Names = {
  labels: readonly Written[];
  byLabel: ReadonlyMap<string, readonly Written[]>;
  cityNames: ReadonlyMap<string, readonly Written[]>;
};

/** Finds what is written as it begins, among tens of thousands without a look at each. */
function beginningsOf(labels: readonly Written[]): (beginning: string) => Written[] {
  const sorted = labels.toSorted((one, other) =>
    one.words < other.words ? -1 : Number(one.words > other.words),
  );
  return (beginning) => {
    let [first, end] = [0, sorted.length];
    while (first < end) {
      const middle = (first + end) >> 1;
      if ((sorted[middle]?.words ?? "") < beginning) first = middle + 1;
      else end = middle;
    }
    const found: Written[] = [];
    for (let one = sorted[first]; one?.words.startsWith(beginning); one = sorted[first + found.length])
      found.push(one);
    return found;
  };
}

/** Finds the one place that folded words name. */
function finderOf({ labels, byLabel, cityNames }: Names): (asked: string) => Place | null {
  const beginningWith = beginningsOf(labels);
  const only = (found: readonly Written[]): Place | null => {
    const [one, ...others] = new Set(found.map(({ place }) => place));
    return one && others.every((other) => isSamePlace(one, other)) ? one : null;
  };
  const called = (asked: string): Place | null => {
    const city = only(cityNames.get(asked) ?? []);
    if (city) return city;
    const begun = beginningWith(asked);
    return (
      only(begun.filter(({ words }) => words === asked)) ??
      only(begun.filter(({ words }) => words.startsWith(`${asked} `))) ??
      only(begun)
    );
  };
  return (asked) => {
    const exact = byLabel.get(asked);
    if (exact) return only(exact);
    // "LA" is no beginning of a name, also where Los Angeles is not in the directory.
    const nicknamed = nicknamedCity(asked);
    if (nicknamed !== null)
      return only(
        cityNames.get(asked) ??
          // There are more cities called Washington than the one that is called DC.
          byLabel.get(`${nicknamed.name} ${nicknamed.state}`) ??
          cityNames.get(nicknamed.name) ??
          [],
      );
    const short = shortPlace(asked);
    return called(asked) ?? (short === asked ? null : called(short));
  };
}

type Candidates = {
  /** The places that a text may mean. */
  like: (text: string) => Place[];
  /** A text with its slips of the key put right, folded; null where it has none, or each may be put right in several ways. */
  putRight: (text: string) => string | null;
};

function candidatesOf(labels: readonly Written[]): Candidates {
  /** The places with a word for each of these, which begins like one of its readings. */
  const withWords = (asked: readonly (readonly string[])[]): Place[] => {
    const found = labels.filter(({ words }) =>
      asked.every((readings) => readings.some((word) => ` ${words}`.includes(` ${word}`))),
    );
    return [...new Set(found.map(({ place }) => place))];
  };
  const alike = (asked: string): Place[] => withWords(asked.split(" ").map((word) => [word]));
  // Made for the first slip, since it takes longer than anything else here.
  let spelling: Spelling | undefined;
  const spelledAlike = (asked: string): string[][] => {
    const known = (spelling ??= spellingOf(new Set(labels.flatMap(({ words }) => words.split(" ")))));
    return asked.split(" ").map((word) => (known.knows(word) ? [word] : known.alike(word)));
  };
  const shortOf = (asked: string) => shortPlace(nicknamedCity(asked)?.name ?? asked);
  return {
    like: (text) => {
      const asked = foldWords(text);
      if (asked === "") return [];
      const short = shortOf(asked);
      for (const words of new Set([asked, short])) {
        const found = alike(words);
        if (found.length > 0) return found;
      }
      return withWords(spelledAlike(short));
    },
    putRight: (text) => {
      const short = shortOf(foldWords(text));
      const words = spelledAlike(short);
      const meant = words.map(([word]) => word).join(" ");
      return meant !== short && words.every(({ length }) => length === 1) ? meant : null;
    },
  };
}
