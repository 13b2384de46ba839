import { deleteCountedOfUser, deleteCountedOfVisitor } from "#lib/personal-data/delete-data";
import { clientKey } from "#lib/platform/server/api/client-address";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { clientLimits } from "#lib/platform/server/api/limits";
import { orUnavailable } from "#lib/platform/server/api/or-unavailable";
import { takeFrom } from "#lib/platform/server/api/rate-limit";
import { readShape } from "#lib/platform/server/api/read-shape";
import { requireSameOrigin } from "#lib/platform/server/api/same-origin";
import { isOptedOut } from "#lib/platform/server/api/visitor-request";
import { readNamedUser } from "#lib/platform/server/sign-in/sign-in";
import { uncachedAnswer } from "#lib/platform/server/answers/uncached-answer";
import { keepVisit } from "#lib/reader/visitor/keep-visit";
import {
  expiredCookieHeaders,
  hasVisitorCookie,
  verifiedVisitor,
  visitorCookieHeaders,
} from "#lib/reader/visitor/visitor-cookie";
import { visitShape } from "#lib/reader/visitor/visitor";

/**
 * Stores the visit and answers the visitor's id, with the cookie that proves it. Without consent the answer is null, and what was
 * counted of the cookie's visitor is deleted, and what was counted of the signed-in user, if the no is theirs. A no whose visitor
 * is deleted already may come once more for its user alone: the browser's present visitor may be another's.
 */
async function trackVisitor(request: Request): Promise<Response> {
  requireSameOrigin(request);
  await takeFrom(clientLimits.visits, clientKey(request.headers));
  const { gdpr_consent, signed_in_as, user_only, ...told } = await readShape(
    request,
    visitShape,
    "The visit is not valid",
  );
  if (!gdpr_consent || isOptedOut(request)) {
    await orUnavailable("The visitor could not be forgotten", async () => {
      // First what needs nobody else: to name the user, the sign-in service may have to be asked for its key.
      const anonId = user_only ? null : await verifiedVisitor(request, null);
      if (anonId !== null) await deleteCountedOfVisitor(anonId);
      // While it is silent about the session, the token's word is enough: a no is told once.
      const user = await readNamedUser(request, { onSilence: true });
      // A no may come late, when another user of the same browser is signed in.
      if (user && (signed_in_as ?? user.id) === user.id) await deleteCountedOfUser(user.id);
    });
    return answer(null, !user_only && hasVisitorCookie(request) ? expiredCookieHeaders() : []);
  }
  const key = await orUnavailable("The visitor could not be kept", () => keepVisit(request, told));
  return answer(key.id, visitorCookieHeaders(key));
}

const answer = (anonId: string | null, cookies: [name: string, value: string][]) =>
  uncachedAnswer({ anon_id: anonId }, { headers: cookies });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: trackVisitor });
