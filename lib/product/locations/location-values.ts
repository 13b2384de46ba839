import "server-only";
import { directorySource } from "#lib/product/directory/directory";
import type { LocationForm } from "#lib/product/locations/location";
import type { LocationValues } from "#lib/product/locations/location-store";
import { fieldProblem } from "#lib/platform/server/api/form-return";

/** What the form says as it is kept: the place, by its id or name, with its coordinates. Throws a FormProblem for one nobody knows. */
export async function locationValues({
  name,
  address,
  place: asked,
  isDefault,
}: LocationForm): Promise<LocationValues> {
  const { places } = await directorySource();
  const place = places.find(asked);
  if (!place) throw fieldProblem({ place: "placeUnknown" });
  const { id: placeId, label: placeLabel, latitude, longitude } = place;
  return { name, address, isDefault, placeId, placeLabel, latitude, longitude };
}
