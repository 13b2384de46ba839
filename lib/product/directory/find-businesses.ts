import "server-only";
/** A search of the directory as a user makes it: their own places are places too, and their default is where it begins. */
import { searchBusinesses } from "#lib/product/directory/directory";
import type { Point } from "#lib/product/directory/distance";
import { reaches, type ExploreQuery } from "#lib/product/directory/explore-query";
import { readResultPlace } from "#lib/product/directory/result-place";
import type { Place, PlaceIndex } from "#lib/product/directory/places";
import type { DirectoryPage } from "#lib/product/directory/provider";
import { queryWords } from "#lib/product/directory/words";
import { nameKeyOf, type Location } from "#lib/product/locations/location";

const pageSize = 20;

/** Where a search is about. `city` names the place without saying whose it is. */
type SearchedPlace = Point & { label: string; city: string; locationId: string | null };

export type PlaceChoice =
  | { kind: "everywhere" }
  | { kind: "place"; place: SearchedPlace }
  | { kind: "unknown"; candidates: readonly Place[] };

const everywhere: PlaceChoice = { kind: "everywhere" };

/** Which place a text means: one of the user's own by its name, else one of the directory's. */
export function choosePlace(
  typed: string | null,
  locations: readonly Location[],
  places: PlaceIndex,
): PlaceChoice {
  if (typed === null) {
    const own = locations.find(({ isDefault }) => isDefault);
    return own ? { kind: "place", place: placeOf(own) } : everywhere;
  }
  if (typed === "") return everywhere;
  const own = locations.find(({ name }) => nameKeyOf(name) === nameKeyOf(typed));
  if (own) return { kind: "place", place: placeOf(own) };
  const place = places.find(typed);
  return place
    ? { kind: "place", place: { ...place, locationId: null } }
    : { kind: "unknown", candidates: places.like(typed) };
}

const placeOf = ({ id, name, placeLabel, latitude, longitude }: Location): SearchedPlace => ({
  label: name,
  city: placeLabel,
  latitude,
  longitude,
  locationId: id,
});

/** The page of businesses that a query asks for. Throws when the directory cannot be read. */
export function findBusinesses(query: ExploreQuery, choice: PlaceChoice, now: Date): Promise<DirectoryPage> {
  const near = choice.kind === "place" ? choice.place : null;
  return searchBusinesses({
    words: queryWords(query.search),
    category: query.category,
    near,
    withinKm: near && reaches[query.within],
    openAt: query.isOpen ? now : null,
    after: readResultPlace(query.after),
    before: readResultPlace(query.before),
    size: pageSize,
  });
}
