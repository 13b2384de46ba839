import { deleteOfVisitor } from "#lib/product/account/personal-data";
import { clientKey } from "#lib/platform/server/api/client-address";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { clientLimits } from "#lib/platform/server/api/limits";
import { orUnavailable } from "#lib/platform/server/api/or-unavailable";
import { takeFrom } from "#lib/platform/server/api/rate-limit";
import { readShape } from "#lib/platform/server/api/read-shape";
import { requireSameOrigin } from "#lib/platform/server/api/same-origin";
import { isOptedOut } from "#lib/platform/server/api/visitor-request";
import { database } from "#lib/platform/server/database/database";
import { uncachedAnswer } from "#lib/platform/server/uncached-answer";
import { fingerprintHeader, screenResolutionHeader, timezoneHeader } from "#lib/base/site/device-headers";
import { cutText } from "#lib/base/site/text";
import {
  claimedVisitor,
  expiredCookieHeaders,
  hasVisitorCookie,
  verifiedVisitor,
  visitorCookieHeaders,
} from "#lib/reader/visitor/visitor-cookie";
import { visitShape } from "#lib/reader/visitor/visitor";
import { visitorStore } from "#lib/reader/visitor/visitor-store";

/**
 * Keeps the visitor and answers their id, with the cookie that proves it. Who the visitor is, only that cookie says: a
 * request without it is a new visitor, whatever id it names and however its device looks. Without consent the answer is
 * null, and what was kept of the cookie's visitor is deleted.
 */
async function trackVisitor(request: Request): Promise<Response> {
  requireSameOrigin(request);
  await takeFrom(clientLimits.visits, clientKey(request.headers));
  const { gdpr_consent, ...told } = await readShape(request, visitShape, "The visit is not valid");
  if (!gdpr_consent || isOptedOut(request)) {
    await orUnavailable("The visitor could not be forgotten", async () => {
      const held = await verifiedVisitor(request, null);
      if (held !== null) await deleteOfVisitor(held);
    });
    return answer(null, hasVisitorCookie(request) ? expiredCookieHeaders() : []);
  }
  const { headers } = request;
  const visit = {
    ...told,
    fingerprint: told.fingerprint ?? short(headers.get(fingerprintHeader)),
    screen_resolution: told.screen_resolution ?? short(headers.get(screenResolutionHeader)),
    timezone: told.timezone ?? short(headers.get(timezoneHeader)),
  };
  const key = await orUnavailable("The visitor could not be kept", async () =>
    visitorStore(await database()).keep(visit, claimedVisitor(request)),
  );
  return answer(key.id, visitorCookieHeaders(key));
}

const short = (header: string | null): string | null => cutText(header?.trim() ?? "", 64) || null;

const answer = (anonId: string | null, cookies: [name: string, value: string][]) =>
  uncachedAnswer({ anon_id: anonId }, { headers: cookies });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: trackVisitor });
