import { z } from "zod";
import { locationStore } from "#lib/product/locations/location-store";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { takeForm } from "#lib/platform/server/api/form-endpoint";
import { database } from "#lib/platform/server/database/database";
import { Problem } from "#lib/platform/server/answers/problem";
import { requireUser } from "#lib/platform/server/sign-in/sign-in";

/** Deletes one of the user's places. Other users' places are not found. */
async function takeDeletion(
  request: Request,
  { params }: RouteContext<"/api/locations/[id]/delete">,
): Promise<Response> {
  const { id } = await params;
  return takeForm(request, requireUser, {
    name: "delete",
    page: "/locations",
    shape: z.looseObject({}),
    save: async (user) => {
      if (!(await locationStore(await database()).delete(user.id, id)))
        throw new Problem(404, "There is no such place");
      return { next: "/locations?saved=delete" };
    },
  });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: takeDeletion });
