/** Where a browser is sent back to after its session token was renewed: to the page it came from, and nowhere else. */
import { ownAddressAt } from "#lib/base/addresses/own-address";

/** The address that was asked for, if it is one of this site's; else the home page. */
export function handshakeLocation(asked: string | null, site: string): string {
  return `${site}${ownAddressAt(asked, site) ?? "/"}`;
}
