import "server-only";
/** Which place a search is about: the one that is asked for, or one that its words name. */
import { hasWord } from "#lib/product/directory/provider/directory";
import { searchedFor, type ExploreQuery } from "#lib/product/directory/query/explore-query";
import { findBusinesses, findCalled, type FoundPage } from "#lib/product/directory/finding/find-businesses";
import { findPlace, placeOfCode, shortestCode } from "#lib/product/directory/finding/find-place";
import { placeMistyped, type MistypedPlace } from "#lib/product/directory/query/mistyped-place";
import { placeNamed } from "#lib/product/directory/query/named-place";
import { openingIn } from "#lib/product/directory/query/opening-words";
import { everywhere, type PlaceChoice } from "#lib/product/directory/places/place-choice";
import type { Place, PlaceIndex } from "#lib/product/directory/places/places";
import { postalCodeIn } from "#lib/product/directory/places/postal-code";
import { isCry, searchUrgency } from "#lib/product/directory/urgency/search-urgency";
import { nameKeyOf, type Location } from "#lib/product/locations/location";
import { nullOnError } from "#lib/platform/server/null-on-error";
import type { Locale } from "#lib/base/i18n/locales";

/** The city that was meant where no place is called as was typed. */
const cityMeant = (typed: string | null, choice: PlaceChoice, places: PlaceIndex): Place | null =>
  typed !== null && choice.kind === "unknown" && !choice.isHere ? places.cityLike(typed) : null;

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

/** What a search is read by. */
type Known = {
  locations: readonly Location[];
  places: PlaceIndex;
  now: Date;
  /** The language of whoever searches. */
  locale: Locale;
};

/**
 * The city that the words of a search name with a typo, if none of the user's places or businesses is called so, and it would be as
 * urgent without them.
 */
async function mistypedCity(
  query: ExploreQuery,
  { locations, places, locale }: Known,
): Promise<MistypedPlace | null> {
  const found = query.phone === null && !query.isExact ? placeMistyped(query, places) : null;
  if (!found || locations.some(({ name }) => nameKeyOf(name) === nameKeyOf(found.typed))) return null;
  const urgency = searchUrgency(query.search, locale);
  if (urgency && (isCry(urgency) || searchUrgency(found.rest, locale)?.isFirst !== urgency.isFirst))
    return null;
  for (const word of found.typos)
    if ((await nullOnError("directory not read", () => hasWord(word))) !== false) return null;
  return found;
}

/**
 * As `isFoundAt`, for a search whose end may name a place. Somebody who cries for help is sent to nothing that its words find,
 * which is then not asked for: the place counts as one if the cry is the same without it.
 */
async function isFoundAsNamed(
  query: ExploreQuery,
  rest: string,
  choice: PlaceChoice,
  { now, locale }: Known,
): ReturnType<typeof isFoundAt> {
  if (isCry(searchUrgency(query.search, locale))) return { isFound: !isCry(searchUrgency(rest, locale)) };
  return isFoundAt(query, choice, now);
}

/** What else a search may mean: words of it name a place too. */
export type OtherSearch = { search: string; place: string };

/** What was typed for a place, where that is no name of one but like one's. */
export type Slip = {
  typed: string;
  /** The search as it was asked for, where that stood among its words. */
  asked?: ExploreQuery;
};

/** A search, and the place that it is about. */
export type PlacedSearch = {
  query: ExploreQuery;
  choice: PlaceChoice;
  other?: OtherSearch;
  /** Its page of businesses, where the directory had to be asked for it. */
  page?: FoundPage;
  slip?: Slip;
};

/**
 * A bare day among the words of a search may be part of a name, as of "Dental Friday". Where a business there has all of the words
 * as its name, that is what is searched for, whenever it is open.
 */
async function asName(placed: PlacedSearch, now: Date): Promise<PlacedSearch> {
  const { query, choice } = placed;
  if (query.openTimes === null || choice.kind === "unknown" || !openingIn(query.search)?.isBare)
    return placed;
  const page = await nullOnError("directory not read", () => findCalled({ ...query, ...whole }, choice, now));
  if (page === null || page.businesses.length === 0) return placed;
  return { ...placed, query: { ...query, sought: query.search, openTimes: null } };
}

/**
 * A query with the place that it is about: the one that is asked for, or a postal code or a place among its words. The name of a
 * place may also be what is looked for. If something is found so, it stays a word, and the search in that place is the `other` one.
 */
export const placeQuery = async (asked: ExploreQuery, known: Known): Promise<PlacedSearch> =>
  asName(await withPlace(asked, known), known.now);

async function withPlace(asked: ExploreQuery, known: Known): Promise<PlacedSearch> {
  const { locations, places } = known;
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
  const mistyped = named === null ? await mistypedCity(asked, known) : null;
  if (mistyped)
    return {
      query: { ...asked, ...searchedFor(mistyped.rest, asked.isOpen), location: mistyped.place.label },
      choice: { kind: "place", place: { ...mistyped.place, locationId: null } },
      slip: { typed: mistyped.typed, asked },
    };
  const typed = named?.isSure === true ? null : await findPlace(asked.location, locations, places);
  const meant = typed && cityMeant(asked.location, typed, places);
  const choice: PlaceChoice | null = meant ? { kind: "place", place: { ...meant, locationId: null } } : typed;
  const query = meant ? { ...asked, location: meant.label } : asked;
  const asNamed =
    named && choice && choice.kind !== "unknown"
      ? await isFoundAsNamed(query, named.rest, choice, known)
      : null;
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
    ...(meant && asked.location !== null && { slip: { typed: asked.location } }),
  };
}
