import { z } from "zod";
import {
  checkEvent,
  largestBatch,
  withoutNames,
  type CheckedEvent,
} from "#lib/reader/analytics/event-catalogue";
import { eventStore, type Sender } from "#lib/reader/analytics/event-store";
import { clientKey } from "#lib/platform/server/api/client-address";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { clientLimits, visitorLimits } from "#lib/platform/server/api/limits";
import { orUnavailable } from "#lib/platform/server/api/or-unavailable";
import { takeFrom } from "#lib/platform/server/api/rate-limit";
import { readShape } from "#lib/platform/server/api/read-shape";
import { requireSameOrigin } from "#lib/platform/server/api/same-origin";
import { isOptedOut } from "#lib/platform/server/api/visitor-request";
import { database } from "#lib/platform/server/database/database";
import { readLiveUser } from "#lib/platform/server/sign-in";
import { uncachedAnswer } from "#lib/platform/server/uncached-answer";
import { tokenUser } from "#lib/base/site/token-payloads";
import { anonIdHeader } from "#lib/base/site/visitor-headers";
import { verifiedVisitor } from "#lib/reader/visitor/visitor-cookie";
import { parseAnonId } from "#lib/reader/visitor/visitor";

const batchShape = z.object({
  events: z.array(z.unknown()).max(largestBatch),
  anon_id: z.string().nullish(),
  /** Anything but exactly `true` is no. */
  gdpr_consent: z.boolean().nullish(),
});

/**
 * Keeps the good events of a batch and names the bad ones by their index: 202. Without consent what is kept is that they
 * happened, and nothing of whose they were; a browser that asks not to be tracked has none kept at all.
 */
async function takeEvents(request: Request): Promise<Response> {
  requireSameOrigin(request);
  const client = clientKey(request.headers);
  await takeFrom(clientLimits.events, client);
  const { events, anon_id, gdpr_consent } = await readShape(request, batchShape, "The batch is not valid");
  if (isOptedOut(request)) return answer(0, []);
  const mayName = gdpr_consent === true;
  const named = parseAnonId(request.headers.get(anonIdHeader) ?? anon_id);
  const anonId = mayName
    ? await orUnavailable("The events could not be kept", () => verifiedVisitor(request, named))
    : null;
  if (anonId !== null) await takeFrom(visitorLimits.events, anonId);
  const good: CheckedEvent[] = [];
  const rejected: Rejection[] = [];
  for (const [index, event] of events.entries()) {
    const checked = checkEvent(event);
    if ("detail" in checked) rejected.push({ index, detail: checked.detail });
    else good.push(mayName ? checked : withoutNames(checked));
  }
  // With nothing to keep the database is not opened: it may not even be there yet.
  if (good.length === 0) return answer(0, rejected);
  await takeFrom(clientLimits.kept_events, client, good.length);
  const userId = mayName ? ((await readLiveUser(request))?.id ?? null) : null;
  const holder = mayName ? tokenUser(request.headers.get("cookie") ?? "") : null;
  await orUnavailable("The events could not be kept", async () => {
    const store = eventStore(await database());
    for (const [sender, own] of bySender(good, { anonId, userId }, holder)) await store.keep(own, sender);
  });
  return answer(good.length, rejected);
}

/**
 * The events by whose they are: the user's in whose time they happened, while it is their session that sends them. From a
 * browser that has let go of their token they are kept as nobody's: whoever signs in next would have the visitor's as theirs.
 */
function bySender(
  events: readonly CheckedEvent[],
  current: Sender,
  holder: string | null,
): [sender: Sender, own: CheckedEvent[]][] {
  const visitor: Sender = { ...current, userId: null };
  const nobody: Sender = { anonId: null, userId: null };
  const senders = Map.groupBy(events, ({ signedInAs }) => {
    if (signedInAs === null || signedInAs === current.userId) return current;
    return signedInAs === "" || signedInAs === holder ? visitor : nobody;
  });
  return [
    [current, senders.get(current) ?? []],
    [visitor, senders.get(visitor) ?? []],
    [nobody, (senders.get(nobody) ?? []).map(withoutNames)],
  ];
}

type Rejection = { index: number; detail: string };

const answer = (accepted: number, rejected: Rejection[]) =>
  uncachedAnswer({ accepted, rejected }, { status: 202 });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: takeEvents });
