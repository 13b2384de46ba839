import { locationValues } from "#lib/product/locations/location-values";
import { locationForm } from "#lib/product/locations/location";
import { locationStore } from "#lib/product/locations/location-store";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { FieldProblem, takeForm } from "#lib/platform/server/api/signed-in-form";
import { database } from "#lib/platform/server/database/database";
import { Problem } from "#lib/platform/server/problem";
import { requireUser } from "#lib/platform/server/sign-in";

/** Changes one of the user's places. Anybody else's is not found. */
async function takeChange(
  request: Request,
  { params }: RouteContext<"/api/locations/[id]">,
): Promise<Response> {
  const { id } = await params;
  return takeForm(request, requireUser, {
    name: "location",
    page: `/location/${encodeURIComponent(id)}`,
    next: "/locations?saved=location",
    shape: locationForm,
    save: async (user, form) => {
      const values = locationValues(form);
      const outcome = await locationStore(await database()).change(user.id, id, values);
      if (outcome === "absent") throw new Problem(404, "There is no such place");
      if (outcome !== "saved") throw new FieldProblem({ name: outcome });
    },
  });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: takeChange });
