import "server-only";
/** Who a request comes from, for counting. */
import { isIPv6 } from "node:net";
import { env } from "#lib/platform/env";
import { plainAddress, trustedPeers } from "#lib/platform/trusted-peers";

const trusted = trustedPeers(env.TRUSTED_PROXIES);
const isTrusted = (address: string) => trusted.check(address, isIPv6(address) ? "ipv6" : "ipv4");

/**
 * The address of the client: the last hop that is not one of our own proxies. Our server has overwritten the header where
 * the peer is none of them, so that what stands there was not chosen by the client.
 */
export function clientAddress(headers: Headers): string {
  const hops = (headers.get("x-forwarded-for") ?? "")
    .split(",")
    .map((hop) => plainAddress(hop.trim()))
    .filter(Boolean);
  return hops.findLast((hop) => !isTrusted(hop)) ?? hops[0] ?? "unknown";
}

/** What limits count by: the address, and for IPv6 the network of it that one customer is given whole. */
export function clientKey(headers: Headers): string {
  const address = clientAddress(headers);
  return isIPv6(address) ? ipv6Network(address) : address;
}

/** The first 64 bits of an IPv6 address. */
function ipv6Network(address: string): string {
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const groups =
    tail === undefined
      ? before
      : [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0"), ...after];
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(":");
}
