import "server-only";
import { directoryCities } from "#lib/product/directory/directory";
import { placesOf } from "#lib/product/directory/places";
import type { LocationForm } from "#lib/product/locations/location";
import type { LocationValues } from "#lib/product/locations/location-store";
import { fieldProblem } from "#lib/platform/server/api/form-return";

/** What the form says as it is kept: the place with its coordinates. Throws FieldProblem for one nobody knows. */
export function locationValues({ name, address, place: asked, isDefault }: LocationForm): LocationValues {
  const place = placesOf(directoryCities()).find(({ id }) => id === asked);
  if (!place) throw fieldProblem({ place: "placeUnknown" });
  const { id: placeId, label: placeLabel, latitude, longitude } = place;
  return { name, address, isDefault, placeId, placeLabel, latitude, longitude };
}
