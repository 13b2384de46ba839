/** An address in the form in which an event stores it. */
import { cutText } from "#lib/base/text/text";

/** Parameters that grant access. They belong to an address for a moment, and into no record of it. */
const secretParameter =
  /(?:token|ticket|secret|password|signature|session|jwt|auth|code|state|email|phone|key)/i;

/** The longest address that is stored. */
const longestAddress = 2_048;

/** An address for storage: masked, and cut to 2,048 characters. */
export const storedAddress = (address: string): string => cutText(maskAddress(address), longestAddress);

/**
 * An address or query string without the values of parameters that may hold a secret or identify somebody.
 * `/sign-in?ticket=abc&next=/calls` becomes `/sign-in?ticket=***&next=/calls`.
 */
export const maskAddress = (address: string): string =>
  address.replace(/([?&#])([^=&#?]+)=([^&#]*)/g, (whole, mark: string, name: string) =>
    secretParameter.test(name) ? `${mark}${name}=***` : whole,
  );
