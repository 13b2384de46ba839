/** Notices a proxy that the configuration does not name, behind which all readers count as one client. */
import type { IncomingMessage } from "node:http";
import type { BlockList } from "node:net";
import { peerOf } from "#lib/front/requests/forwarded-headers";
import type { Log } from "#lib/front/log";
import { isTrustedAddress } from "#lib/platform/client-identity";
import { trustedPeers } from "#lib/platform/trusted-peers";

/** Addresses that are no reader's own: this machine's, and those of private networks. */
const privateAddresses = trustedPeers([
  "127.0.0.0/8",
  "10.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "169.254.0.0/16",
  "::1",
  "fc00::/7",
  "fe80::/10",
]);

/** How many proxies are named. */
const mostNamed = 10;

/** Returns a function that logs once each peer that passes on others' requests and is not trusted. A public one is not named. */
export function createProxyWatch(trusted: BlockList, log: Log): (request: IncomingMessage) => void {
  const named = new Set<string>();
  return ({ headers, socket }) => {
    if (headers["x-forwarded-for"] === undefined || named.size >= mostNamed) return;
    const { address, isTrusted } = peerOf(socket, trusted);
    if (isTrusted || address === "unknown") return;
    const peer = isTrustedAddress(address, privateAddresses) ? address : "a public address";
    if (named.has(peer)) return;
    named.add(peer);
    log("X-Forwarded-For of a peer that is not in TRUSTED_PROXIES: all behind it count as one client", {
      peer,
    });
  };
}
