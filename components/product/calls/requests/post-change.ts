/** Changes a call in place. Loaded when a user approaches a button. */
import { expectCompletion } from "@/components/product/calls/requests/call-completion";
import type { CallFailure } from "@/components/product/calls/requests/call-failure";
import type { CallChange } from "#lib/product/calls/records/call";
import { toldRefusal } from "#lib/product/calls/allowance/allowance";
import { callBackFaultCodes, type CallBackFault } from "#lib/product/calls/form/call-back-fault";
import { unwelcomeCodes } from "#lib/product/calls/manners/unwelcome";
import { track, trackFunnel } from "#lib/reader/analytics/track";
import type { Locale } from "#lib/base/i18n/locales";
import { reasonIn, isText } from "#lib/platform/browser/requests/answers";
import { isRecord } from "#lib/base/values/json";
import {
  ApiError,
  isOtherAccount,
  isRateLimit,
  isSignedOut,
} from "#lib/platform/browser/requests/api-client";
import { prepareCalls } from "#lib/platform/browser/requests/csrf-token";
import { callProduct, readServiceSettings } from "#lib/platform/browser/requests/product-api";

/**
 * Why a call was not changed. `notCalledBack`: it is not made again, because its number may not be called back; `unfit`: its state
 * does not allow the change; `cutOff`: the server was not reached, or could not answer.
 */
export type ChangeFailure =
  CallFailure | { kind: "notCalledBack"; fault: CallBackFault } | { kind: "unfit" } | { kind: "cutOff" };

/** `done` names the call that the change concerns now: the one that is made instead, if it is made again. */
type PostedChange = { kind: "done"; id: string } | ChangeFailure;

/** Loads what changing a call will need. */
export function prepareChange(): void {
  void prepareCalls();
  void readServiceSettings();
}

/** Asks the server to cancel, delete or repeat a call; `locale` is the page's language. Never throws. */
export async function postChange(
  kind: CallChange,
  { id, businessId, locale }: { id: string; businessId: string; locale: Locale },
): Promise<PostedChange> {
  const destination = `/api/calls/${id}/${kind}`;
  track("CTA Clicked", { ctaName: `${kind}_call`, ctaLocation: `/call/${id}`, destination });
  try {
    const answer = await callProduct(destination, {
      method: "POST",
      body: { locale },
      as: "user",
      // A user who cancels and leaves the page must not be called all the same.
      keepalive: kind === "cancel",
    });
    const changed = isRecord(answer) ? answer.id : null;
    if (!isText(changed)) return { kind: "failed" };
    if (kind === "retry" && changed !== id) {
      const phone = isRecord(answer) && isText(answer.phone) ? { phone: answer.phone } : {};
      track("Call Initiated", { businessId, callType: "ai", ...phone });
      trackFunnel("call_started");
      expectCompletion(changed);
    }
    return { kind: "done", id: changed };
  } catch (error) {
    return failureOf(error);
  }
}

function failureOf(error: unknown): ChangeFailure {
  // The call does not belong to the account that is signed in now; the session of its own account has ended.
  if (isSignedOut(error) || isOtherAccount(error)) return { kind: "signedOut" };
  if (!(error instanceof ApiError) || error.status >= 500) return { kind: "cutOff" };
  if (isRateLimit(error)) return toldRefusal(error.body, error.retryAfterMs, new Date());
  if (error.status === 409) return { kind: "unfit" };
  const reason = reasonIn(error.body, unwelcomeCodes);
  if (reason) return { kind: "unwelcome", reason };
  const fault = reasonIn(error.body, callBackFaultCodes);
  return fault ? { kind: "notCalledBack", fault } : { kind: "failed" };
}
