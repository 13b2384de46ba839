/** What an address of our own is. Wherever an address from outside decides where a browser goes, this is asked. */
import { parseUrl } from "#lib/base/addresses/parse-url";

/** No address of ours comes near this. */
const longestAddress = 2048;

/** A host that is nobody's: an address that leaves it was never a path. */
const base = "http://own.invalid";

/** What browsers drop inside an address or read as a slash; no address of ours has any of it. */
const misread = /[\u0000-\u0020\u007f\\]/;

/** Two slashes in front, in any spelling, are the beginning of another host to a browser or to a server on the way. */
const namesAHost = /^\/(?:\/|%2f|%5c)/i;

/** Whether `address` has nothing in it that a browser would drop, or read as something else. */
export const isPlainAddress = (address: string): boolean =>
  address.length <= longestAddress && !misread.test(address);

/**
 * The own address that `asked` names: path, query and hash, with its dot segments resolved. `null` for everything that a
 * browser could take for another site or for a script.
 */
export function ownAddress(asked: unknown): string | null {
  if (typeof asked !== "string" || !isPlainAddress(asked)) return null;
  if (!asked.startsWith("/") || namesAHost.test(asked)) return null;
  const parsed = parseUrl(asked, base);
  // What dot segments leave may begin with two slashes, which would be another site again.
  if (parsed?.origin !== base || namesAHost.test(parsed.pathname)) return null;
  return parsed.pathname + parsed.search + parsed.hash;
}

/** The own address that `asked` names as a path or as an absolute address of `origin`; else `null`. */
export function ownAddressAt(asked: unknown, origin: string): string | null {
  if (typeof asked !== "string" || !isPlainAddress(asked)) return null;
  if (asked.startsWith("/")) return ownAddress(asked);
  const parsed = /^https?:\/\//i.test(asked) ? parseUrl(asked) : null;
  if (parsed?.origin !== origin || parsed.username !== "" || parsed.password !== "") return null;
  return ownAddress(parsed.pathname + parsed.search + parsed.hash);
}
