/** Where a reader goes after signing in: back to the page that was asked for, and never to another site. */
import { firstProductPath } from "#lib/site/signed-in-paths";

/** The query parameter of the sign-in pages that carries the asked address. */
export const returnParameter = "redirect_url";

/** No address of ours comes near this. */
const longest = 2048;

/**
 * The own address that `asked` names: path, query and hash. `null` for everything that a browser could take for another
 * site or for a script.
 */
export function ownAddress(asked: unknown): string | null {
  if (typeof asked !== "string" || asked.length > longest) return null;
  // Browsers drop control characters inside an address, and read a backslash as a slash.
  if (/[\u0000-\u0020\u007f\\]/.test(asked) || !/^\/(?!\/)/.test(asked)) return null;
  const base = "http://own.invalid";
  const parsed = URL.parse(asked, base);
  // Dot segments may leave two slashes in front, which would be another site again.
  if (parsed?.origin !== base || parsed.pathname.startsWith("//")) return null;
  return parsed.pathname + parsed.search + parsed.hash;
}

/** The same, or the product's first page. */
export const returnAddress = (asked: unknown): string => ownAddress(asked) ?? firstProductPath;

/**
 * Where a new user is led: to the stored `target` when it is a path of our own, an address of `ownOrigin`, or one of an
 * origin that the operator allows; anything else is answered by the product's first page.
 */
export function addressAfterSignUp(
  target: string,
  origins: { own: string; allowed: readonly string[]; first: string },
): string {
  if (target.startsWith("/")) return ownAddress(target) ?? origins.first;
  // Browsers drop control characters and blanks around an address; ours has none.
  const isPlain = target.length <= longest && !/[\u0000-\u0020\u007f\\]/.test(target);
  const parsed = isPlain && /^https?:\/\//i.test(target) ? URL.parse(target) : null;
  if (!parsed || parsed.username || parsed.password) return origins.first;
  if (parsed.origin === origins.own)
    return ownAddress(parsed.pathname + parsed.search + parsed.hash) ?? origins.first;
  return origins.allowed.includes(parsed.origin) ? parsed.href : origins.first;
}

/** The address of a sign-in page that remembers `asked`. */
export function rememberingAddress(page: string, asked: string | null): string {
  return asked === null ? page : `${page}?${returnParameter}=${encodeURIComponent(asked)}`;
}
