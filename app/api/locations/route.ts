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
import { nullOnError } from "#lib/platform/server/null-on-error";
import { requireUser } from "#lib/platform/server/sign-in/sign-in";
import { uncachedAnswer } from "#lib/platform/server/answers/uncached-answer";

/** The user's own places. */
async function giveLocations(): Promise<Response> {
  const user = await requireUser();
  return uncachedAnswer({ locations: await locationStore(await database()).readAll(user.id) });
}

/** Saves a new place. */
const takeLocation = (request: Request) =>
  takeForm(request, requireUser, {
    name: "location",
    page: "/locations",
    shape: locationForm,
    save: async (user, form) => {
      const values = await locationValues(form, (await directorySource()).places);
      const store = locationStore(await database());
      const outcome = await store.add(user.id, values, new Date());
      if (outcome !== "saved") throw fieldProblem({ name: outcome });
      // The place is saved, whatever becomes of this.
      const all = await nullOnError("places not read", () => store.readAll(user.id));
      const isFirst = all?.length === 1;
      const saved = isFirst ? savedLocation.first : savedLocation.any;
      return { next: withQuery("/locations", { saved }), json: uncachedAnswer({ saved }) };
    },
  });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: giveLocations,
  POST: takeLocation,
});
