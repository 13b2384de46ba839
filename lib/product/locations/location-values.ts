import "server-only";
import type { PlaceIndex } from "#lib/product/directory/places";
import type { Location, LocationForm, LocationPlace } from "#lib/product/locations/location";
import type { LocationValues } from "#lib/product/locations/location-store";
import { fieldProblem } from "#lib/platform/server/api/form-return";

/**
 * What the form says as it is kept: the place, by its id or name, with its coordinates. That of the `location` which is changed
 * may stay, though a later directory has it no more. Throws a FormProblem for one nobody knows.
 */
export function locationValues(
  { name, address, place: asked, isDefault }: LocationForm,
  places: PlaceIndex,
  location: Location | null = null,
): LocationValues {
  const isKept = location !== null && [location.placeId, location.placeLabel].includes(asked);
  const place = placeOf(places, asked) ?? (isKept ? location : null);
  if (!place) throw fieldProblem({ place: "placeUnknown" });
  const { placeId, placeLabel, latitude, longitude } = place;
  return { name, address, isDefault, placeId, placeLabel, latitude, longitude };
}

function placeOf(places: PlaceIndex, asked: string): LocationPlace | null {
  const place = places.find(asked);
  if (!place) return null;
  const { id: placeId, label: placeLabel, latitude, longitude } = place;
  return { placeId, placeLabel, latitude, longitude };
}
