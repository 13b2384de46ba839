/** Where a browser is sent back to after its session token was renewed: to the page it came from, and nowhere else. */
import { ownAddressAt } from "#lib/base/site/own-address";

export function handshakeLocation(asked: string | null, site: string): string {
  return `${site}${ownAddressAt(asked, site) ?? "/"}`;
}
