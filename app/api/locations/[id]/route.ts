import { locationValues } from "@/app/api/locations/location-values";
import { locationForm } from "#lib/locations/location";
import { changeLocation } from "#lib/locations/store";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { FieldProblem, takeForm } from "#lib/platform/server/api/signed-in-form";
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
      const outcome = await changeLocation(user.id, id, locationValues(form));
      if (outcome === "absent") throw new Problem(404, "There is no such place");
      if (outcome !== "saved") throw new FieldProblem({ name: outcome });
    },
  });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: takeChange });
