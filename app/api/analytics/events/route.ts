import { z } from "zod";
import { clientKey } from "#lib/platform/server/api/client-address";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { clientLimits } from "#lib/platform/server/api/limits";
import { takeFrom } from "#lib/platform/server/api/rate-limit";
import { readShape } from "#lib/platform/server/api/read-shape";
import { requireSameOrigin } from "#lib/platform/server/api/same-origin";
import { isOptedOut } from "#lib/platform/server/api/visitor-request";
import { uncachedAnswer } from "#lib/platform/server/answers/uncached-answer";
import { anonIdHeader } from "#lib/base/visitor/visitor-headers";
import { largestBatch } from "#lib/reader/analytics/event-catalogue";
import { keepEvents } from "#lib/reader/analytics/keep-events";
import { parseAnonId } from "#lib/reader/visitor/visitor";

const batchShape = z.object({
  events: z.array(z.unknown()).max(largestBatch),
  anon_id: z.string().nullish(),
  /** Anything but exactly `true` is no. */
  gdpr_consent: z.boolean().nullish(),
});

/**
 * Takes a batch of events and answers 202, with how many were stored and which were not. Without consent they are stored without a
 * name; if the browser asks not to be tracked, none is stored.
 */
async function takeEvents(request: Request): Promise<Response> {
  requireSameOrigin(request);
  await takeFrom(clientLimits.events, clientKey(request.headers));
  const { events, anon_id, gdpr_consent } = await readShape(request, batchShape, "The batch is not valid");
  const named = parseAnonId(request.headers.get(anonIdHeader) ?? anon_id);
  const taken = isOptedOut(request)
    ? { accepted: 0, rejected: [] }
    : await keepEvents(request, { events, named, mayName: gdpr_consent === true });
  return uncachedAnswer(taken, { status: 202 });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: takeEvents });
