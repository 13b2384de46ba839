/** Where a browser is sent after its session token was renewed: to the page it came from, and nowhere else. */
import { ownAddressAt } from "#lib/base/addresses/own-address";

/** The requested address, if it belongs to this site; otherwise the home page. */
export function handshakeLocation(asked: string | null, site: string): string {
  return `${site}${ownAddressAt(asked, site) ?? "/"}`;
}
