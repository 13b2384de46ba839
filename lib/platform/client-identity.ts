/** Who a client is: one answer for the server's own limits and for those of the endpoints. */
import { type BlockList, isIPv4, isIPv6 } from "node:net";

/**
 * The IP address in what a socket or a proxy calls one: with a port or without (`1.2.3.4:5678`, `[::1]:443`), in
 * brackets or quotes, with a zone, or an IPv4 address in the clothes of an IPv6 one. IPv6 in its shortest spelling. Null
 * when there is no address in it (`unknown`, a made-up name).
 */
export function readIpAddress(text: string): string | null {
  const bare = text.trim().replace(/^"(.*)"$/, "$1");
  if (isIPv4(bare)) return bare;
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(bare) ?? [];
  const [, withoutPort] = /^([\d.]+):\d+$/.exec(bare) ?? [];
  const address = (bracketed ?? withoutPort ?? bare).replace(/%.*$/, "");
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  return mappedIPv4(short) ?? short;
}

/** An IPv4 client of a dual-stack socket shows as `::ffff:102:304`. */
function mappedIPv4(address: string): string | null {
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(address) ?? [];
  if (high === undefined || low === undefined) return null;
  const bits = Number.parseInt(high, 16) * 2 ** 16 + Number.parseInt(low, 16);
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 255).join(".");
}

/** Whether an address, as `readIpAddress` gives it, is that of one of our own proxies. */
export const isTrustedAddress = (address: string, trusted: BlockList): boolean =>
  trusted.check(address, isIPv6(address) ? "ipv6" : "ipv4");

/**
 * The address of the client in a proxy's `x-forwarded-for`: the last hop that is not one of our own proxies, each of which
 * appends whom it was asked by. Where the last of them names no address, it answers for its client itself, since what
 * stands before was written by nobody we know. Null when there is no address at all.
 */
export function forwardedClient(forwardedFor: string, trusted: BlockList): string | null {
  let client: string | null = null;
  for (const hop of forwardedFor.split(",").toReversed()) {
    const address = readIpAddress(hop);
    if (address === null) return client;
    client = address;
    if (!isTrustedAddress(address, trusted)) return client;
  }
  return client;
}

/** What limits count by: the address, and for IPv6 the network of it (/64) that one customer is given whole. */
export const clientKeyOf = (address: string): string =>
  isIPv6(address) ? firstGroups(address).join(":") : address;

/**
 * The wider network (/48) that the network of such a key is of, which one customer may be given whole too: 65,536 of those
 * that count alone. Null where the key is no IPv6 network.
 */
export const widerKeyOf = (key: string): string | null =>
  /^(?:[\da-f]{1,4}:){3}[\da-f]{1,4}$/.test(key) ? key.slice(0, key.lastIndexOf(":")) : null;

/** What a wider network may have for what one network may: it may be many homes, or the telephones of a carrier. */
export const widerShare = 16;

const groupsInNetwork = 4;

/** The first 64 bits of an IPv6 address. */
function firstGroups(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(Math.max(0, gap)).fill("0"), ...after].slice(0, groupsInNetwork);
}
