import "server-only";
/** Which place is meant where one is asked for: one of the user's own, one of the directory's, or a postal code's. */
import { postalPlace } from "#lib/product/directory/provider/directory";
import { kmBetween, samePlaceKm } from "#lib/product/directory/business/distance";
import { everywhere, type PlaceChoice, type SearchedPlace } from "#lib/product/directory/places/place-choice";
import type { PlaceIndex } from "#lib/product/directory/places/places";
import { postalCodeOfPlace } from "#lib/product/directory/places/postal-code";
import { isHere } from "#lib/product/directory/vocabulary/words";
import { nameKeyOf, type Location } from "#lib/product/locations/location";

/** What the id of a place begins with that is a postal code's; the directory's own begin otherwise. */
const postalId = "postal/";

/** Four digits alone may also be part of a name. */
export const shortestCode = 4;

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

/** The place of a postal code as typed; null where no business has it. */
export async function placeOfCode({
  code,
  word,
}: {
  code: string;
  word: string;
}): Promise<SearchedPlace | null> {
  // Of the longer codes of the United States, most businesses have the first half alone.
  const half = /^\d{9}$/.test(word) ? word.slice(0, 5) : null;
  const place = (await postalPlace(word)) ?? (half === null ? null : await postalPlace(half));
  const label = [code, place?.city].filter(Boolean).join(", ");
  return place && { ...place, id: `${postalId}${word}`, label, locationId: null };
}

const placeOf = ({ id, name, placeId, placeLabel, latitude, longitude }: Location): SearchedPlace => ({
  id: placeId,
  label: name,
  // Of a place that was saved by its postal code, the code tells too much of whose it is.
  city: placeId.startsWith(postalId) ? placeLabel.replace(/^[^,]*(?:, )?/, "") : placeLabel,
  latitude,
  longitude,
  locationId: id,
});
