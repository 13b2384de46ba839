/** What is taken out of an event before anybody keeps it. No schema library here: the browser uses it too. */
import { cutText } from "#lib/base/site/text";

/** The longest error message that is kept. */
const longestErrorMessage = 500;

/** A phone number by its first three characters. What is masked already stays as it is. */
export const maskPhone = (phone: string): string => `${cutText(phone.trim(), 3)}***`;

/** An error's message, cut to its first 500 characters. */
export const cutErrorMessage = (message: string): string => cutText(message, longestErrorMessage);
