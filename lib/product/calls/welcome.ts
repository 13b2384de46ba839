import "server-only";
/** Whether a business may be called, and when. */
import { isOrdinaryLine } from "#lib/product/calls/ordinary-line";
import { doNotCallStore } from "#lib/product/calls/do-not-call-store";
import { isClosedThisWeek, nextCallTime } from "#lib/product/calls/manners";
import type { Unwelcome } from "#lib/product/calls/unwelcome";
import type { CalledBusiness, ProviderName } from "#lib/platform/server/call-provider/call-provider";
import { isReal } from "#lib/platform/server/call-provider/chosen-provider";
import type { Database } from "#lib/platform/server/database/database";

/** `notBefore` is when the call may begin; null for at once. */
export type Welcome =
  | { kind: "welcome"; notBefore: Date | null }
  | { kind: "unwelcome"; reason: Exclude<Unwelcome, "numberFull" | "gone"> };

/**
 * Asked when a call is about to be started, and again each time it is about to be made. A simulated call rings nowhere: it
 * waits for no hours and needs no real number, and respects the list.
 */
export async function welcomeAt(
  db: Database,
  { business, provider }: { business: CalledBusiness; provider: ProviderName },
  now: Date,
): Promise<Welcome> {
  if (await doNotCallStore(db).has(business.phone)) return { kind: "unwelcome", reason: "doNotCall" };
  if (!isReal(provider)) return { kind: "welcome", notBefore: null };
  if (!(await isOrdinaryLine(business.phone))) return { kind: "unwelcome", reason: "notCallable" };
  const at = nextCallTime(business, now);
  if (!at) return { kind: "unwelcome", reason: isClosedThisWeek(business) ? "closedThisWeek" : "neverOpen" };
  return { kind: "welcome", notBefore: at > now ? at : null };
}
