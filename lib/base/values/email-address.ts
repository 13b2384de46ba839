/** What counts as an e-mail address, in the browser and on the server alike. */

/**
 * Non-space characters, an @, a domain, a dot-suffix, and nothing that cannot be written (control characters, and what
 * stands for a broken one). Whether it can be reached only a letter would tell.
 */
const pattern = /^[^\s@\p{Cc}\uFFFD]+@[^\s@\p{Cc}\uFFFD]+\.[^\s@\p{Cc}\uFFFD]+$/u;

/** The longest address that mail can carry (RFC 5321). */
export const longestEmailAddress = 254;

/**
 * An address as somebody meant it: without spaces around it, and without the signs that nobody sees and that come along where it is
 * copied from an address book or a text, such as marks of direction. With them it is another address, which nobody has.
 */
export const plainAddress = (typed: string): string => typed.replace(/\p{Cf}/gu, "").trim();

export type EmailFault = "emailRequired" | "emailInvalid";

/** Why a typed text is not an address; null when it is one, after trimming. */
export function emailFault(typed: string): EmailFault | null {
  const address = typed.trim();
  if (address === "") return "emailRequired";
  return address.length <= longestEmailAddress && pattern.test(address) ? null : "emailInvalid";
}
