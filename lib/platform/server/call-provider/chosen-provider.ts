import "server-only";
/** The provider that new calls go to, and the one that a call already under way belongs to. */
import { env } from "#lib/platform/env";
import type {
  Callback,
  CallbackRequest,
  CallProvider,
  ProviderName,
} from "#lib/platform/server/call-provider/call-provider";
import { readHttpCallback } from "#lib/platform/server/call-provider/http-callback";
import { httpProvider } from "#lib/platform/server/call-provider/http-provider";
import { readRetellCallback } from "#lib/platform/server/call-provider/retell-callback";
import { retellProvider } from "#lib/platform/server/call-provider/retell-provider";
import { simulatedProvider } from "#lib/platform/server/call-provider/simulated-provider";
import { readVapiCallback } from "#lib/platform/server/call-provider/vapi-callback";
import { vapiProvider } from "#lib/platform/server/call-provider/vapi-provider";
import { site } from "#lib/platform/site";

const callbackUrl = `${site.baseUrl}/api/calls/callback`;

/** Those whose variables are set: a call under way goes on with its own, whichever takes the new ones. */
const providers: Record<ProviderName, CallProvider | null> = {
  simulator: simulatedProvider,
  http: env.CALL_PROVIDER_URL
    ? httpProvider({ url: env.CALL_PROVIDER_URL, key: env.CALL_PROVIDER_KEY, callbackUrl })
    : null,
  vapi:
    env.VAPI_API_KEY && env.VAPI_PHONE_NUMBER_ID && env.VAPI_WEBHOOK_CREDENTIAL_ID
      ? vapiProvider({
          key: env.VAPI_API_KEY,
          phoneNumberId: env.VAPI_PHONE_NUMBER_ID,
          webhookCredentialId: env.VAPI_WEBHOOK_CREDENTIAL_ID,
          url: env.VAPI_API_URL,
          callbackUrl,
        })
      : null,
  retell:
    env.RETELL_API_KEY && env.RETELL_AGENT_ID && env.RETELL_FROM_NUMBER
      ? retellProvider({
          key: env.RETELL_API_KEY,
          agentId: env.RETELL_AGENT_ID,
          fromNumber: env.RETELL_FROM_NUMBER,
          url: env.RETELL_API_URL,
          callbackUrl,
        })
      : null,
};

/**
 * A real one where it is configured, the simulator where not. Two words, which are stored and documented: the environment
 * says what calls are, `simulated`, and a call's row who made it.
 */
export const chosenProvider: ProviderName = env.callProvider === "simulated" ? "simulator" : env.callProvider;

/** Whether a telephone rings. */
export const isReal = (name: ProviderName): boolean => name !== "simulator";

/** A provider by its name; null when it is no longer configured. */
export const providerOf = (name: ProviderName): CallProvider | null => providers[name];

/** What a callback tells, by the rules of the provider that new calls go to. */
export async function readCallback(request: CallbackRequest): Promise<Callback> {
  if (chosenProvider === "vapi" && env.VAPI_WEBHOOK_SECRET)
    return readVapiCallback(request, env.VAPI_WEBHOOK_SECRET);
  if (chosenProvider === "retell" && env.RETELL_API_KEY)
    return readRetellCallback(request, env.RETELL_API_KEY);
  return readHttpCallback(request, env.CALL_PROVIDER_WEBHOOK_SECRET);
}
