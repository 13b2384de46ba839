import "server-only";
/** Who a request comes from, for counting. */
import { env } from "#lib/platform/env";
import { clientKeyOf, forwardedClient } from "#lib/platform/client-identity";
import { trustedPeers } from "#lib/platform/trusted-peers";

const trusted = trustedPeers(env.TRUSTED_PROXIES);

/**
 * The address of the client. Our server has overwritten the header by what it knows itself, so that what stands there was
 * not chosen by the client.
 */
export const clientAddress = (headers: Headers): string =>
  forwardedClient(headers.get("x-forwarded-for") ?? "", trusted) ?? "unknown";

/** What limits count by. */
export const clientKey = (headers: Headers): string => clientKeyOf(clientAddress(headers));
