import "server-only";
/** The assistant with which Vapi makes the call: our instructions, in Vapi's terms. */
import type { Vapi } from "@vapi-ai/server-sdk";
import {
  findings,
  instructionsFor,
  longestCallSeconds,
  summaryInstruction,
} from "#lib/platform/server/call-provider/assistant-instructions";
import type { CallOrder } from "#lib/platform/server/call-provider/call-provider";
import type { Locale } from "#lib/base/i18n/locales";

type Speech = { transcriber: Vapi.DeepgramTranscriberLanguage; voice: string };

/** Speech recognition and voice for each of our languages: Deepgram's language, and a voice from Azure. */
export const vapiSpeech: Record<Locale, Speech> = {
  en: { transcriber: "en-US", voice: "en-US-JennyNeural" },
  es: { transcriber: "es", voice: "es-ES-ElviraNeural" },
  "es-mx": { transcriber: "es-419", voice: "es-MX-DaliaNeural" },
  fr: { transcriber: "fr", voice: "fr-FR-DeniseNeural" },
  de: { transcriber: "de", voice: "de-DE-KatjaNeural" },
  pt: { transcriber: "pt-BR", voice: "pt-BR-FranciscaNeural" },
};

/** The whole assistant of one call. None of it is stored in the operator's account. */
export function vapiAssistant(
  order: CallOrder,
  { callbackUrl, webhookCredentialId }: { callbackUrl: string; webhookCredentialId: string },
): Vapi.CreateAssistantDto {
  const { opening, text, voicemail, version } = instructionsFor(order);
  const { transcriber, voice } = vapiSpeech[order.language];
  return {
    name: `Lantern ${order.language} ${version}`,
    firstMessage: opening,
    // Nothing may keep the business from hearing whom it talks to.
    firstMessageMode: "assistant-speaks-first",
    firstMessageInterruptionsEnabled: false,
    model: {
      provider: "openai",
      model: "gpt-4.1",
      temperature: 0,
      messages: [{ role: "system", content: text }],
      tools: [{ type: "endCall" }],
    },
    transcriber: { provider: "deepgram", model: "nova-3", language: transcriber },
    voice: { provider: "azure", voiceId: voice },
    voicemailDetection: { provider: "vapi" },
    voicemailMessage: voicemail,
    maxDurationSeconds: longestCallSeconds,
    metadata: { lanternCallId: order.id, instructions: version },
    // The sound of a call is never stored, whatever the law would allow. What was said stays in the call's messages even without a
    // transcript: the whole call is deleted there once its report has been read.
    artifactPlan: {
      recordingEnabled: false,
      pcapEnabled: false,
      loggingEnabled: false,
      transcriptPlan: { enabled: order.record === "transcript" },
    },
    monitorPlan: { listenEnabled: false, controlEnabled: true },
    analysisPlan: {
      summaryPlan: {
        enabled: true,
        timeoutSeconds: 30,
        messages: [
          { role: "system", content: summaryInstruction(order) },
          { role: "user", content: "{{transcript}}" },
        ],
      },
      structuredDataPlan: {
        enabled: true,
        timeoutSeconds: 30,
        schema: {
          type: "object",
          properties: {
            refused: { type: "boolean", description: findings.refused },
            isLastCall: { type: "boolean", description: findings.isLastCall },
          },
          required: ["refused", "isLastCall"],
        },
      },
      successEvaluationPlan: { enabled: false },
    },
    server: { url: callbackUrl, credentialId: webhookCredentialId, timeoutSeconds: 10 },
    serverMessages: ["status-update", "end-of-call-report"],
  };
}
