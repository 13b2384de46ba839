import { z } from "zod";
import { locationStore } from "#lib/product/locations/location-store";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { takeForm } from "#lib/platform/server/api/form-endpoint";
import { database } from "#lib/platform/server/database/database";
import { Problem } from "#lib/platform/server/answers/problem";
import { requireUser } from "#lib/platform/server/sign-in/sign-in";

/** Makes one of the user's places the default. Other users' places are not found. */
async function takeDefault(
  request: Request,
  { params }: RouteContext<"/api/locations/[id]/default">,
): Promise<Response> {
  const { id } = await params;
  return takeForm(request, requireUser, {
    name: "default",
    page: "/locations",
    shape: z.looseObject({}),
    save: async (user) => {
      if (!(await locationStore(await database()).makeDefault(user.id, id)))
        throw new Problem(404, "There is no such place");
      return { next: "/locations?saved=default" };
    },
  });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: takeDefault });
