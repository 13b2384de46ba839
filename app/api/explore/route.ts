import { findPage } from "#lib/product/directory/finding/find-page";
import { placeQuery } from "#lib/product/directory/finding/place-query";
import { directorySource } from "#lib/product/directory/provider/directory";
import { limitExplore } from "#lib/product/directory/finding/search-limit";
import { parseExplore } from "#lib/product/directory/query/explore-query";
import { searchUrgency } from "#lib/product/directory/urgency/search-urgency";
import { writeResultPlace } from "#lib/product/directory/provider/result-place";
import { locationStore } from "#lib/product/locations/location-store";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { readQuery } from "#lib/platform/server/api/query";
import { database } from "#lib/platform/server/database/database";
import { Problem } from "#lib/platform/server/answers/problem";
import { requireUser } from "#lib/platform/server/sign-in/sign-in";
import { uncachedAnswer } from "#lib/platform/server/answers/uncached-answer";
import { askedLocale } from "#lib/base/i18n/asked-locale";

/**
 * The list of /explore as JSON, with the same parameters and the language as `?locale=`: `businesses`, and in `next` and
 * `previous` the values for `after` and `before`.
 */
async function giveBusinesses(request: Request): Promise<Response> {
  const user = await requireUser();
  await limitExplore(user.id);
  const asked = parseExplore(readQuery(request));
  const locations = await locationStore(await database()).readAll(user.id);
  const now = new Date();
  const { places } = await directorySource();
  const locale = askedLocale(request);
  const placed = await placeQuery(asked, { locations, places, now, locale });
  const { query, choice } = placed;
  if (choice.kind === "unknown")
    throw new Problem(400, "The location is not known", { errors: { location: "No such place" } });
  const urgency = searchUrgency(query.search, locale);
  const { businesses, next, previous, isApproximate } = await findPage(placed, urgency, now);
  return uncachedAnswer({
    businesses,
    next: next && writeResultPlace(next),
    previous: previous && writeResultPlace(previous),
    isApproximate,
    place: choice.kind === "place" ? choice.place.label : null,
  });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ GET: giveBusinesses });
