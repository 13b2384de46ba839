/**
 * What the services beside our own backend are told of a page: never what a reader searched or filtered by, or how a call ended.
 * Some events of the signed-in product do tell them: what was searched for among businesses and where, which one was chosen, and
 * how a call ended.
 */
import { maskAddress } from "#lib/base/addresses/stored-address";
import { withoutTypedWords } from "#lib/base/addresses/typed-words";
import { parseUrl } from "#lib/base/addresses/parse-url";
import { splitLocale } from "#lib/base/i18n/paths";
import { pageName } from "#lib/reader/analytics/page-names";

/** An address without what may let somebody in, and without what a reader typed. */
export const addressForOthers = (address: string): string => withoutTypedWords(maskAddress(address));

/** Pages whose title repeats what was searched for, unless that is in distress. */
const searchPages: ReadonlySet<string> = new Set(["/search", "/explore"]);

/**
 * Where a reader came from. Of a page of search results only the site is told: one in distress tells no more either, and would be
 * known by that.
 */
export function referrerForOthers(address: string): string {
  const url = parseUrl(address);
  return url && searchPages.has(splitLocale(url.pathname).path)
    ? `${url.origin}/`
    : addressForOthers(address);
}

/** Pages whose title is for the reader alone: of searches, and of a call, which names the business and how it went. */
const hasOwnTitle = (path: string): boolean => searchPages.has(path) || path.startsWith("/call/");

/** Such titles that were looked at in this document. */
const ownTitles = new Set<string>();

/**
 * What is noted of a page, as others are told it. The name of a search's page stands for its title, whatever was searched for and
 * wherever the words have been left out before: a title would tell which searches are in distress. It stands too for a title that
 * is still that of the search before: going back, the address changes at once, and the title when the page is there.
 */
export function pageForOthers(page: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const told = { ...page };
  for (const key of ["url", "search", "hash", "referrer"]) {
    const address = page[key];
    if (typeof address === "string")
      told[key] = key === "referrer" ? referrerForOthers(address) : addressForOthers(address);
  }
  const path = typeof page.path === "string" ? page.path : null;
  const isOwn =
    (path !== null && hasOwnTitle(splitLocale(path).path)) ||
    [page.url, page.search].some(
      (address) => typeof address === "string" && withoutTypedWords(address) !== address,
    );
  if (typeof page.title !== "string") return told;
  if (isOwn) ownTitles.add(page.title);
  if (ownTitles.has(page.title)) told.title = path === null ? "" : pageName(path);
  return told;
}
