import "server-only";
/** Converts Retell's description of a call to our own report. */
import type { Retell } from "retell-sdk";
import { z } from "zod";
import type { CallReport, TranscriptLine } from "#lib/platform/server/call-provider/call-provider";
import {
  keptText,
  longestSeconds,
  longestSummary,
  transcriptOf,
} from "#lib/platform/server/call-provider/report-shape";
import type { Outcome } from "#lib/base/site/call-states";

type Reason = NonNullable<Retell.PhoneCallResponse["disconnection_reason"]>;

/** How a call has ended, for each reason that Retell gives. A line that is not answered is nobody's refusal. */
export const retellOutcomes: Record<Reason, Outcome> = {
  user_hangup: "completed",
  agent_hangup: "completed",
  call_transfer: "completed",
  transfer_bridged: "completed",
  call_take_over: "completed",
  inactivity: "completed",
  max_duration_reached: "completed",
  voicemail_reached: "voicemail",
  // A phone menu, at which we hang up: there was nobody to talk to.
  ivr_reached: "no-answer",
  dial_no_answer: "no-answer",
  user_declined: "no-answer",
  dial_busy: "busy",
  concurrency_limit_reached: "failed",
  no_concurrency_fallback: "failed",
  no_valid_payment: "failed",
  scam_detected: "failed",
  dial_failed: "failed",
  invalid_destination: "failed",
  telephony_provider_permission_denied: "failed",
  telephony_provider_unavailable: "failed",
  sip_routing_error: "failed",
  marked_as_spam: "failed",
  error_llm_websocket_open: "failed",
  error_llm_websocket_lost_connection: "failed",
  error_llm_websocket_runtime: "failed",
  error_llm_websocket_corrupt_payload: "failed",
  error_no_audio_received: "failed",
  error_asr: "failed",
  error_retell: "failed",
  error_unknown: "failed",
  error_user_not_joined: "failed",
  registered_call_timeout: "failed",
  transfer_cancelled: "failed",
  manual_stopped: "failed",
};

/** The end of a call is reported once its analysis is there, or after this long without one. */
const analysisWithinMs = 2 * 60_000;

const finding = z.boolean().optional().catch(undefined);

const callShape = z.object({
  call_id: z.string().min(1),
  call_status: z.string(),
  metadata: z.object({ lanternCallId: z.string() }).optional().catch(undefined),
  disconnection_reason: z.string().optional().catch(undefined),
  end_timestamp: z.number().optional().catch(undefined),
  duration_ms: z
    .number()
    .min(0)
    .max(longestSeconds * 1000)
    .optional()
    .catch(undefined),
  call_cost: z
    .object({ combined_cost: z.number().min(0).max(1_000_000) })
    .optional()
    .catch(undefined),
  transcript_object: z
    .array(z.object({ role: z.string().catch(""), content: z.string().catch("") }))
    .optional()
    .catch(undefined),
  call_analysis: z
    .object({
      call_summary: z.string().optional().catch(undefined),
      in_voicemail: finding,
      custom_analysis_data: z.object({ refused: finding, isLastCall: finding }).optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
});
export type RetellCall = z.infer<typeof callShape>;

/** The parts of a call that we need. Throws when it has no id. */
export const readRetellCall = (call: unknown): RetellCall => callShape.parse(call);

/** The state of the call; `now` tells how long we have waited for its analysis. */
export function toRetellReport(call: RetellCall, now: number): CallReport {
  // A registered call is dialed at once; Retell does not say when it rings.
  if (call.call_status === "registered") return { state: "ringing" };
  if (call.call_status === "ongoing") return { state: "in-progress" };
  const analysis = call.call_analysis;
  const reached = outcomeOf(call);
  if (reached === "completed" && !analysis && now - (call.end_timestamp ?? 0) < analysisWithinMs)
    return { state: "in-progress" };
  const found = analysis?.custom_analysis_data;
  const said = call.transcript_object ?? [];
  return {
    state: reached === "completed" && found?.refused ? "refused" : reached,
    summary: keptText(analysis?.call_summary ?? "", longestSummary) || undefined,
    transcript: transcriptOf(
      said.map(({ role, content }) => ({ role, text: content })),
      speakers,
    ),
    durationSeconds: Math.round((call.duration_ms ?? 0) / 1000),
    costCents: call.call_cost && Math.round(call.call_cost.combined_cost),
    ...(found?.isLastCall ? { isLastCall: true } : {}),
  };
}

function outcomeOf({ disconnection_reason: reason = "", call_analysis: analysis }: RetellCall): Outcome {
  const outcome = Object.hasOwn(retellOutcomes, reason) ? retellOutcomes[reason as Reason] : "failed";
  return outcome === "completed" && analysis?.in_voicemail ? "voicemail" : outcome;
}

const speakers: Record<string, TranscriptLine["speaker"]> = { user: "business", agent: "agent" };
