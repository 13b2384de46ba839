/** Who a request comes from: what a client says of itself is overwritten, unless the peer is a trusted proxy. */
import type { IncomingMessage } from "node:http";
import { isIP, type BlockList, type Socket } from "node:net";
import { TLSSocket } from "node:tls";
import { isLoopbackName } from "#lib/base/addresses/loopback-name";
import { parseUrl } from "#lib/base/addresses/parse-url";
import { clientKeyOf, forwardedClient, isTrustedAddress, readIpAddress } from "#lib/platform/client-identity";

/** The other end of a connection, with what limits count it by; `isTrusted` when it is one of our own proxies. */
type Peer = { address: string; key: string; isTrusted: boolean };

/** Noted once for each connection, whose address cannot be read any more once it has closed. */
const peers = new WeakMap<Socket, Peer>();

/** Who is at the other end of a connection. */
export function peerOf(socket: Socket, trusted: BlockList): Peer {
  const known = peers.get(socket);
  if (known) return known;
  const address = readIpAddress(socket.remoteAddress ?? "");
  const peer = address
    ? { address, key: clientKeyOf(address), isTrusted: isTrustedAddress(address, trusted) }
    : { address: "unknown", key: "unknown", isTrusted: false };
  if (address) peers.set(socket, peer);
  return peer;
}

/** Whether the other end of the connection is one of our own proxies. */
export const isTrustedPeer = (request: IncomingMessage, trusted: BlockList): boolean =>
  peerOf(request.socket, trusted).isTrusted;

/** The client's address: the one that a trusted peer names, or else the peer's own. */
function clientOf({ socket, headers }: IncomingMessage, trusted: BlockList): string {
  const { address, isTrusted } = peerOf(socket, trusted);
  if (!isTrusted) return address;
  return forwardedClient([headers["x-forwarded-for"] ?? ""].flat().join(","), trusted) ?? address;
}

/** The key by which limits count a request's client, those of the server and those of the endpoints alike. */
export function clientOfRequest(request: IncomingMessage, trusted: BlockList): string {
  const { key, isTrusted } = peerOf(request.socket, trusted);
  return isTrusted ? clientKeyOf(clientOf(request, trusted)) : key;
}

/**
 * Sets `x-forwarded-for` to the one address that we take for the client's. Unless the peer is trusted, `-proto`, `-host` and
 * `-port` are set from the socket, and `forwarded` and `x-real-ip` are dropped. Next passes a client's own headers on, so
 * that without this anybody could choose the address by which limits count. A trusted peer that does not say what was asked of it
 * may pass the public name as the host, of which a site may have several, or name only us (`proxy_pass http://lantern`): then it is
 * `site`, the public address, since a browser's origin is compared with it.
 */
export function settleForwardedHeaders(
  request: IncomingMessage,
  trusted: BlockList,
  site: URL | null = null,
): void {
  const { headers } = request;
  headers["x-forwarded-for"] = clientOf(request, trusted);
  if (isTrustedPeer(request, trusted)) {
    if (!site) return;
    if (!isPublicName(headers.host) || parseUrl(headers.origin ?? "")?.host === site.host)
      headers["x-forwarded-host"] ||= site.host;
    headers["x-forwarded-proto"] ||= site.protocol.slice(0, -1);
    return;
  }
  const isEncrypted = request.socket instanceof TLSSocket;
  delete headers.forwarded;
  delete headers["x-real-ip"];
  headers["x-forwarded-proto"] = isEncrypted ? "https" : "http";
  headers["x-forwarded-host"] = headers.host ?? "";
  headers["x-forwarded-port"] = String(request.socket.localPort ?? "");
}

/**
 * Whether a host may be how a browser calls a site, and not only how a proxy calls us: no address, and no name within a network.
 */
function isPublicName(host = ""): boolean {
  const name = parseUrl(`http://${host}`)?.hostname ?? "";
  return name.includes(".") && isIP(name) === 0 && !/\.(?:internal|lan|local|localhost|svc)$/.test(name);
}

/** The address by which a site is called that others than this machine can reach; null for a trial, which has several names. */
export function publicAddress(baseUrl: string): URL | null {
  const address = new URL(baseUrl);
  return isLoopbackName(address.hostname) ? null : address;
}
