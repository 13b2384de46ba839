import "server-only";
/**
 * The request for a call by Retell: our instructions, in Retell's terms. Retell takes no prompt with a call, so the prompt of the
 * operator's agent consists only of a placeholder, which each call fills in.
 */
import type { Retell } from "retell-sdk";
import {
  findings,
  instructionsFor,
  longestCallSeconds,
  summaryInstruction,
} from "#lib/platform/server/call-provider/assistant-instructions";
import type { CallOrder } from "#lib/platform/server/call-provider/call-provider";
import type { Locale } from "#lib/base/i18n/locales";

type Wanted = Retell.CallCreatePhoneCallParams;
type AgentOverride = NonNullable<NonNullable<Wanted["agent_override"]>["agent"]>;

/** The whole prompt of the agent. */
const promptBlank = "{{lantern_instructions}}";

/** Retell's name for each of our languages. */
export const retellLanguages: Record<
  Locale,
  Exclude<AgentOverride["language"], unknown[] | "multi" | undefined>
> = {
  en: "en-US",
  es: "es-ES",
  "es-mx": "es-419",
  fr: "fr-FR",
  de: "de-DE",
  pt: "pt-BR",
};

/** Why calls cannot be made with an agent; null when they can. `llm` is null for an agent of another kind. */
export function agentFault(llm: Retell.LlmResponse | null): string | null {
  if (!llm) return "the agent of RETELL_AGENT_ID is not of the kind Retell LLM";
  if (llm.general_prompt?.trim() !== promptBlank) return `the agent's prompt is not ${promptBlank} alone`;
  const canEnd = llm.general_tools?.some(({ type }) => type === "end_call") ?? false;
  return canEnd ? null : "the agent has no function end_call";
}

/** The body of the request for a call. */
export function retellOrder(
  order: CallOrder,
  { agentId, fromNumber, callbackUrl }: { agentId: string; fromNumber: string; callbackUrl: string },
): Wanted {
  const { opening, text, voicemail, version } = instructionsFor(order, { isSoundKept: true });
  return {
    from_number: fromNumber,
    to_number: order.business.phone,
    override_agent_id: agentId,
    metadata: { lanternCallId: order.id, instructions: version },
    retell_llm_dynamic_variables: { lantern_instructions: text },
    agent_override: {
      retell_llm: { start_speaker: "agent", begin_message: opening, model_temperature: 0 },
      agent: {
        language: retellLanguages[order.language],
        max_call_duration_ms: longestCallSeconds * 1000,
        end_call_after_silence_ms: 30_000,
        voicemail_option: { action: { type: "static_text", text: voicemail } },
        ivr_option: { action: { type: "hangup" } },
        webhook_url: callbackUrl,
        webhook_events: ["call_started", "call_ended", "call_analyzed"],
        // Retell stores the sound together with the words, which the first words of such a call say. Where the words may not be
        // stored, neither is stored.
        data_storage_setting: order.record === "transcript" ? "everything" : "basic_attributes_only",
        data_storage_retention_days: 1,
        post_call_analysis_data: [
          { type: "system-presets", name: "call_summary", description: summaryInstruction(order) },
          { type: "boolean", name: "refused", description: findings.refused },
          { type: "boolean", name: "isLastCall", description: findings.isLastCall },
        ],
      },
    },
  };
}
