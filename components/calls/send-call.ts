/** Starts a call in place. Fetched when a user is about to. */
import { track, trackFunnel, trackMilestone } from "#lib/analytics/track";
import { expectCompletion } from "@/components/calls/call-completion";
import type { CallFields } from "#lib/calls/call-form";
import { readPhoneNumber } from "#lib/site/phone-number";
import { ApiError, postJson, prepareCalls } from "#lib/platform/browser/api-client";

function idOf(answer: unknown): string {
  const id = typeof answer === "object" && answer !== null && "id" in answer ? answer.id : null;
  if (typeof id !== "string") throw new Error("The answer names no call");
  return id;
}

/** A name for one confirmed form. Also where the browser gives no ready-made one, as over plain http. */
export function newKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, at) =>
    (at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte).toString(16).padStart(2, "0"),
  ).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** The user has pressed the button and is being asked to confirm. */
export function prepareSending(businessId: string): void {
  void prepareCalls();
  track("CTA Clicked", {
    ctaName: "start_call",
    ctaLocation: `/business/${businessId}`,
    destination: "/api/calls",
  });
}

/** Sends a confirmed form; gives the call, or why there is none. Sending it again gives the same call. Never throws. */
export async function sendCall(
  wish: CallFields & { businessId: string; idempotencyKey: string },
): Promise<{ id: string } | "tooMany" | "failed"> {
  try {
    const id = idOf(await postJson("/api/calls", wish));
    const phone = readPhoneNumber(wish.callbackNumber);
    track("Call Initiated", { businessId: wish.businessId, callType: "ai", ...(phone ? { phone } : {}) });
    trackFunnel("call_started");
    trackMilestone("first_call_started");
    expectCompletion(id);
    return { id };
  } catch (error) {
    return error instanceof ApiError && error.status === 429 ? "tooMany" : "failed";
  }
}
