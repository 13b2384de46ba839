import { z } from "zod";
import { checkEvent, largestBatch, type CheckedEvent } from "#lib/analytics/event-catalogue";
import { keepEvents } from "#lib/analytics/event-store";
import { readBody } from "#lib/platform/server/api/body";
import { clientKey } from "#lib/platform/server/api/client-address";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { clientLimits, visitorLimits } from "#lib/platform/server/api/limits";
import { orUnavailable } from "#lib/platform/server/api/or-unavailable";
import { takeFrom } from "#lib/platform/server/api/rate-limit";
import { requireSameOrigin } from "#lib/platform/server/api/same-origin";
import { shapeFaults } from "#lib/platform/server/api/shape-faults";
import { isOptedOut } from "#lib/platform/server/api/visitor-request";
import { Problem } from "#lib/platform/server/problem";
import { readUser } from "#lib/platform/server/sign-in";
import { anonIdHeader } from "#lib/site/visitor-headers";
import { parseAnonId } from "#lib/visitor/visitor";

/** Ten events of ours are some 6 KiB; a browser sends at most 64 KiB from a page that is being left. */
const largestBody = 128 * 1024;

const batchShape = z.object({
  events: z.array(z.unknown()).max(largestBatch),
  anon_id: z.string().nullish(),
  gdpr_consent: z.boolean().default(true),
});

/** Keeps the good events of a batch and names the bad ones by their index: 202. With a refusal it keeps none. */
async function takeEvents(request: Request): Promise<Response> {
  requireSameOrigin(request);
  await takeFrom(clientLimits.events, clientKey(request.headers));
  const { value } = await readBody(request, largestBody);
  const batch = batchShape.safeParse(value);
  if (!batch.success) throw new Problem(400, "The batch is not valid", { errors: shapeFaults(batch.error) });
  const { events, anon_id, gdpr_consent } = batch.data;
  if (!gdpr_consent || isOptedOut(request)) return answer(0, []);
  const anonId = parseAnonId(request.headers.get(anonIdHeader) ?? anon_id);
  if (anonId !== null) await takeFrom(visitorLimits.events, anonId);
  const good: CheckedEvent[] = [];
  const rejected: Rejection[] = [];
  for (const [index, event] of events.entries()) {
    const checked = checkEvent(event);
    if ("detail" in checked) rejected.push({ index, detail: checked.detail });
    else good.push(checked);
  }
  const userId = (await readUser())?.id ?? null;
  await orUnavailable("The events could not be kept", () => keepEvents(good, { anonId, userId }));
  return answer(good.length, rejected);
}

type Rejection = { index: number; detail: string };

const answer = (accepted: number, rejected: Rejection[]) =>
  Response.json({ accepted, rejected }, { status: 202, headers: { "cache-control": "no-store" } });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: takeEvents });
