/** What is removed from an event before it is stored. No schema library here, because the browser uses this file too. */
import { maskAddress } from "#lib/base/addresses/stored-address";
import { cutText } from "#lib/base/text/text";

/** The longest error message that is stored. */
const longestErrorMessage = 500;

/** The first three characters of a phone number. A masked number stays as it is. */
export const maskPhone = (phone: string): string => `${cutText(phone.trim(), 3)}***`;

/** An error's message, cut to its first 500 characters. Values that grant access are removed from addresses in it. */
export const cutErrorMessage = (message: string): string =>
  cutText(maskAddress(message), longestErrorMessage);
