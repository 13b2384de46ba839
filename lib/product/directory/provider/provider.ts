/** What a source of businesses does, whichever it is. */
import type { Business, Category } from "#lib/product/directory/business/business";
import type { OpeningTimes } from "#lib/product/directory/hours/opening-times";
import type { Phrases } from "#lib/product/directory/query/query-words";
import type { Point } from "#lib/product/directory/business/distance";
import type { PostalPlace } from "#lib/product/directory/places/postal-code";
import type { ResultPlace } from "#lib/product/directory/provider/result-place";
import type { DirectorySource } from "#lib/product/directory/records/directory-source";

export type DirectoryQuery = {
  /** Words that must all be found, each as the beginning of a word. */
  words: readonly string[];
  /** What was typed in place of some of them. */
  phrases?: Phrases;
  /** Only what has these folded words, one behind the other and in full. */
  called?: string;
  /** The digits that the telephone number ends with; null for any number. */
  phone: string | null;
  category: Category | null;
  /** Nearest first from here; by name without. */
  near: Point | null;
  /** Only so near; only with `near`. */
  withinKm: number | null;
  /** Only what is open at this moment. */
  openAt: Date | null;
  /** Only what is open at some of these times of the present week. */
  openTimes: OpeningTimes | null;
  /** The moment from which `openTimes` names days; that of the search where it says none. */
  now?: Date;
  after: ResultPlace | null;
  before: ResultPlace | null;
  /** How many a page holds. */
  size: number;
};

/** A query that every business answers. */
export const everyBusiness: Omit<DirectoryQuery, "size"> = {
  words: [],
  phone: null,
  category: null,
  near: null,
  withinKm: null,
  openAt: null,
  openTimes: null,
  after: null,
  before: null,
};

export type FoundBusiness = Business & { distanceKm: number | null };

export type DirectoryPage = {
  /** Fewer than a page holds, or none, also where there is a next page: holidays may close what is usually open. */
  businesses: FoundBusiness[];
  /** Where the pages beside this one begin; null where there is none. */
  previous: ResultPlace | null;
  next: ResultPlace | null;
  /** Nothing had all of the words themselves; these have what is spelled alike, or only the words that say what is looked for. */
  isApproximate: boolean;
};

export type DirectoryProvider = {
  search: (query: DirectoryQuery) => Promise<DirectoryPage>;
  /** Whether some business may have a word that begins so. */
  hasWord: (beginning: string) => Promise<boolean>;
  /** The middle of the businesses that have a postal code, by its word, with their city; null where none has it. */
  postalPlace: (word: string) => Promise<PostalPlace | null>;
  /** With the hours of the week from `now`; null when there is no such business. */
  read: (id: string, now: Date) => Promise<Business | null>;
  /** The numbers among these that its businesses have, each with the name of one of them. */
  namesByPhone: (phones: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Where the businesses are from, and the places that they are in. */
  source: () => Promise<DirectorySource>;
};
