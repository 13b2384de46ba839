/** Changes a call in place. Fetched when a user turns to a button. */
import { expectCompletion } from "@/components/calls/call-completion";
import { track, trackFunnel } from "#lib/analytics/track";
import { ApiError, postJson } from "#lib/platform/browser/api-client";

/** Cancels, deletes or repeats a call; gives the call it is about now, or why nothing was changed. Never throws. */
export async function changeCall(
  kind: "retry" | "cancel" | "delete",
  { id, businessId }: { id: string; businessId: string },
): Promise<{ id: string } | "failed" | "tooMany" | "unfit"> {
  const destination = `/api/calls/${id}/${kind}`;
  track("CTA Clicked", { ctaName: `${kind}_call`, ctaLocation: `/call/${id}`, destination });
  try {
    const answer = await postJson(destination, {});
    const changed = typeof answer === "object" && answer !== null && "id" in answer ? answer.id : null;
    if (typeof changed !== "string") return "failed";
    if (kind === "retry" && changed !== id) {
      track("Call Initiated", { businessId, callType: "ai" });
      trackFunnel("call_started");
      expectCompletion(changed);
    }
    return { id: changed };
  } catch (error) {
    if (!(error instanceof ApiError)) return "failed";
    return error.status === 429 ? "tooMany" : error.status === 409 ? "unfit" : "failed";
  }
}
