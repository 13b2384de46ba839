/** What is stored of an event that holds a search in distress. Pure. */
import { withoutTypedWords } from "#lib/base/addresses/typed-words";
import { parseUrl } from "#lib/base/addresses/parse-url";
import { splitLocale } from "#lib/base/i18n/paths";
import type { Locale } from "#lib/base/i18n/locales";
import { withoutNames, type CheckedEvent } from "#lib/reader/analytics/event-catalogue";

/** Whether words in a language tell of a worry for which there are help lines. */
type IsPrivate = (words: string, locale: Locale) => boolean;

/**
 * An event without the words of such a search, wherever it holds them. Of a search of the library, only that there was one is left,
 * and it is nobody's: a visitor's search without words would show that they had such a worry. So would a search of businesses
 * without words whose address names no place; no page of ours reports one.
 */
export function withoutPrivateSearch(event: CheckedEvent, isPrivate: IsPrivate): CheckedEvent {
  const { locale } = splitLocale(pathOf(event.url) ?? "/");
  const isHere = (words: string) => isPrivate(words, locale);
  const { query } = event.data;
  const isWordless = typeof query === "string" && (query === "" || isHere(query));
  const url = withoutWords(event.url, locale, isPrivate);
  if (isWordless && (event.name === "Content Search" || (isOfBusinesses(event) && !saysWhere(url))))
    return { ...withoutNames(event), sentId: event.sentId, isNobodys: true };
  const data = Object.fromEntries(
    Object.entries(event.data).map(([key, value]) => {
      if (queryKeys.has(key)) return [key, typeof value === "string" && isHere(value) ? "" : value];
      // The title of a search's page repeats its words.
      if (key === "title" && url !== event.url) return [key, ""];
      return [key, withoutWordsWithin(value, locale, isPrivate)];
    }),
  );
  return { ...event, url, data };
}

/** An address without the words of such a search. `locale` is the language of an address that names no page. */
export function withoutPrivateWords(address: string, isPrivate: IsPrivate): string {
  return withoutWords(address, splitLocale("/").locale, isPrivate);
}

const isOfBusinesses = ({ type, name }: CheckedEvent): boolean =>
  type === "business_search" || name === "Business Search";

/** Whether an address without private words says where: by its place, be it everywhere, or by words such as a postal code. */
const saysWhere = (address: string): boolean => /[?&](?:location=|q=[^&#])/.test(address);

/** The keys of texts that were searched for. */
const queryKeys: ReadonlySet<string> = new Set(["query", "searchQuery"]);

const pathOf = (address: string): string | undefined =>
  address.startsWith("/") ? address : parseUrl(address)?.pathname;

function withoutWords(address: string, locale: Locale, isPrivate: IsPrivate): string {
  const path = pathOf(address);
  const own = path === undefined ? locale : splitLocale(path).locale;
  return withoutTypedWords(address, (words) => isPrivate(words, own));
}

function withoutWordsWithin(value: unknown, locale: Locale, isPrivate: IsPrivate): unknown {
  if (typeof value === "string") return withoutWords(value, locale, isPrivate);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutWordsWithin(inner, locale, isPrivate)]),
  );
}
