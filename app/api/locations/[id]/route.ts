import { withQuery } from "#lib/base/addresses/filtered-addresses";
import { directorySource } from "#lib/product/directory/provider/directory";
import { locationValues } from "#lib/product/locations/location-values";
import { locationForm } from "#lib/product/locations/location";
import { savedLocation } from "#lib/product/locations/saved-location";
import { locationStore } from "#lib/product/locations/location-store";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { takeForm } from "#lib/platform/server/api/form-endpoint";
import { fieldProblem } from "#lib/platform/server/api/form-return";
import { database } from "#lib/platform/server/database/database";
import { Problem } from "#lib/platform/server/answers/problem";
import { requireUser } from "#lib/platform/server/sign-in/sign-in";

/** Changes one of the user's places. Other users' places are not found. */
async function takeChange(
  request: Request,
  { params }: RouteContext<"/api/locations/[id]">,
): Promise<Response> {
  const { id } = await params;
  return takeForm(request, requireUser, {
    name: "location",
    page: `/location/${encodeURIComponent(id)}`,
    shape: locationForm,
    save: async (user, form) => {
      const store = locationStore(await database());
      const { places } = await directorySource();
      const values = await locationValues(form, places, await store.read(user.id, id));
      const outcome = await store.change(user.id, id, values, new Date());
      if (outcome === "absent") throw new Problem(404, "There is no such place");
      if (outcome !== "saved") throw fieldProblem({ name: outcome });
      return { next: withQuery("/locations", { saved: savedLocation.any }) };
    },
  });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: takeChange });
