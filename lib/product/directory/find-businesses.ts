import "server-only";
/** A search of the directory as a user makes it: their own places are places too, and their default is where it begins. */
import { postalPlace, searchBusinesses } from "#lib/product/directory/directory";
import { kmBetween, samePlaceKm } from "#lib/product/directory/distance";
import { reaches, searchedFor, type ExploreQuery } from "#lib/product/directory/explore-query";
import { readResultPlace } from "#lib/product/directory/result-place";
import type { Place, PlaceIndex } from "#lib/product/directory/places";
import { everyBusiness, type DirectoryPage, type DirectoryQuery } from "#lib/product/directory/provider";
import { beforePlace, postalCodeIn, postalCodeOfPlace } from "#lib/product/directory/postal-code";
import { categoriesNamed } from "#lib/product/directory/category-words";
import { neverCloses } from "#lib/product/directory/opening";
import { openingIn } from "#lib/product/directory/opening-words";
import { isWeak } from "#lib/product/directory/weak-words";
import { nicknamedCity } from "#lib/product/directory/short-place";
import { queryWords, searchedWords } from "#lib/product/directory/query-words";
import { foldWords, isHere, isSmall, roundTheClock } from "#lib/product/directory/words";
import { nameKeyOf, type Location } from "#lib/product/locations/location";
import { nullOnError } from "#lib/platform/server/null-on-error";

const pageSize = 20;

/** Where a search is about. `city` names the place without saying whose it is. */
type SearchedPlace = Place & { locationId: string | null };

export type PlaceChoice =
  | { kind: "everywhere" }
  | { kind: "place"; place: SearchedPlace }
  /** `isHere` when it is where the user is, who has saved no place. */
  | { kind: "unknown"; candidates: readonly Place[]; isHere?: boolean };

/** What the id of a place begins with that is a postal code's; the directory's own begin otherwise. */
const postalId = "postal/";

const everywhere: PlaceChoice = { kind: "everywhere" };

/** Which place a text means: one of the user's own by its name, else one of the directory's. */
function choosePlace(typed: string | null, locations: readonly Location[], places: PlaceIndex): PlaceChoice {
  if (typed === null) {
    const own = locations.find(({ isDefault }) => isDefault);
    return own ? { kind: "place", place: placeOf(own) } : everywhere;
  }
  if (typed === "") return everywhere;
  const own = locations.find(({ name }) => nameKeyOf(name) === nameKeyOf(typed));
  if (own) return { kind: "place", place: placeOf(own) };
  if (isHere(typed)) {
    const main = locations.find(({ isDefault }) => isDefault) ?? locations[0];
    return main ? { kind: "place", place: placeOf(main) } : { kind: "unknown", candidates: [], isHere: true };
  }
  const place = places.find(typed);
  return place
    ? { kind: "place", place: { ...place, locationId: null } }
    : { kind: "unknown", candidates: places.like(typed) };
}

/** As `choosePlace`, and a place may also be named by a postal code that businesses have. */
export async function findPlace(
  typed: string | null,
  locations: readonly Location[],
  places: PlaceIndex,
): Promise<PlaceChoice> {
  const choice = choosePlace(typed, locations, places);
  const found = choice.kind === "unknown" && typed !== null ? postalCodeOfPlace(typed) : null;
  if (!found) return choice;
  const rest = found.rest === "" ? null : choosePlace(found.rest, locations, places);
  const town = rest?.kind === "place" ? rest : null;
  const place = await placeOfCode(found);
  // Another country may have the same code; beside a number of four digits, only a town says that it is one.
  const isMeant = town
    ? place !== null && kmBetween(place, town.place) < samePlaceKm
    : found.rest === "" || found.code.length > shortestCode;
  if (place && isMeant) return { kind: "place", place };
  return town ?? choice;
}

/** The city that was meant where no place is called as was typed. */
const cityMeant = (typed: string | null, choice: PlaceChoice, places: PlaceIndex): Place | null =>
  typed !== null && choice.kind === "unknown" && !choice.isHere ? places.cityLike(typed) : null;

async function placeOfCode({ code, word }: { code: string; word: string }): Promise<SearchedPlace | null> {
  // Of the longer codes of the United States, most businesses have the first half alone.
  const half = /^\d{9}$/.test(word) ? word.slice(0, 5) : null;
  const place = (await postalPlace(word)) ?? (half === null ? null : await postalPlace(half));
  const label = [code, place?.city].filter(Boolean).join(", ");
  return place && { ...place, id: `${postalId}${word}`, label, locationId: null };
}

const withCity = new RegExp(String.raw`^(.*)\s(${beforePlace})\s+(\S.*)$`, "iu");

/** A search in a place: `rest` is what is looked for, `isSure` whether nothing else can be meant. */
type SearchInPlace = { rest: string; place: Place; isSure: boolean };

/** The place that a text begins with the whole name of, or is the nickname of. Not what only begins like one: "art" is not Arthur. */
function placeCalled(text: string, places: PlaceIndex): Place | null {
  const place = places.find(text);
  const [bare = ""] = place?.label.split(", ") ?? [];
  const words = foldWords(text);
  return `${words} `.startsWith(`${foldWords(bare)} `) || nicknamedCity(words) !== null ? place : null;
}

/** A search that ends in a place of the directory, as "dentist in Austin" does, without it; null where it does not. */
function placeIn(search: string, places: PlaceIndex): SearchInPlace | null {
  const [, rest, before = "", named] = withCity.exec(` ${search}`) ?? [];
  const place = named === undefined ? null : placeCalled(named, places);
  if (rest === undefined || named === undefined || !place) return null;
  const [name, words] = [foldWords(place.label.split(", ", 1)[0] ?? ""), foldWords(named)];
  // A capital says that it is a name, unless all is written in capitals; and so does a state behind it.
  const isName = words !== name || (/^\p{Lu}/u.test(named) && /^\p{Ll}/u.test(before));
  // A neighborhood is called by words that mean much else.
  return { rest, place, isSure: places.cities.includes(place) && (isName || !isOneKind(rest, name)) };
}

/** As many words as the name of a city has, with its state. */
const longestCity = 4;

/**
 * A search that begins with a city or ends in one without a word before it, as "dentist Austin TX" and "Austin dentist" do; where it
 * `mayBeAll`, the city may be all there is.
 */
function cityBeside(search: string, places: PlaceIndex, mayBeAll: boolean): SearchInPlace | null {
  const words = search.split(/[\s,]+/).filter(Boolean);
  const most = Math.min(longestCity, mayBeAll ? words.length : words.length - 1);
  for (let count = most; count > 0; count -= 1)
    for (const [named, others] of [
      [words.slice(-count), words.slice(0, -count)],
      [words.slice(0, count), words.slice(count)],
    ] as const) {
      if (named.every((word) => isSmall(foldWords(word)))) continue;
      const place = placeCalled(named.join(" "), places);
      if (!place || !places.cities.includes(place)) continue;
      const rest = others.join(" ");
      // "Saturday mornings" has to be in a place.
      return { rest, place, isSure: rest === "" || openingIn(rest)?.rest === "" };
    }
  return null;
}

/** Whether words may all be about one kind of business: "help in reading" and "lessons in reading", but not "dentist in reading". */
function isOneKind(rest: string, name: string): boolean {
  const words = queryWords(rest);
  const kinds = categoriesNamed([name]);
  const others = categoriesNamed(words);
  return kinds.length > 0 && (words.every(isWeak) || others.some((category) => kinds.includes(category)));
}

/** The place that a search names, its words for opening times aside. */
function placeNamed(query: ExploreQuery, places: PlaceIndex): SearchInPlace | null {
  const { search, sought, openTimes, isOpen } = query;
  const whole = placeIn(search, places);
  // Of "open now in Austin" only the place is left to look for; "in Austin" alone may be a name.
  if (whole?.rest === "" && !isOpen) return null;
  if (whole) return { ...whole, rest: whole.rest.trim() };
  const found =
    (sought === search ? null : placeIn(sought, places)) ??
    cityBeside(sought, places, isOpen || openTimes !== null);
  const asked = sought === search ? undefined : openingIn(search)?.asked;
  return found && { ...found, rest: [found.rest.trim(), asked].filter(Boolean).join(" ") };
}

/** What of a query asks only for some of what its words find. */
const whole = { isOpen: false, openTimes: null, after: null, before: null } as const;
const isWhole = ({ isOpen, openTimes, after, before }: ExploreQuery): boolean =>
  !isOpen && openTimes === null && after === null && before === null;

/**
 * Whether what the words of a query stand for, a place among them too, is where it is looked for; with the query's page of
 * businesses, if it has been read for this.
 */
async function isFoundAt(
  query: ExploreQuery,
  choice: PlaceChoice,
  now: Date,
): Promise<{ isFound: boolean; page?: FoundPage }> {
  const page = await nullOnError("directory not read", () =>
    findBusinesses({ ...query, ...whole }, choice, now),
  );
  if (page === null) return { isFound: true };
  const isFound = page.businesses.length > 0 || page.next !== null;
  return { isFound, ...(isWhole(query) && { page }) };
}

/** What else a search may mean: words of it name a place too. */
export type OtherSearch = { search: string; place: string };

/** A search, and the place that it is about. */
export type PlacedSearch = {
  query: ExploreQuery;
  choice: PlaceChoice;
  other?: OtherSearch;
  page?: FoundPage;
  /** What was typed for the place, where that is no name of one but like one's. */
  slip?: string;
};

/**
 * A search as words alone where a bare day among them is part of what a business there is called, as "Dental Friday" is. It is
 * asked for as one name: a dentist who has "Friday" somewhere else is none to leave the day out for.
 */
async function asName(placed: PlacedSearch, now: Date): Promise<PlacedSearch> {
  const { query, choice } = placed;
  if (query.openTimes === null || choice.kind === "unknown" || !openingIn(query.search)?.isBare)
    return placed;
  const page = await nullOnError("directory not read", () =>
    findBusinesses({ ...query, ...whole, sought: "", phone: null }, choice, now, foldWords(query.search)),
  );
  if (page === null || page.businesses.length === 0) return placed;
  return { ...placed, query: { ...query, sought: query.search, openTimes: null } };
}

/**
 * A query with the place that it is about. A postal code or a place among the words that are searched for is one too; where its name
 * may be what is looked for, and something is found so, the search in that place is the `other` one. `page` is what
 * `findBusinesses` would give, if the directory had to be asked for it.
 */
export const placeQuery = async (
  asked: ExploreQuery,
  locations: readonly Location[],
  places: PlaceIndex,
  now: Date,
): Promise<PlacedSearch> => asName(await withPlace(asked, locations, places, now), now);

async function withPlace(
  asked: ExploreQuery,
  locations: readonly Location[],
  places: PlaceIndex,
  now: Date,
): Promise<PlacedSearch> {
  const found = asked.phone === null ? postalCodeIn(asked.search) : null;
  const place = found && (await placeOfCode(found));
  if (found && place)
    return {
      query: { ...asked, ...searchedFor(found.rest, asked.isOpen), location: found.code },
      choice: { kind: "place", place },
    };
  // A code alone that no business has: the user learns that the place is not known, and which are.
  if (found && found.rest === "" && found.code.length > shortestCode)
    return {
      query: { ...asked, ...searchedFor("", asked.isOpen), location: found.code },
      choice: { kind: "unknown", candidates: [] },
    };
  const named = asked.phone === null ? placeNamed(asked, places) : null;
  const typed = named?.isSure === true ? null : await findPlace(asked.location, locations, places);
  const meant = typed && cityMeant(asked.location, typed, places);
  const choice: PlaceChoice | null = meant ? { kind: "place", place: { ...meant, locationId: null } } : typed;
  const query = meant ? { ...asked, location: meant.label } : asked;
  const asNamed = named && choice && choice.kind !== "unknown" ? await isFoundAt(query, choice, now) : null;
  if (named && (choice === null || asNamed?.isFound === false))
    return {
      query: { ...query, ...searchedFor(named.rest, query.isOpen), location: named.place.label },
      choice: { kind: "place", place: { ...named.place, locationId: null } },
    };
  return {
    query,
    choice: choice ?? everywhere,
    ...(asNamed?.page && { page: asNamed.page }),
    ...(named && { other: { search: named.rest, place: named.place.label } }),
    ...(meant && asked.location !== null && { slip: asked.location }),
  };
}

/** Four digits alone may also be part of a name. */
const shortestCode = 4;

const placeOf = ({ id, name, placeId, placeLabel, latitude, longitude }: Location): SearchedPlace => ({
  id: placeId,
  label: name,
  // Of a place that was saved by its postal code, the code tells too much of whose it is.
  city: placeId.startsWith(postalId) ? placeLabel.replace(/^[^,]*(?:, )?/, "") : placeLabel,
  latitude,
  longitude,
  locationId: id,
});

/** A page of businesses, and how far it reaches from the place of the search, in kilometres; null for any distance. */
export type FoundPage = DirectoryPage & { withinKm: number | null };

/** The page of businesses that a query asks for, only of those that are `called` so. Throws when the directory cannot be read. */
export async function findBusinesses(
  query: ExploreQuery,
  choice: PlaceChoice,
  now: Date,
  called?: string,
): Promise<FoundPage> {
  const { phone } = query;
  const near = choice.kind === "place" ? choice.place : null;
  const read = async (
    asked: Pick<DirectoryQuery, "words" | "phrases" | "phone" | "withinKm">,
  ): Promise<FoundPage> => ({
    ...(await searchBusinesses({
      ...asked,
      ...(called !== undefined && { called }),
      category: query.category,
      near,
      openAt: query.isOpen ? now : null,
      openTimes: query.openTimes,
      now,
      after: readResultPlace(query.after),
      before: readResultPlace(query.before),
      size: pageSize,
    })),
    withinKm: asked.withinKm,
  });
  if (phone !== null) {
    const page = await read({ words: [], phone: phone.digits, withinKm: null });
    if (!phone.isSpelled || page.businesses.length > 0) return page;
  }
  return read({ ...searchedWords(query.sought), phone: null, withinKm: near && reaches[query.within] });
}

/** Where the first business of a query's page stands in the whole list, counted from 1, as full as pages mostly are. */
export function firstRanking({ after, before }: Pick<ExploreQuery, "after" | "before">): number {
  const page = readResultPlace(before ?? after)?.page ?? 1;
  return (page - 1) * pageSize + 1;
}

/** Whether a page shows what comes close because nothing that never closes has the other words, as a query asks. */
export const lacksRoundTheClock = (
  { sought }: Pick<ExploreQuery, "sought">,
  { businesses, isApproximate }: Pick<DirectoryPage, "businesses" | "isApproximate">,
): boolean =>
  isApproximate &&
  queryWords(sought).includes(roundTheClock) &&
  !businesses.some(({ hours }) => hours !== null && neverCloses(hours));

/** Whether the words of a query find nothing, wherever and whenever it is open: the directory has no such business. */
export async function isNowhere({ sought, phone }: ExploreQuery): Promise<boolean> {
  const { words: all, phrases } = searchedWords(sought);
  const words = all.filter((word) => word !== roundTheClock);
  if (words.length === 0 || phone?.isSpelled === false) return false;
  const { businesses, next } = await searchBusinesses({ ...everyBusiness, words, phrases, size: 1 });
  return businesses.length === 0 && next === null;
}
