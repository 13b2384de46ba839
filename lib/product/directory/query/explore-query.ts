/** What Explore was asked for, as its address carries it: everything a link needs to show the same list again. */
import { isCategory, type Category } from "#lib/product/directory/business/business";
import { firstOf, type Query } from "#lib/base/addresses/filtered-addresses";
import type { OpeningTimes } from "#lib/product/directory/hours/opening-times";
import { askForOpenAlone, openingIn } from "#lib/product/directory/query/opening-words";
import { searchedPhone, type SearchedPhone } from "#lib/product/directory/query/phone-search";
import { queryWords } from "#lib/product/directory/query/query-words";
import { cutText, plainText } from "#lib/base/text/text";

/** How far is near, in kilometres: five, fifteen and thirty miles. The key is what the address says. */
export const reaches = { "8": 8.04672, "24": 24.14016, "48": 48.28032, any: null } as const;
export type Reach = keyof typeof reaches;
export const defaultReach: Reach = "48";

export type ExploreQuery = {
  /** As typed, trimmed. */
  search: string;
  /** What that looks for, without its words for when it is to be open. */
  sought: string;
  /** When it is to be open, as these words say; null where they say nothing of it, or only "now". */
  openTimes: OpeningTimes | null;
  /** The telephone number that `search` is; null where it is none. */
  phone: SearchedPhone | null;
  /** As typed, trimmed; null where the address says nothing of it, empty for everywhere. */
  location: string | null;
  category: Category | null;
  /** How far the user wants to go. A number is searched for at any distance: it has one owner, however far away. */
  within: Reach;
  isOpen: boolean;
  /** Its words are meant as they are typed, whatever place they are spelled like. */
  isExact: boolean;
  /** The keys of a page; one at most. */
  after: string | null;
  before: string | null;
};

export const longestSearch = 120;

const typed = (value: string | null) =>
  value === null ? null : cutText(plainText(value).replace(/\s+/g, " ").trim(), longestSearch).trimEnd();

/** What is searched for: words for opening times are a filter, and those for now the one that the form has. */
export function searchedFor(
  search: string,
  isOpen: boolean,
): Pick<ExploreQuery, "search" | "sought" | "openTimes" | "phone" | "isOpen"> {
  if (askForOpenAlone(queryWords(search)))
    return { search: "", sought: "", openTimes: null, phone: null, isOpen: true };
  const { rest: sought, times, isNow } = openingIn(search) ?? { rest: search, times: null, isNow: false };
  return {
    search: times === null ? sought : search,
    sought,
    openTimes: times,
    phone: searchedPhone(sought),
    isOpen: isNow || isOpen,
  };
}

/**
 * Reads an address's parameters; what does not fit is as if it were not there. A search for "open now" is the filter: no business
 * is called so.
 */
export function parseExplore(parameters: Query): ExploreQuery {
  const category = firstOf(parameters.category);
  const within = firstOf(parameters.within) ?? defaultReach;
  // An empty one hides none beside it.
  const [before, after] = [firstOf(parameters.before) || null, firstOf(parameters.after) || null];
  const asked = typed(firstOf(parameters.q)) ?? "";
  const place = typed(firstOf(parameters.location));
  // A number is no place: whoever types one into the other field means its business. Eight bare digits are a code in Brazil.
  const isNumberForPlace =
    asked === "" && place !== null && !/^\d{8}$/.test(place) && searchedPhone(place)?.isSpelled === false;
  const [search, location] = isNumberForPlace ? [place, null] : [asked, place];
  const exact = firstOf(parameters.exact);
  return {
    ...searchedFor(search, firstOf(parameters.open) === "1"),
    location,
    category: isCategory(category) ? category : null,
    within: Object.hasOwn(reaches, within) ? (within as Reach) : defaultReach,
    // A form names the words that it means: others that are typed into it may be misspelt anew.
    isExact: exact === "1" || (search !== "" && typed(exact) === search),
    after: before === null ? after : null,
    before,
  };
}

/** The address of Explore with this query, unprefixed; from the first page on unless a key is named. */
export function exploreAddress(query: ExploreQuery, changes: Partial<ExploreQuery> = {}): string {
  const { search, location, category, within, isOpen, isExact, after, before } = {
    ...query,
    after: null,
    before: null,
    ...changes,
  };
  const parameters = new URLSearchParams();
  if (search) parameters.set("q", search);
  if (location !== null) parameters.set("location", location);
  if (category) parameters.set("category", category);
  if (within !== defaultReach) parameters.set("within", within);
  if (isOpen) parameters.set("open", "1");
  if (isExact) parameters.set("exact", "1");
  if (after) parameters.set("after", after);
  if (before) parameters.set("before", before);
  const text = parameters.toString();
  return text === "" ? "/explore" : `/explore?${text}`;
}
