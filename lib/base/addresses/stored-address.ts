/** An address in the form in which an event stores it. */
import { longestAddress, secretParameter } from "#lib/base/addresses/sent-address";
import { cutText } from "#lib/base/text/text";

/** An address for storage: masked, and cut to 2,048 characters. */
export const storedAddress = (address: string): string => cutText(maskAddress(address), longestAddress);

/**
 * An address or query string without the values of parameters that may hold a secret or identify somebody.
 * `/sign-in?ticket=abc&next=/calls` becomes `/sign-in?ticket=***&next=/calls`. An address in a parameter is masked too: the
 * sign-in pages carry the address that was asked for, with its parameters.
 */
export const maskAddress = (address: string): string => mask(address, 0);

const hidden = "***";
/** How many addresses may be inside one another. Parameters deeper inside are hidden. */
const deepest = 3;

const mask = (address: string, depth: number): string =>
  address.replace(
    /([?&#])([^=&#?]+)=([^&#]*)/g,
    (_, mark: string, name: string, value: string) =>
      `${mark}${name}=${secretParameter.test(name) ? hidden : maskWithin(value, depth)}`,
  );

/** The value of a parameter, in which there may be an address with parameters of its own, encoded or not. */
function maskWithin(value: string, depth: number): string {
  const isEncoded = /%(?:25)*3d/i.test(value);
  if (!isEncoded && !value.includes("=")) return value;
  if (depth === deepest) return hidden;
  try {
    const inner = isEncoded ? decodeURIComponent(value) : value;
    // What is encoded twice has no = yet.
    const masked = inner.includes("=") ? mask(inner, depth + 1) : maskWithin(inner, depth + 1);
    if (masked === inner) return value;
    return isEncoded ? encodeURIComponent(masked) : masked;
  } catch {
    // Cut in the middle of a character.
    return hidden;
  }
}
