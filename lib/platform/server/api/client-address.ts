import "server-only";
/** The client of a request, for counting. */
import { env } from "#lib/platform/env";
import { clientKeyOf, forwardedClient } from "#lib/platform/client-identity";
import { trustedPeers } from "#lib/platform/trusted-peers";

const trusted = trustedPeers(env.TRUSTED_PROXIES);

/** The address of the client. Our server overwrites the header with what it knows, so the client cannot choose the value. */
export const clientAddress = (headers: Headers): string =>
  forwardedClient(headers.get("x-forwarded-for") ?? "", trusted) ?? "unknown";

/** The client's key for limits. */
export const clientKey = (headers: Headers): string => clientKeyOf(clientAddress(headers));
