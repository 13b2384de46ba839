import { choosePlace, findBusinesses } from "@/components/explore/find-businesses";
import { parseExplore } from "#lib/directory/explore-query";
import { writePageKey } from "#lib/directory/page-key";
import { readLocations } from "#lib/locations/store";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { Problem } from "#lib/platform/server/problem";
import { requireUser } from "#lib/platform/server/sign-in";

/** The list of /explore as JSON, by the same parameters: `businesses`, and `next` and `previous` as keys for `after` and `before`. */
async function giveBusinesses(request: Request): Promise<Response> {
  const user = await requireUser();
  const query = parseExplore(Object.fromEntries(new URL(request.url).searchParams));
  const choice = choosePlace(query.location, await readLocations(user.id));
  if (choice.kind === "unknown")
    throw new Problem(400, "The location is not known", { errors: { location: "No such place" } });
  const { businesses, next, previous, isApproximate } = await findBusinesses(query, choice, new Date());
  return Response.json(
    {
      businesses,
      next: next && writePageKey(next),
      previous: previous && writePageKey(previous),
      isApproximate,
      place: choice.kind === "place" ? choice.place.label : null,
    },
    { headers: { "cache-control": "private, no-store" } },
  );
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ GET: giveBusinesses });
