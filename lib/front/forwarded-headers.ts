/** Who a request comes from: what a client says of itself is overwritten, unless the peer is a trusted proxy. */
import type { IncomingMessage } from "node:http";
import { type BlockList, isIPv6 } from "node:net";
import { TLSSocket } from "node:tls";
import { plainAddress } from "#lib/platform/trusted-peers";

export { trustedPeers } from "#lib/platform/trusted-peers";

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
