/** What Explore makes of words in distress: who cries for help gets no list that only looks like an answer. */
import { beforeEach, expect, test, vi } from "vitest";
import { parseExplore } from "#lib/product/directory/query/explore-query";
import { findPage } from "#lib/product/directory/finding/find-page";
import type { DirectoryPage, DirectoryQuery } from "#lib/product/directory/provider/provider";
import { searchUrgency } from "#lib/product/directory/urgency/search-urgency";
import type { Locale } from "#lib/base/i18n/locales";

const searchBusinesses = vi.hoisted(() => vi.fn<(query: DirectoryQuery) => Promise<DirectoryPage>>());
vi.mock("#lib/product/directory/provider/directory", () => ({ searchBusinesses }));

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

test.each([
  ["en", "my son wants to die he needs a therapist"],
  ["en", "my therapist says my son wants to die"],
  ["en", "i want to kill myself, counselor did not help"],
  ["en", "my daughter is being abused by her therapist"],
  ["en", "my son talks about suicide therapist"],
  ["en", "i'm suicidal therapist"],
  ["en", "suicidal right now therapist"],
  ["en", "kid suicidal need therapist now"],
  ["en", "emergency suicidal counselor tonight"],
  ["en", "please help suicidal therapist"],
  ["es", "suicidio psicólogo ahora"],
  ["de", "Suizid Therapeut sofort"],
  ["en", "counseling teen wants to commit suicide"],
  ["en", "my daughter is depressed and cuts herself therapist"],
  ["es", "quiero suicidarme psicologo"],
  ["es", "mi hijo se quiere matar, psicólogo"],
  ["es", "mi psicólogo abusó de mi hija"],
  ["es-mx", "mi hija se quiere matar terapeuta"],
  ["fr", "mon fils veut mourir, psychologue"],
  ["fr", "je veux me suicider psy"],
  ["fr", "j'ai des idées noires psy"],
  ["de", "mein Sohn will sterben, Therapeut"],
  ["de", "Meine Tochter will nicht mehr leben, Psychologin"],
  ["de", "er hat Selbstmordgedanken Kinderpsychologe"],
  ["pt", "minha filha quer morrer psicólogo"],
  ["pt", "quero me matar terapeuta"],
] as const)(
  "who cries for help and names a helper gets the lines first, and the list below: %s %s",
  async (locale, search) => {
    expect(searchUrgency(search, locale)).toMatchObject({ isFirst: true, asksForHelper: true });
    expect((await askedBy(search, locale))?.called).toBeUndefined();
  },
);

test.each([
  ["en", "suicidal teen therapist"],
  ["en", "therapist for suicidal thoughts"],
  ["en", "self-harm therapist"],
  ["en", "domestic violence counseling"],
  ["en", "child abuse counselor"],
  // Where somebody is, or when a business is open, tells nothing.
  ["en", "suicide counseling near me"],
  ["en", "domestic violence counseling near me"],
  ["en", "suicide counseling open now"],
  ["en", "self-harm therapist boston ma"],
  ["es", "psicólogo para ideas suicidas cerca de mí"],
  ["fr", "psychologue automutilation près de chez moi"],
  ["de", "Therapeut Selbstverletzung in meiner Nähe"],
  ["en", "my son is depressed he needs a therapist"],
  ["es", "psicólogo para ideas suicidas"],
  ["es", "terapia violencia familiar"],
  ["fr", "thérapeute violences conjugales"],
  ["fr", "psychologue spécialiste de l'automutilation"],
  ["de", "Therapeut für Selbstverletzung"],
  ["de", "Kinderpsychologe Ritzen"],
  ["pt", "psicólogo para automutilação"],
] as const)("a worry that is only named, for whoever helps with it, is no cry: %s %s", (locale, search) => {
  expect(searchUrgency(search, locale)).toMatchObject({ isFirst: false, asksForHelper: true });
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
