/** What the services beside our own backend are told of a page: never what a reader searched for or filtered by. */
import { maskAddress } from "#lib/base/addresses/stored-address";
import { withoutTypedWords } from "#lib/base/addresses/typed-words";
import { pageName } from "#lib/reader/analytics/page-names";

/** An address without what may let somebody in, and without what a reader typed. */
export const addressForOthers = (address: string): string => withoutTypedWords(maskAddress(address));

/** The same for what is noted of a page. The title of a search's page repeats the words, so the page's name stands for it. */
export function pageForOthers(page: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const told = { ...page };
  for (const key of ["url", "search", "hash", "referrer"]) {
    const address = page[key];
    if (typeof address === "string") told[key] = addressForOthers(address);
  }
  const hasTyped = [page.url, page.search].some(
    (address) => typeof address === "string" && withoutTypedWords(address) !== address,
  );
  if (hasTyped && "title" in page) told.title = typeof page.path === "string" ? pageName(page.path) : "";
  return told;
}
