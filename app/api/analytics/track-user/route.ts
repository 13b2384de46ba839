import { readBody } from "#lib/platform/server/api/body";
import { clientKey } from "#lib/platform/server/api/client-address";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { clientLimits } from "#lib/platform/server/api/limits";
import { orUnavailable } from "#lib/platform/server/api/or-unavailable";
import { takeFrom } from "#lib/platform/server/api/rate-limit";
import { requireSameOrigin } from "#lib/platform/server/api/same-origin";
import { shapeFaults } from "#lib/platform/server/api/shape-faults";
import { isOptedOut } from "#lib/platform/server/api/visitor-request";
import { hasDatabase } from "#lib/platform/server/database/database";
import { Problem } from "#lib/platform/server/problem";
import { fingerprintHeader, screenResolutionHeader, timezoneHeader } from "#lib/site/visitor-headers";
import { forgetVisitor, keepVisitor } from "#lib/visitor/store";
import { visitShape } from "#lib/visitor/visitor";

const largestBody = 8 * 1024;

/** Keeps the visitor and answers their id; without consent answers null, and forgets whom it may have known. */
async function trackVisitor(request: Request): Promise<Response> {
  requireSameOrigin(request);
  await takeFrom(clientLimits.visits, clientKey(request.headers));
  const { value } = await readBody(request, largestBody);
  const parsed = visitShape.safeParse(value);
  if (!parsed.success)
    throw new Problem(400, "The visit is not valid", { errors: shapeFaults(parsed.error) });
  const { gdpr_consent, ...told } = parsed.data;
  if (!gdpr_consent || isOptedOut(request)) {
    const { anon_id } = told;
    if (anon_id !== null && hasDatabase())
      await orUnavailable("The visitor could not be forgotten", () => forgetVisitor(anon_id));
    return answer(null);
  }
  const { headers } = request;
  const visit = {
    ...told,
    fingerprint: told.fingerprint ?? short(headers.get(fingerprintHeader)),
    screen_resolution: told.screen_resolution ?? short(headers.get(screenResolutionHeader)),
    timezone: told.timezone ?? short(headers.get(timezoneHeader)),
  };
  return answer(await orUnavailable("The visitor could not be kept", () => keepVisitor(visit)));
}

const short = (header: string | null): string | null => header?.trim().slice(0, 64) || null;

const answer = (anonId: string | null) =>
  Response.json({ anon_id: anonId }, { headers: { "cache-control": "no-store" } });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: trackVisitor });
