/** An address in the form in which a browser sends it. */
import { cutText } from "#lib/base/text/text";

/** Parameters that grant access. They belong to an address for a moment, and into no record of it. */
export const secretParameter =
  /(?:token|ticket|secret|password|signature|session|jwt|auth|code|state|email|phone|key)/i;

/** The longest address that is sent or stored. */
export const longestAddress = 2_048;

/**
 * An address, masked and cut as `storedAddress` does, but without a look into its parameters: the script that runs on arrival has
 * no room for that. Whoever receives it masks it again.
 */
export const sentAddress = (address: string): string =>
  cutText(
    address.replace(/([?&#])([^=&#?]+)=([^&#]*)/g, (whole, mark: string, name: string) =>
      secretParameter.test(name) ? `${mark}${name}=***` : whole,
    ),
    longestAddress,
  );
