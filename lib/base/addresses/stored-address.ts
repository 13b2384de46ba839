/** An address in the form in which an event stores it. */
import { changeParameters } from "#lib/base/addresses/nested-parameters";
import { longestAddress, secretParameter } from "#lib/base/addresses/sent-address";
import { cutText } from "#lib/base/text/text";

/** An address for storage: masked, and cut to 2,048 characters. */
export const storedAddress = (address: string): string => cutText(maskAddress(address), longestAddress);

const hidden = "***";

/**
 * An address or query string without the values of parameters that may hold a secret or identify somebody.
 * `/sign-in?ticket=abc&next=/calls` becomes `/sign-in?ticket=***&next=/calls`. An address in a parameter is masked too: the
 * sign-in pages carry the address that was asked for, with its parameters. What is too deep inside is hidden.
 */
export const maskAddress = (address: string): string =>
  changeParameters(address, {
    choose: (name) => (secretParameter.test(name) ? hidden : undefined),
    opaque: hidden,
  });
