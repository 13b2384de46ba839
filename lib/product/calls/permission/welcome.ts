import "server-only";
/** Whether a business may be called, and when; and whether it may be asked to call back. */
import type { CallBackFault } from "#lib/product/calls/form/call-back-fault";
import { isOrdinaryLine } from "#lib/product/calls/numbers/ordinary-line";
import { doNotCallStore } from "#lib/product/calls/do-not-call/do-not-call-store";
import { isClosedThisWeek, nextCallTime } from "#lib/product/calls/manners/manners";
import type { ToldNumber } from "#lib/product/calls/numbers/told-numbers";
import type { Unwelcome, UnwelcomeCall } from "#lib/product/calls/manners/unwelcome";
import {
  isReal,
  type CalledBusiness,
  type ProviderName,
} from "#lib/platform/server/call-provider/call-provider";
import type { Database } from "#lib/platform/server/database/database";

/** `notBefore` is when the call may begin; null for at once. */
export type Welcome =
  | { kind: "welcome"; notBefore: Date | null }
  | (UnwelcomeCall & { reason: Exclude<Unwelcome, "numberFull" | "gone"> });

/** The number is none that the business may be asked to call. `written` is how the request's text has one that stands there. */
export type NotCalledBack =
  | { kind: "notCalledBack"; fault: Exclude<CallBackFault, "requestNumber"> }
  | { kind: "notCalledBack"; fault: "requestNumber"; written: string };

type WantedCall = {
  business: CalledBusiness;
  callbackNumber: string;
  /** The numbers in the request's text. */
  told: readonly ToldNumber[];
  provider: ProviderName;
};

/**
 * Asked when a call is about to be started, and again each time it is about to be made. The business is not the only one whose
 * telephone rings: whoever has the call-back number, or one in the request's text, is protected in the same way, and the business
 * is spared a costly call.
 */
export async function callWelcomeAt(
  db: Database,
  { callbackNumber, told, ...call }: WantedCall,
  now: Date,
): Promise<Welcome | NotCalledBack> {
  const welcome = await welcomeAt(db, call, now);
  if (welcome.kind === "unwelcome") return welcome;
  const list = doNotCallStore(db);
  if (await list.has(callbackNumber)) return { kind: "notCalledBack", fault: "numberDoNotCall" };
  if (isReal(call.provider) && !(await isOrdinaryLine(callbackNumber)))
    return { kind: "notCalledBack", fault: "numberNotOrdinary" };
  for (const { number, written, countries } of told)
    if ((await list.has(number)) || (isReal(call.provider) && !(await isOrdinaryLine(number, countries))))
      return { kind: "notCalledBack", fault: "requestNumber", written };
  return welcome;
}

/**
 * Whether a business may be called, while the call-back number is not known yet. A simulated call rings nowhere: it does not wait
 * for opening hours and needs no real number, but it respects the do-not-call list.
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
  if (!at)
    return { kind: "unwelcome", reason: isClosedThisWeek(business, now) ? "closedThisWeek" : "neverOpen" };
  return { kind: "welcome", notBefore: at > now ? at : null };
}
