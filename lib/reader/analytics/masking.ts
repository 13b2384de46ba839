/** What is taken out of an event before anybody keeps it. No schema library here: the browser uses it too. */
import { maskAddress } from "#lib/reader/analytics/stored-address";
import { cutText } from "#lib/base/text/text";

/** The longest error message that is kept. */
const longestErrorMessage = 500;

/** A phone number by its first three characters. What is masked already stays as it is. */
export const maskPhone = (phone: string): string => `${cutText(phone.trim(), 3)}***`;

/** An error's message, cut to its first 500 characters; of an address in it, what may let somebody in is taken out. */
export const cutErrorMessage = (message: string): string =>
  cutText(maskAddress(message), longestErrorMessage);
