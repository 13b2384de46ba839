/** An address as an event keeps it. */
import { cutText } from "#lib/base/text/text";

/** Parameters that let somebody in. They are part of an address for a moment, and of no record of it. */
const secretParameter =
  /(?:token|ticket|secret|password|signature|session|jwt|auth|code|state|email|phone|key)/i;

/** The longest address that is kept. */
const longestAddress = 2_048;

/** An address as it is kept: masked, and cut to 2,048 characters. */
export const storedAddress = (address: string): string => cutText(maskAddress(address), longestAddress);

/**
 * An address or query string without the values of parameters that may hold a secret or say who somebody is.
 * `/sign-in?ticket=abc&next=/calls` becomes `/sign-in?ticket=***&next=/calls`.
 */
export const maskAddress = (address: string): string =>
  address.replace(/([?&#])([^=&#?]+)=([^&#]*)/g, (whole, mark: string, name: string) =>
    secretParameter.test(name) ? `${mark}${name}=***` : whole,
  );
