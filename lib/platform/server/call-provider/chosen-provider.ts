import "server-only";
/** The provider for new calls, and the provider to which a call in progress belongs. */
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

/** The configured providers: a call in progress stays with its own, whichever gets the new ones. */
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
 * A real provider where one is configured, otherwise the simulator. There are two words for it, which are stored and documented:
 * `simulated` in the environment, which says what the calls are, and `simulator` in a call's row, which says who made it.
 */
export const chosenProvider: ProviderName = env.callProvider === "simulated" ? "simulator" : env.callProvider;

/** A provider by its name; null when it is no longer configured. */
export const providerOf = (name: ProviderName): CallProvider | null => providers[name];

/** What a callback says, by the rules of the provider for new calls. */
export async function readCallback(request: CallbackRequest): Promise<Callback> {
  if (chosenProvider === "vapi" && env.VAPI_WEBHOOK_SECRET)
    return readVapiCallback(request, env.VAPI_WEBHOOK_SECRET);
  if (chosenProvider === "retell" && env.RETELL_API_KEY)
    return readRetellCallback(request, env.RETELL_API_KEY);
  return readHttpCallback(request, env.CALL_PROVIDER_WEBHOOK_SECRET);
}
