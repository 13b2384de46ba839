/** Which prerendered page is the fallback for an empty "not found", an address that cannot be read, or a failed render. */
import { localePath, splitLocale } from "#lib/base/i18n/paths";
import {
  errorKindOf,
  errorPagePath,
  isFallbackPath,
  notFoundKindOf,
  notFoundPath,
} from "#lib/base/addresses/fallback-paths";
import { gatePath } from "#lib/base/addresses/signed-in-paths";
import { isEndpointPath } from "#lib/front/requests/address";
import { isDataOfNext, isPageOfNext } from "#lib/front/next-internals";

/** The fallback page for `path`, in the language of the path: its own address among our routes. */
export function fallbackPageUrl(path: string, status: number): string {
  const { locale, path: unprefixed } = splitLocale(path);
  return localePath(pageOf(unprefixed, status), locale);
}

function pageOf(path: string, status: number): string {
  if (status === 404) return notFoundPath(notFoundKindOf(path));
  return isUnreadable(status) ? notFoundPath("address") : errorPagePath(errorKindOf(path));
}

/** Whether a status says that the address itself cannot be read. */
export const isUnreadable = (status: number): boolean => status === 400 || status === 414;

/**
 * The status of the fallback page. A search fails whenever the content store does, and its page asks the reader to try again:
 * 503. Other addresses serve their last good page while the store fails, so that what fails there may fail for good.
 */
export function fallbackStatus(path: string, status: number): number {
  const isSearch = errorKindOf(splitLocale(path).path) === "search";
  return status >= 500 && isSearch ? 503 : status;
}

/**
 * Whether an address cannot be asked for from outside: that of a fallback page, ours or Next's, and one that Next treats as another
 * spelling of an address, to which the rules for that address would not apply.
 */
export function isWithheld(path: string): boolean {
  if (isDataOfNext(path)) return true;
  const { path: unprefixed } = splitLocale(path);
  return unprefixed === gatePath || isFallbackPath(unprefixed) || isPageOfNext(unprefixed);
}

/** Whether an answer is one that a reader looks at as a page, and not an endpoint's, a picture's or a script's. */
export function isForReaders(path: string, contentType: string): boolean {
  if (isEndpointPath(path)) return false;
  if (/^\/(?:_next|images|share)\/.*\.\w+$/.test(path)) return false;
  return contentType === "" || /^text\/(?:html|plain)/.test(contentType);
}
