/** The peers whose forwarded headers are believed. */
import { BlockList, isIPv6 } from "node:net";
import { readIpAddress } from "#lib/platform/client-identity";

/** The list of trusted peers, from addresses and CIDR blocks. */
export function trustedPeers(addresses: readonly string[]): BlockList {
  const list = new BlockList();
  for (const one of addresses) {
    const [network = "", prefix] = one.split("/");
    const address = prefix === undefined ? (readIpAddress(network) ?? network) : network;
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}
