/** Starts a call in place. Loaded when a user is about to start one. */
import { track, trackFunnel, trackMilestone } from "#lib/reader/analytics/track";
import { expectCompletion } from "@/components/product/calls/requests/call-completion";
import type { CallFailure } from "@/components/product/calls/requests/call-failure";
import { toldRefusal } from "#lib/product/calls/allowance/allowance";
import { unwelcomeCodes } from "#lib/product/calls/manners/unwelcome";
import { knownFaults, type CallFaults, type CallFields } from "#lib/product/calls/form/call-form";
import { readPhoneNumber } from "#lib/base/values/phone-number";
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
import { callProduct } from "#lib/platform/browser/requests/product-api";

/** Why a confirmed call was not started, though nothing is wrong with its fields. */
export type StartFailure = CallFailure | { kind: "otherAccountHere" };

/** `faulty`: the form has to be looked at once more. */
type PostedCall = { kind: "started"; id: string } | { kind: "faulty"; faults: CallFaults } | StartFailure;

function startedIn(answer: unknown): { id: string; phone: string | null; isFirst: boolean } {
  if (!isRecord(answer) || !isText(answer.id)) throw new Error("The answer names no call");
  return {
    id: answer.id,
    phone: isText(answer.phone) ? answer.phone : null,
    isFirst: answer.isFirst === true,
  };
}

/** The faults of the fields in an answer, as far as the form has words for them; null when there are none. */
function faultsIn(answer: unknown): CallFaults | null {
  const faults = knownFaults(isRecord(answer) && isRecord(answer.faults) ? answer.faults : {});
  return Object.keys(faults).length > 0 ? faults : null;
}

/** To be called when the user has pressed the button and is asked to confirm. */
export function preparePosting(businessId: string): void {
  void prepareCalls();
  track("CTA Clicked", {
    ctaName: "start_call",
    ctaLocation: `/business/${businessId}`,
    destination: "/api/calls",
  });
}

/** Asks the server to start the call of a confirmed form. Asked again with the same form, it gives the same call. Never throws. */
export async function postCall(
  wish: CallFields & { businessId: string; locale: Locale; idempotencyKey: string; shownNumber: string },
): Promise<PostedCall> {
  try {
    const answer = await callProduct("/api/calls", { method: "POST", body: wish, as: "user" });
    const { id, phone: ofSaved, isFirst } = startedIn(answer);
    const phone = readPhoneNumber(wish.callbackNumber) ?? ofSaved;
    track("Call Initiated", { businessId: wish.businessId, callType: "ai", ...(phone ? { phone } : {}) });
    trackFunnel("call_started");
    if (isFirst) trackMilestone("first_call_started");
    expectCompletion(id);
    return { kind: "started", id };
  } catch (error) {
    if (isSignedOut(error)) return { kind: "signedOut" };
    if (isOtherAccount(error)) return { kind: "otherAccountHere" };
    if (!(error instanceof ApiError)) return { kind: "failed" };
    if (isRateLimit(error)) return toldRefusal(error.body, error.retryAfterMs, new Date());
    const faults = faultsIn(error.body);
    if (faults) return { kind: "faulty", faults };
    const reason = reasonIn(error.body, unwelcomeCodes);
    return reason ? { kind: "unwelcome", reason } : { kind: "failed" };
  }
}
