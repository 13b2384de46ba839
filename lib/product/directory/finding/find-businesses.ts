import "server-only";
/** The businesses of the directory that a search finds. */
import { searchBusinesses } from "#lib/product/directory/provider/directory";
import { reaches, type ExploreQuery } from "#lib/product/directory/query/explore-query";
import type { PlaceChoice } from "#lib/product/directory/places/place-choice";
import { neverCloses } from "#lib/product/directory/hours/opening";
import {
  everyBusiness,
  type DirectoryPage,
  type DirectoryQuery,
} from "#lib/product/directory/provider/provider";
import { queryWords, searchedWords } from "#lib/product/directory/query/query-words";
import { readResultPlace } from "#lib/product/directory/provider/result-place";
import { foldWords, roundTheClock } from "#lib/product/directory/vocabulary/words";

const pageSize = 20;

/** A page of businesses, and how far it reaches from the place of the search, in kilometres; null for any distance. */
export type FoundPage = DirectoryPage & { withinKm: number | null };

/** The page of businesses that a query asks for. Throws when the directory cannot be read. */
export const findBusinesses = (query: ExploreQuery, choice: PlaceChoice, now: Date): Promise<FoundPage> =>
  readPage(query, choice, now);

/**
 * The same, only of businesses that are called as the query says: its words are one name then, so that none of them is looked for
 * by itself, nor the digits among them as a number.
 */
export const findCalled = (query: ExploreQuery, choice: PlaceChoice, now: Date): Promise<FoundPage> =>
  readPage({ ...query, sought: "", phone: null }, choice, now, foldWords(query.search));

async function readPage(
  query: ExploreQuery,
  choice: PlaceChoice,
  now: Date,
  called?: string,
): Promise<FoundPage> {
  const { phone } = query;
  const near = choice.kind === "place" ? choice.place : null;
  const read = async (
    asked: Pick<DirectoryQuery, "words" | "phrases" | "phone" | "withinKm">,
  ): Promise<FoundPage> => ({
    ...(await searchBusinesses({
      ...asked,
      ...(called !== undefined && { called }),
      category: query.category,
      near,
      openAt: query.isOpen ? now : null,
      openTimes: query.openTimes,
      now,
      after: readResultPlace(query.after),
      before: readResultPlace(query.before),
      size: pageSize,
    })),
    withinKm: asked.withinKm,
  });
  if (phone !== null) {
    const page = await read({ words: [], phone: phone.digits, withinKm: null });
    if (!phone.isSpelled || page.businesses.length > 0) return page;
  }
  return read({ ...searchedWords(query.sought), phone: null, withinKm: near && reaches[query.within] });
}

/** Where the first business of a query's page stands in the whole list, counted from 1, as full as pages mostly are. */
export function firstRanking({ after, before }: Pick<ExploreQuery, "after" | "before">): number {
  const page = readResultPlace(before ?? after)?.page ?? 1;
  return (page - 1) * pageSize + 1;
}

/** Whether a page shows what comes close because nothing that never closes has the other words, as a query asks. */
export const lacksRoundTheClock = (
  { sought }: Pick<ExploreQuery, "sought">,
  { businesses, isApproximate }: Pick<DirectoryPage, "businesses" | "isApproximate">,
): boolean =>
  isApproximate &&
  queryWords(sought).includes(roundTheClock) &&
  !businesses.some(({ hours }) => hours !== null && neverCloses(hours));

/** Whether the words of a query find nothing, wherever and whenever it is open: the directory has no such business. */
export async function isNowhere({ sought, phone }: ExploreQuery): Promise<boolean> {
  const { words: all, phrases } = searchedWords(sought);
  const words = all.filter((word) => word !== roundTheClock);
  if (words.length === 0 || phone?.isSpelled === false) return false;
  const { businesses, next } = await searchBusinesses({ ...everyBusiness, words, phrases, size: 1 });
  return businesses.length === 0 && next === null;
}
