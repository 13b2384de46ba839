import { locationValues } from "#lib/product/locations/location-values";
import { locationForm } from "#lib/product/locations/location";
import { locationStore } from "#lib/product/locations/location-store";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { FieldProblem, takeForm } from "#lib/platform/server/api/signed-in-form";
import { database } from "#lib/platform/server/database/database";
import { requireUser } from "#lib/platform/server/sign-in";

/** The user's own places. */
async function giveLocations(): Promise<Response> {
  const user = await requireUser();
  return Response.json(
    { locations: await locationStore(await database()).readAll(user.id) },
    { headers: { "cache-control": "private, no-store" } },
  );
}

/** Saves a new place. */
const takeLocation = (request: Request) =>
  takeForm(request, requireUser, {
    name: "location",
    page: "/locations",
    next: "/locations?saved=location",
    shape: locationForm,
    save: async (user, form) => {
      const values = locationValues(form);
      const outcome = await locationStore(await database()).add(user.id, values);
      if (outcome !== "saved") throw new FieldProblem({ name: outcome });
    },
  });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: giveLocations,
  POST: takeLocation,
});
