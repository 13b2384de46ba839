import "server-only";
import { kmBetween, samePlaceKm } from "#lib/product/directory/business/distance";
import { findPlace } from "#lib/product/directory/finding/find-place";
import { bareLabel, type Place, type PlaceIndex } from "#lib/product/directory/places/places";
import { postalCodeOfPlace } from "#lib/product/directory/places/postal-code";
import type { Location, LocationForm, LocationPlace } from "#lib/product/locations/location";
import type { LocationValues } from "#lib/product/locations/location-store";
import { fieldProblem } from "#lib/platform/server/api/form-return";

/**
 * The place of a location in the present directory, which may know it by another id than an earlier one did;
 * null when it has none such.
 */
export function placeOfLocation(places: PlaceIndex, location: LocationPlace): Place | null {
  const { placeId, placeLabel } = location;
  const byId = places.byId(placeId);
  // The id of a city that only addresses name is made of its name, and may have gone to another city of that name.
  if (byId && kmBetween(byId, location) < samePlaceKm) return byId;
  const named = places.find(placeLabel);
  // Not one that is only called alike, to which nobody has moved.
  if (named?.label === placeLabel) return named;
  // There may be more places of its name by now, or no more: the one that is where it was.
  const label = bareLabel(placeLabel);
  const near = places
    .like(label)
    .filter((place) => bareLabel(place.label) === label && kmBetween(place, location) < samePlaceKm);
  return near.length === 1 ? (near[0] ?? null) : null;
}

/**
 * What the form says as it is kept: the place, by its id, name or postal code, with its coordinates. That of the `location` which
 * is changed may stay, though a later directory has it no more. Throws a FormProblem for one nobody knows.
 */
export async function locationValues(
  { name, address, place: asked, isDefault }: LocationForm,
  places: PlaceIndex,
  location: Location | null = null,
): Promise<LocationValues> {
  const kept = location !== null && [location.placeId, location.placeLabel].includes(asked) ? location : null;
  const known = kept ? placeOfLocation(places, kept) : await namedPlace(asked, places);
  const place = known ? asKept(known) : kept;
  if (!place) throw fieldProblem({ place: isCode(asked) ? "codeUnknown" : "placeUnknown" });
  const { placeId, placeLabel, latitude, longitude } = place;
  return { name, address, isDefault, placeId, placeLabel, latitude, longitude };
}

/** What a text names that is no place of the user's own. */
async function namedPlace(text: string, places: PlaceIndex): Promise<Place | null> {
  const choice = await findPlace(text, [], places);
  return choice.kind === "place" ? choice.place : null;
}

const isCode = (text: string) => postalCodeOfPlace(text.trim())?.rest === "";

const asKept = ({ id, label, latitude, longitude }: Place): LocationPlace => ({
  placeId: id,
  placeLabel: label,
  latitude,
  longitude,
});
