/** Changes a call in place. Loaded when a user approaches a button. */
import { expectCompletion } from "@/components/product/calls/call-completion";
import { refusedBy, type Refused } from "#lib/product/calls/allowance";
import { callBackFaultCodes, type CallBackFault } from "#lib/product/calls/call-back-fault";
import { unwelcomeCodes, type Unwelcome } from "#lib/product/calls/unwelcome";
import { track, trackFunnel } from "#lib/reader/analytics/track";
import type { Locale } from "#lib/base/i18n/locales";
import { codeIn, isText } from "#lib/platform/browser/answers";
import { isRecord } from "#lib/base/values/json";
import { ApiError, isOtherAccount, isRateLimit, isSignedOut } from "#lib/platform/browser/api-client";
import { prepareCalls } from "#lib/platform/browser/csrf-token";
import { callProduct, readServiceSettings } from "#lib/platform/browser/product-api";

/** Loads what changing a call will need. */
export function prepareChange(): void {
  void prepareCalls();
  void readServiceSettings();
}

/**
 * Cancels, deletes or repeats a call; `locale` is the page's language. Returns the call it concerns now, or why nothing was
 * changed; `cutOff`: the server was not reached, or could not answer. Never throws.
 */
export async function changeCall(
  kind: "retry" | "cancel" | "delete",
  { id, businessId, locale }: { id: string; businessId: string; locale: Locale },
): Promise<
  { id: string } | Refused | Unwelcome | CallBackFault | "failed" | "cutOff" | "signedOut" | "unfit"
> {
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
    if (!isText(changed)) return "failed";
    if (kind === "retry" && changed !== id) {
      const phone = isRecord(answer) && isText(answer.phone) ? { phone: answer.phone } : {};
      track("Call Initiated", { businessId, callType: "ai", ...phone });
      trackFunnel("call_started");
      expectCompletion(changed);
    }
    return { id: changed };
  } catch (error) {
    // The call does not belong to the account that is signed in now; the session of its own account has ended.
    if (isSignedOut(error) || isOtherAccount(error)) return "signedOut";
    if (!(error instanceof ApiError) || error.status >= 500) return "cutOff";
    if (isRateLimit(error)) return refusedBy(error.body, error.retryAfterMs, new Date());
    if (error.status === 409) return "unfit";
    return codeIn(error.body, "reason", [...unwelcomeCodes, ...callBackFaultCodes]) ?? "failed";
  }
}
