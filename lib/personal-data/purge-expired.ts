import "server-only";
/** Use case: what has been kept long enough goes, by itself and in every domain. */
import { billingEventLifeMs, billingStore } from "#lib/product/account/billing-store";
import { allowanceStore, callStartLifeMs } from "#lib/product/calls/allowance/allowance-store";
import { doNotCallStore, requestLifeMs } from "#lib/product/calls/do-not-call/do-not-call-store";
import { numberCallLifeMs, numberCallStore } from "#lib/product/calls/allowance/number-call-store";
import { messageOf } from "#lib/platform/fault-words";
import { database, databaseNow, hasDatabase, type Database } from "#lib/platform/server/database/database";
import { logger } from "#lib/platform/server/logger";
import { dayMs, hourMs, minuteMs } from "#lib/base/values/durations";
import { processWide } from "#lib/base/values/process-wide";
import { eventStore } from "#lib/reader/analytics/event-store";
import { visitorStore } from "#lib/reader/visitor/visitor-store";

/** Raw events are deleted after this many days, and a visitor with their links this long after the last visit. */
export const keptDays = 90;

const keptMs = keptDays * dayMs;

/** What goes by its age, by name, each with how it is deleted: `before` is the moment before which what has lived so long began. */
const purges = (db: Database, now: Date, before: (lifeMs: number) => Date) => ({
  events: () => eventStore(db).purge(before(keptMs)),
  visitors: () => visitorStore(db).purge(before(keptMs)),
  callStarts: () => allowanceStore(db).purge(before(callStartLifeMs)),
  callMonths: () => allowanceStore(db).purgeMonths(now),
  billingEvents: () => billingStore(db).purge(before(billingEventLifeMs)),
  numberCalls: () => numberCallStore(db).purge(before(numberCallLifeMs)),
  doNotCallRequests: () => doNotCallStore(db).purgeRequests(before(requestLifeMs)),
});

/**
 * Deletes what has been kept long enough, by the database's clock: an instance whose own clock is ahead would delete what still
 * counts. Events and visits are dated by the instance that they came to, whose error is nothing beside ninety days. Returns how
 * many rows of each kind were deleted. Where one kind cannot be deleted, the others are, and then it throws and names what
 * failed.
 */
export async function purgeExpired(db: Database, moment?: Date): Promise<Record<string, number>> {
  const now = moment ?? (await databaseNow(db));
  const before = (lifeMs: number) => new Date(now.getTime() - lifeMs);
  const purged: Record<string, number> = {};
  const faults: string[] = [];
  for (const [name, purge] of Object.entries(purges(db, now, before)))
    try {
      purged[name] = await purge();
    } catch (error) {
      faults.push(`${name}: ${messageOf(error)}`);
    }
  if (faults.length > 0) throw new Error(faults.join("; "));
  return purged;
}

const state = processWide("retention", () => ({ isStarted: false }));

/** From the server's start on, deletes once an hour what has been kept long enough, if anything can have been kept. */
export function startRetention(): void {
  if (state.isStarted) return;
  state.isStarted = true;
  setTimeout(() => void purgeNow(), minuteMs).unref();
  setInterval(() => void purgeNow(), hourMs).unref();
}

async function purgeNow(): Promise<void> {
  if (!hasDatabase()) return;
  try {
    const purged = await purgeExpired(await database());
    if (Object.values(purged).some((count) => count > 0))
      logger.info(purged, "retention: expired rows deleted");
  } catch (error) {
    logger.error({ error: messageOf(error) }, "retention: not deleted");
  }
}
