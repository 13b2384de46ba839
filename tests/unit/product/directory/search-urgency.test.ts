/** What Explore makes of words in distress: who cries for help gets no list that only looks like an answer. */
import { beforeEach, expect, test, vi } from "vitest";
import { parseExplore } from "#lib/product/directory/explore-query";
import { findPage } from "#lib/product/directory/find-page";
import type { DirectoryPage, DirectoryQuery } from "#lib/product/directory/provider";
import { searchUrgency } from "#lib/product/directory/search-urgency";
import type { Locale } from "#lib/base/i18n/locales";

const searchBusinesses = vi.hoisted(() => vi.fn<(query: DirectoryQuery) => Promise<DirectoryPage>>());
vi.mock("#lib/product/directory/directory", () => ({ searchBusinesses }));

const none: DirectoryPage = { businesses: [], previous: null, next: null, isApproximate: false };
const now = new Date("2026-01-06T09:00:00Z");

beforeEach(() => {
  searchBusinesses.mockReset().mockResolvedValue(none);
});

/** What the directory is asked for with these words. */
async function askedBy(search: string, locale: Locale = "en"): Promise<DirectoryQuery | undefined> {
  const query = parseExplore({ q: search });
  const urgency = searchUrgency(query.search, locale);
  await findPage({ query, choice: { kind: "everywhere" } }, urgency, now);
  return searchBusinesses.mock.lastCall?.[0];
}

test.each([
  ["en", "my child wants to die"],
  ["en", "I want to kill myself"],
  ["en", "suicide"],
  ["en", "my husband beats me"],
  // A word for a kind of business does not make a cry a search for one.
  ["en", "urgent my child wants to die"],
  ["en", "he wants to kill himself over math homework"],
  ["en", "my son with adhd wants to die"],
  ["en", "my children want to die"],
  ["es", "mi hijo se quiere morir"],
  ["es-mx", "mi hija se quiere matar"],
  ["fr", "mon fils veut mourir"],
  ["de", "mein Sohn will sterben"],
  ["pt", "minha filha quer morrer"],
] as const)(
  "a cry for help is answered with help lines, and with what is called so alone: %s %s",
  async (locale, search) => {
    expect(searchUrgency(search, locale)).toMatchObject({
      isFirst: true,
      asksForHelper: false,
      kinds: ["counseling", "pediatrics"],
    });
    expect(await askedBy(search, locale)).toMatchObject({ words: [], called: search.toLowerCase() });
  },
);

test("after an accident urgent care is what may help", () => {
  expect(searchUrgency("toddler swallowed a battery", "en")).toMatchObject({
    isAccident: true,
    isFirst: true,
    asksForHelper: false,
    kinds: ["urgent-care"],
  });
});

test.each([
  ["en", "depression therapist", false],
  ["en", "suicide counseling", false],
  ["en", "depression", false],
  ["fr", "psychologue suicide", false],
  ["de", "Psychotherapie Suizid", false],
  // It stands for a kind of business, but is no name of one: the lines come first, and the list stays.
  ["es", "depresión", true],
] as const)("who asks for somebody that helps gets the list: %s %s", async (locale, search, isFirst) => {
  expect(searchUrgency(search, locale)).toMatchObject({ asksForHelper: true, isFirst });
  const asked = await askedBy(search, locale);
  expect(asked?.called).toBeUndefined();
  expect(asked?.words).not.toEqual([]);
});

test("a page that was read for the place is none for a cry for help", async () => {
  const query = parseExplore({ q: "my child wants to die" });
  const page = { ...none, isApproximate: true, withinKm: null };
  const placed = { query, choice: { kind: "everywhere" }, page } as const;
  expect(await findPage(placed, searchUrgency(query.search, "en"), now)).toMatchObject(none);
  expect(await findPage(placed, null, now)).toBe(page);
});

test("all other words are what they were", () => {
  for (const search of ["dentist", "anxiety", "mobile grooming", ""])
    expect(searchUrgency(search, "en")).toBeNull();
});
