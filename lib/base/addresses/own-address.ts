/** What counts as an address of our own. This is checked wherever an address from outside decides where a browser goes. */
import { parseUrl } from "#lib/base/addresses/parse-url";

/** No address of ours is longer. */
const longestOwn = 2048;

/** A host that does not exist: an address that resolves to another host was no path. */
const base = "http://own.invalid";

/** Characters that browsers drop inside an address or read as a slash. No address of ours contains one. */
const misread = /[\u0000-\u0020\u007f\\]/;

/** Two leading slashes, in any spelling, begin another host for a browser or for a server on the way. */
const namesAHost = /^\/(?:\/|%2f|%5c)/i;

/** Whether `address` contains nothing that a browser would drop or read as something else. */
export const isPlainAddress = (address: string): boolean =>
  address.length <= longestOwn && !misread.test(address);

/**
 * The own address that `asked` names: path, query and hash, with its dot segments resolved. `null` for everything that a
 * browser could take for another site or for a script.
 */
export function ownAddress(asked: unknown): string | null {
  if (typeof asked !== "string" || !isPlainAddress(asked)) return null;
  if (!asked.startsWith("/") || namesAHost.test(asked)) return null;
  const parsed = parseUrl(asked, base);
  // Resolving the dot segments may leave two leading slashes, which would be another site again.
  if (parsed?.origin !== base || namesAHost.test(parsed.pathname)) return null;
  return parsed.pathname + parsed.search + parsed.hash;
}

/** The own address that `asked` names, as a path or as an absolute address of `origin`; otherwise `null`. */
export function ownAddressAt(asked: unknown, origin: string): string | null {
  if (typeof asked !== "string" || !isPlainAddress(asked)) return null;
  if (asked.startsWith("/")) return ownAddress(asked);
  const parsed = /^https?:\/\//i.test(asked) ? parseUrl(asked) : null;
  if (parsed?.origin !== origin || parsed.username !== "" || parsed.password !== "") return null;
  return ownAddress(parsed.pathname + parsed.search + parsed.hash);
}

/** Files and what programs ask for: these have one address for all languages. */
const isNoPage = /^\/(?:api|share)\/|^[^?#]*\.[a-z\d]+(?:[?#]|$)/i;

/** A link to a page at `origin` by its whole address, as a browser shows it, is one by its path; any other stays as it is. */
export function ownPath(href: string, origin: string): string {
  const path = href.startsWith("/") ? null : ownAddressAt(href, origin);
  return path === null || isNoPage.test(path) ? href : path;
}
