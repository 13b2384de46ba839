import "server-only";
/** Use case: stores the valid events of a batch, each for the reader it belongs to. */
import { clientKey } from "#lib/platform/server/api/client-address";
import { clientLimits, visitorLimits } from "#lib/platform/server/api/limits";
import { orUnavailable } from "#lib/platform/server/api/or-unavailable";
import { takeFrom } from "#lib/platform/server/api/rate-limit";
import { database, type Database } from "#lib/platform/server/database/database";
import { holdKey } from "#lib/platform/server/database/one-at-a-time";
import { readLiveUser } from "#lib/platform/server/sign-in/sign-in";
import { readAsksForHelp } from "#lib/publication/search/help-titles";
import { mayBeUsers, tokenUser } from "#lib/base/visitor/token-payloads";
import { checkEvent, withoutNames, type CheckedEvent } from "#lib/reader/analytics/event-catalogue";
import { eventStore } from "#lib/reader/analytics/event-store";
import { withoutPrivateSearch } from "#lib/reader/analytics/private-search";
import { verifiedVisitor } from "#lib/reader/visitor/visitor-cookie";
import { visitorStore } from "#lib/reader/visitor/visitor-store";

type Batch = {
  events: readonly unknown[];
  /** The visitor that the browser names, if any. It must match the browser's cookie. */
  named: string | null;
  /** Whether the reader allows the events to be stored with their identity. */
  mayName: boolean;
};

/** The sender of a batch, as far as known. */
type Sender = { anonId: string | null; userId: string | null };

type Rejection = { index: number; detail: string };

/**
 * Stores the valid events of a batch and names the bad ones by their index. The events are safe once this returns. Without consent
 * only the fact that they happened is stored, and nothing about the reader. Throws the Problems 429 and 503.
 */
export async function keepEvents(
  request: Request,
  { events, named, mayName }: Batch,
): Promise<{ accepted: number; rejected: Rejection[] }> {
  const anonId = mayName
    ? await orUnavailable("The events could not be kept", () => verifiedVisitor(request, named))
    : null;
  if (anonId !== null) await takeFrom(visitorLimits.events, anonId);
  const checked: CheckedEvent[] = [];
  const rejected: Rejection[] = [];
  for (const [index, event] of events.entries()) {
    const result = checkEvent(event);
    if ("detail" in result) rejected.push({ index, detail: result.detail });
    else checked.push(result);
  }
  // With nothing to store, the database is not opened: it may not even exist yet.
  if (checked.length === 0) return { accepted: 0, rejected };
  const client = clientKey(request.headers);
  await takeFrom(clientLimits.kept_events, client, checked.length);
  // Before anything that may take long: meanwhile the user may withdraw consent. Where nobody is signed in, no user's are stored.
  const deletions =
    mayName && mayBeUsers(request.headers)
      ? await orUnavailable("The events could not be kept", async () =>
          eventStore(await database()).countDeletions(),
        )
      : null;
  // Waits for the content store if it has not answered yet; events without names have no words that would need it.
  const isPrivate = mayName ? await readAsksForHelp() : () => false;
  const good = checked.map((event) =>
    mayName ? withoutPrivateSearch(event, isPrivate) : withoutNames(event),
  );
  await takeFrom(clientLimits.kept_event_bytes, client, Buffer.byteLength(JSON.stringify(good)));
  const user = mayName
    ? await orUnavailable("The session could not be read", () => readLiveUser(request))
    : null;
  const userId = user?.id ?? null;
  const holder = mayName ? tokenUser(request.headers.get("cookie") ?? "") : null;
  await orUnavailable("The events could not be kept", async () => {
    const db = await database();
    for (const [sender, own] of bySender(good, { anonId, userId }, holder))
      await keepOf(db, sender, own, deletions);
  });
  return { accepted: good.length, rejected };
}

/**
 * The events by owner. An event belongs to the user who was signed in when it happened, as long as it is sent in that user's
 * session. If the browser no longer holds that user's token, the event is stored as nobody's: as the visitor's, it would go to
 * whoever signs in next. `holder` is the user whom the browser's token names, whether or not the session is still valid.
 */
function bySender(
  events: readonly CheckedEvent[],
  current: Sender,
  holder: string | null,
): [sender: Sender, own: CheckedEvent[]][] {
  const visitor: Sender = { ...current, userId: null };
  const nobody: Sender = { anonId: null, userId: null };
  const senders = Map.groupBy(events, ({ signedInAs, isNobodys }) => {
    if (isNobodys) return nobody;
    if (signedInAs === null || signedInAs === current.userId) return current;
    return signedInAs === "" || signedInAs === holder ? visitor : nobody;
  });
  return [
    [current, senders.get(current) ?? []],
    [visitor, senders.get(visitor) ?? []],
    [nobody, (senders.get(nobody) ?? []).map((event) => (event.isNobodys ? event : withoutNames(event)))],
  ];
}

/**
 * Stores events of one sender. Of a visitor or a user who was deleted since the events arrived, only the fact that they happened is
 * stored: by withdrawing consent or deleting their data, the reader has decided about these events too. `deletions` is how many
 * there had been when the events arrived, null where they could be no user's; one of another user is taken for theirs, which is
 * rare and costs a few names.
 */
export async function keepOf(
  db: Database,
  { anonId, userId }: Sender,
  events: readonly CheckedEvent[],
  deletions: number | null,
): Promise<void> {
  if (events.length === 0) return;
  await db.transaction(async (transaction) => {
    // In this order, as in a deletion: the user, then the visitor.
    if (userId !== null) await holdKey(transaction, "visitorLinks", userId);
    const isUserThere = userId === null || (await eventStore(transaction).countDeletions()) === deletions;
    const isVisitorThere = anonId === null || (await visitorStore(transaction).lock(anonId)) !== null;
    const isThere = isUserThere && isVisitorThere;
    const kept = isThere ? events : events.map(withoutNames);
    const sender = isThere ? { visitorId: anonId, userId } : { visitorId: null, userId: null };
    await eventStore(transaction).keep(kept, sender, new Date());
  });
}
