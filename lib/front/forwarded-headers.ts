/** Who a request comes from: what a client says of itself is overwritten, unless the peer is a trusted proxy. */
import type { IncomingMessage } from "node:http";
import { BlockList, isIPv6 } from "node:net";
import { TLSSocket } from "node:tls";

/** Builds the list of peers whose forwarded headers are believed, from addresses and CIDR blocks. */
export function trustedPeers(addresses: readonly string[]): BlockList {
  const list = new BlockList();
  for (const address of addresses) {
    const [network = "", prefix] = address.split("/");
    const family = isIPv6(network) ? "ipv6" : "ipv4";
    if (prefix === undefined) list.addAddress(network, family);
    else list.addSubnet(network, Number(prefix), family);
  }
  return list;
}

/** An IPv4 client of a dual-stack socket shows as `::ffff:1.2.3.4`. */
const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, "");

/** Whether the other end of the connection is one of our own proxies. */
export function isTrustedPeer(request: IncomingMessage, trusted: BlockList): boolean {
  const peer = plainAddress(request.socket.remoteAddress ?? "");
  return peer !== "" && trusted.check(peer, isIPv6(peer) ? "ipv6" : "ipv4");
}

/**
 * Overwrites `x-forwarded-for`, `-proto`, `-host` and `-port` from the socket and drops `forwarded` and `x-real-ip`,
 * unless the peer is trusted. Next passes a client's own headers through, so that without this anybody could choose
 * the address that limits count by.
 */
export function settleForwardedHeaders(request: IncomingMessage, trusted: BlockList): void {
  if (isTrustedPeer(request, trusted)) return;
  const peer = plainAddress(request.socket.remoteAddress ?? "");
  const isEncrypted = request.socket instanceof TLSSocket;
  delete request.headers.forwarded;
  delete request.headers["x-real-ip"];
  request.headers["x-forwarded-for"] = peer;
  request.headers["x-forwarded-proto"] = isEncrypted ? "https" : "http";
  request.headers["x-forwarded-host"] = request.headers.host ?? "";
  request.headers["x-forwarded-port"] = String(request.socket.localPort ?? "");
}
