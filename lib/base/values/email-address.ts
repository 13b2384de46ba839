/** What counts as an e-mail address, in the browser and on the server alike. */

/**
 * Non-space characters, an @, a domain, and a suffix after a dot. Control characters and the replacement of a broken character are
 * excluded: they are nothing that people write. So is what mail allows only between quotes, which no real address has: it separates
 * the addresses of a list, and names from addresses. No address begins with "=", as a formula does. Only sending a mail would show
 * whether an address can be reached.
 */
const pattern =
  /^(?!=)[^\s\p{Cc}\uFFFD@()<>[\]:;\\,"]+@(?:[^\s\p{Cc}\uFFFD@()<>[\]:;\\,".]+\.)+[^\s\p{Cc}\uFFFD@()<>[\]:;\\,".]+$/u;

/** The longest address that mail can carry (RFC 5321). */
export const longestEmailAddress = 254;

/**
 * An address as it was meant: without spaces around it, and without invisible characters, such as direction marks, which come along
 * when it is copied from an address book or a text. With them it would be a different address, which nobody has.
 */
export const plainAddress = (typed: string): string => typed.replace(/\p{Cf}/gu, "").trim();

export type EmailFault = "emailRequired" | "emailInvalid";

/** The address that a typed text means, or why it is none. */
export function readEmailAddress(typed: string): { address: string } | { fault: EmailFault } {
  const address = plainAddress(typed);
  if (address === "") return { fault: "emailRequired" };
  const isOne = address.length <= longestEmailAddress && pattern.test(address);
  return isOne ? { address } : { fault: "emailInvalid" };
}
