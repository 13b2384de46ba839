import "server-only";
/** Converts Vapi's description of a call to our own report. */
import type { Vapi } from "@vapi-ai/server-sdk";
import { z } from "zod";
import type { CallReport, TranscriptLine } from "#lib/platform/server/call-provider/call-provider";
import {
  centsOf,
  keptText,
  longestSeconds,
  longestSummary,
  transcriptOf,
} from "#lib/platform/server/call-provider/report-shape";
import type { LiveState, Outcome } from "#lib/base/site/call-states";

/** The state of a call that has not ended. */
const liveStates: Partial<Record<Vapi.CallStatus, LiveState>> = {
  scheduled: "queued",
  queued: "queued",
  ringing: "ringing",
  "in-progress": "in-progress",
  forwarding: "in-progress",
};

/**
 * How a call has ended, for the reasons that are not technical faults. Vapi has some hundreds of those and adds new ones; they all
 * count as `failed`. A line that is not answered is nobody's refusal: nobody has heard who calls.
 */
export const vapiOutcomes: Partial<Record<Vapi.CallEndedReason, Outcome>> = {
  "customer-ended-call": "completed",
  "assistant-ended-call": "completed",
  "assistant-ended-call-after-message-spoken": "completed",
  "assistant-ended-call-with-hangup-task": "completed",
  "assistant-said-end-call-phrase": "completed",
  "exceeded-max-duration": "completed",
  "silence-timed-out": "completed",
  "vonage-completed": "completed",
  "call.in-progress.twilio-completed-call": "completed",
  "call.in-progress.sip-completed-call": "completed",
  "customer-did-not-answer": "no-answer",
  "vonage-rejected": "no-answer",
  "customer-busy": "busy",
  voicemail: "voicemail",
};

/** The end of a call is reported once its summary is there, or after this long without one. */
const summaryWithinMs = 2 * 60_000;

const text = z.string().optional().catch(undefined);
const messages = z
  .array(z.object({ role: z.string().catch(""), message: z.string().catch("") }))
  .optional()
  .catch(undefined);

const callShape = z.object({
  id: z.string().min(1),
  name: text,
  status: text,
  endedReason: text,
  startedAt: text,
  endedAt: text,
  cost: z.number().min(0).max(10_000).optional().catch(undefined),
  monitor: z.object({ controlUrl: text }).optional().catch(undefined),
  messages,
  artifact: z.object({ messages }).optional().catch(undefined),
  analysis: z
    .object({
      summary: text,
      structuredData: z
        .object({ refused: z.boolean().catch(false), isLastCall: z.boolean().catch(false) })
        .optional()
        .catch(undefined),
    })
    .optional()
    .catch(undefined),
});
export type VapiCall = z.infer<typeof callShape>;

/** The parts of a call that we need. Throws when it has no id. */
export const readVapiCall = (call: unknown): VapiCall => callShape.parse(call);

/** The state of the call; `now` tells how long we have waited for its summary. */
export function toVapiReport(call: VapiCall, now: number): CallReport {
  if (call.status !== "ended") {
    const known = Object.hasOwn(liveStates, call.status ?? "")
      ? liveStates[call.status as Vapi.CallStatus]
      : undefined;
    return { state: known ?? "queued" };
  }
  const outcome = outcomeOf(call.endedReason);
  const { summary, structuredData } = call.analysis ?? {};
  const said = call.artifact?.messages ?? call.messages ?? [];
  const endedAt = Date.parse(call.endedAt ?? "");
  const isWaitedFor = outcome === "completed" && summary === undefined && structuredData === undefined;
  if (isWaitedFor && now - endedAt < summaryWithinMs) return { state: "in-progress" };
  const seconds = (endedAt - Date.parse(call.startedAt ?? "")) / 1000;
  return {
    state: outcome === "completed" && structuredData?.refused ? "refused" : outcome,
    summary: keptText(summary ?? "", longestSummary) || undefined,
    transcript: transcriptOf(
      said.map(({ role, message }) => ({ role, text: message })),
      speakers,
    ),
    durationSeconds: seconds > 0 && seconds <= longestSeconds ? Math.round(seconds) : 0,
    costCents: call.cost === undefined ? undefined : centsOf(call.cost),
    ...(structuredData?.isLastCall ? { isLastCall: true } : {}),
  };
}

const outcomeOf = (reason = ""): Outcome =>
  (Object.hasOwn(vapiOutcomes, reason) ? vapiOutcomes[reason as Vapi.CallEndedReason] : undefined) ??
  "failed";

const speakers: Record<string, TranscriptLine["speaker"]> = {
  user: "business",
  bot: "agent",
  assistant: "agent",
};
