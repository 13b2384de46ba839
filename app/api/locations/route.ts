import { locationValues } from "@/app/api/locations/location-values";
import { locationForm } from "#lib/locations/location";
import { addLocation, readLocations } from "#lib/locations/store";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { FieldProblem, takeForm } from "#lib/platform/server/api/signed-in-form";
import { requireUser } from "#lib/platform/server/sign-in";

/** The user's own places. */
async function giveLocations(): Promise<Response> {
  const user = await requireUser();
  return Response.json(
    { locations: await readLocations(user.id) },
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
      const outcome = await addLocation(user.id, locationValues(form));
      if (outcome !== "saved") throw new FieldProblem({ name: outcome });
    },
  });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: giveLocations,
  POST: takeLocation,
});
