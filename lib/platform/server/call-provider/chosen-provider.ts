import "server-only";
/** The provider that new calls go to, and turns to the one that a call already under way belongs to. */
import { env } from "#lib/platform/env";
import type { DueCall, ProviderAnswer, ProviderName } from "#lib/platform/server/call-provider/call-provider";
import { httpProvider } from "#lib/platform/server/call-provider/http-provider";
import { simulatedProvider } from "#lib/platform/server/call-provider/simulated-provider";
import { site } from "#lib/platform/site";
import { isLive } from "#lib/base/site/call-states";

const real = env.CALL_PROVIDER_URL
  ? httpProvider({
      url: env.CALL_PROVIDER_URL,
      key: env.CALL_PROVIDER_KEY,
      callbackUrl: `${site.baseUrl}/api/calls/callback`,
    })
  : null;

/** A real one where it is configured, the simulator where not. */
export const chosenProvider: ProviderName = real ? "http" : "simulator";

/** Takes back a call that is cancelled, asks after one that its provider has, hands over one that it has not. */
export async function turnTo({ order, state, provider: name, isPlaced }: DueCall): Promise<ProviderAnswer> {
  const provider = name === "http" ? real : simulatedProvider;
  if (!provider) return { kind: "refused", fault: "the provider is no longer configured" };
  if (!isLive(state)) return provider.cancel(order);
  return isPlaced ? provider.follow(order, state) : provider.place(order);
}
