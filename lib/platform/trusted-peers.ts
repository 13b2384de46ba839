/** Peers whose word on who a request comes from is believed, and addresses as they are compared. */
import { BlockList, isIPv6 } from "node:net";

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
export const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, "");
