/** The identity of a client, the same for the server's own limits and for those of the endpoints. */
import { type BlockList, isIPv4, isIPv6 } from "node:net";

/**
 * The IP address in the text in which a socket or a proxy names one: with or without a port (`1.2.3.4:5678`, `[::1]:443`), in
 * brackets or quotes, with a zone, or an IPv4 address mapped to IPv6. IPv6 in its shortest spelling. Null when the text contains no
 * address (`unknown`, a made-up name).
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

/** An IPv4 client of a dual-stack socket appears as `::ffff:102:304`. */
function mappedIPv4(address: string): string | null {
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(address) ?? [];
  if (high === undefined || low === undefined) return null;
  const bits = Number.parseInt(high, 16) * 2 ** 16 + Number.parseInt(low, 16);
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 255).join(".");
}

/** Whether an address, in the form of `readIpAddress`, belongs to one of our own proxies. */
export const isTrustedAddress = (address: string, trusted: BlockList): boolean =>
  trusted.check(address, isIPv6(address) ? "ipv6" : "ipv4");

/**
 * The client's address in a proxy's `x-forwarded-for`: the last hop that is not one of our own proxies, each of which appends the
 * address of its peer. Where a hop is no address before that, the proxy that appended it counts as the client, because unknown
 * parties wrote everything before it. Null when there is no address at all.
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

/** The key for limits: the address, or for IPv6 its /64 network, which usually belongs to one customer. */
export const clientKeyOf = (address: string): string =>
  isIPv6(address) ? firstGroups(address).join(":") : address;

/**
 * The /48 network that contains the network of such a key. One customer may have it as well, which means 65,536 networks that are
 * counted separately. Null where the key is no IPv6 network.
 */
export const widerKeyOf = (key: string): string | null =>
  /^(?:[\da-f]{1,4}:){3}[\da-f]{1,4}$/.test(key) ? key.slice(0, key.lastIndexOf(":")) : null;

/**
 * How many times as much as one network a /48 network may have. What is held at once, such as connections, is taken from all: four
 * times is half of that, and the other half is left to everybody else. Of what is counted by time it may have more, because it may
 * be many homes, or a carrier's phones.
 */
export const widerHeld = 4;
export const widerRate = 16;

const groupsInNetwork = 4;

/** The first 64 bits of an IPv6 address. */
function firstGroups(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(Math.max(0, gap)).fill("0"), ...after].slice(0, groupsInNetwork);
}
