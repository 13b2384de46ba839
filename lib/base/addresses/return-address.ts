/** Where a reader goes after signing in: back to the page they asked for, and never to another site. */
import type { Locale } from "#lib/base/i18n/locales";
import { localePath, splitLocale, swapLocale } from "#lib/base/i18n/paths";
import { isPlainAddress, ownAddress, ownAddressAt } from "#lib/base/addresses/own-address";
import { parseUrl } from "#lib/base/addresses/parse-url";
import { firstProductPath, isProductPath } from "#lib/base/addresses/signed-in-paths";

/** The query parameter of the sign-in pages that carries the asked address. */
export const returnParameter = "redirect_url";

/** The address of our own that the query of a sign-in page asks for; the first where it names several, null where it names none. */
export const askedAddress = (query: Record<string, string | string[] | undefined>): string | null =>
  ownAddress([query[returnParameter]].flat()[0]);

/** The part of the sign-in page for a reader who comes back from a provider and is asked for a second factor. */
export const secondFactorHash = "#second-factor";

/** The unprefixed path to which a provider such as Google sends a reader back. */
export const callbackPath = "/sign-in/continue";

/**
 * The own address that was asked for, if it is a page of the product, in the reader's language; otherwise the product's first page
 * in that language.
 */
export function returnAddress(asked: unknown, locale: Locale): string {
  const own = ownAddress(asked);
  if (own === null) return localePath(firstProductPath, locale);
  return isProductPath(splitLocale(own).path) ? swapLocale(own, locale) : own;
}

/**
 * Where a new user is led: to the stored `target` when it is a path of our own, an address of `origins.own`, or one of an origin
 * that the operator allows; otherwise to the product's first page.
 */
export function addressAfterSignUp(
  target: string,
  origins: { own: string; allowed: readonly string[]; first: string },
): string {
  const own = ownAddressAt(target, origins.own);
  if (own !== null) return own;
  const parsed = isPlainAddress(target) && /^https?:\/\//i.test(target) ? parseUrl(target) : null;
  if (!parsed || parsed.username || parsed.password || parsed.origin === origins.own) return origins.first;
  return origins.allowed.includes(parsed.origin) ? parsed.href : origins.first;
}

/** The address of a sign-in page that remembers `asked`. */
export function rememberingAddress(page: string, asked: string | null): string {
  return asked === null ? page : `${page}?${returnParameter}=${encodeURIComponent(asked)}`;
}
