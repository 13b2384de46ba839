import "server-only";
/** The provider that new calls go to, and the one that a call already under way belongs to. */
import { env } from "#lib/platform/env";
import type { CallProvider, ProviderName } from "#lib/platform/server/call-provider/call-provider";
import { httpProvider } from "#lib/platform/server/call-provider/http-provider";
import { simulatedProvider } from "#lib/platform/server/call-provider/simulated-provider";
import { site } from "#lib/platform/site";

const real = env.CALL_PROVIDER_URL
  ? httpProvider({
      url: env.CALL_PROVIDER_URL,
      key: env.CALL_PROVIDER_KEY,
      callbackUrl: `${site.baseUrl}/api/calls/callback`,
    })
  : null;

/** A real one where it is configured, the simulator where not. */
export const chosenProvider: ProviderName = real ? "http" : "simulator";

/** The provider of that name; null for a real one that is no longer configured. */
export const providerNamed = (name: ProviderName): CallProvider | null =>
  name === "http" ? real : simulatedProvider;
