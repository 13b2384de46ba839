/** What parents find in the shipped library when they type a worry, or everyday words that sound like one. */
import { expect, test } from "vitest";
import { searchContent } from "#lib/publication/search/search";
import type { Locale } from "#lib/base/i18n/locales";
import { shippedLibrary } from "@/tests/support/samples/shipped-library";
import { storeOfDocuments } from "@/tests/support/services/store-of-documents";

storeOfDocuments(shippedLibrary());

/** Everyday words, and a word of the titles of a subject that they are not meant to ask about. */
const everyday: [Locale, string, string][] = [
  ["en", "guys in minecraft", "grooming"],
  ["en", "fall guys", "grooming"],
  ["es", "hombre", "grooming"],
  ["es", "hombre araña videos", "grooming"],
  ["es", "cortarse el pelo", "autolesi"],
  ["es", "se corta la llamada", "autolesi"],
  ["es", "se corta internet", "autolesi"],
  ["fr", "homme", "grooming"],
  ["fr", "monsieur madame dessin animé", "grooming"],
  ["fr", "suivre sur instagram", "position"],
  ["de", "Mann", "grooming"],
  ["de", "Ritzen im Holz", "selbstverletzung"],
  ["pt", "homem", "aliciamento"],
  ["pt", "homem aranha jogo", "aliciamento"],
  ["pt", "se cortar o wifi", "autolesão"],
  ["pt", "se corta o vídeo", "autolesão"],
  ["pt", "jogar pelada", "íntimas"],
  ["pt", "pelado futebol", "sextorsão"],
];
test.each(everyday)("in %s, %j finds nothing of %s among the first three", async (locale, typed, title) => {
  const { results } = await searchContent(typed, locale);
  const first = results.slice(0, 3).map((one) => one.title);
  expect(first.join("\n").toLowerCase()).not.toContain(title);
});

test.each([
  ["es", "un hombre habla con mi hija", "grooming"],
  ["es", "mi hija se corta", "autolesiones"],
  ["fr", "un homme parle à ma fille", "grooming"],
  ["de", "fremder Mann schreibt meiner Tochter", "grooming"],
  ["de", "Mann aus dem Internet", "grooming"],
  ["de", "Ritzen am Arm", "selbstverletzung"],
  ["pt", "homem fala com minha filha", "aliciamento"],
  ["pt", "mandou foto nua", "íntimas"],
] as const)(
  "in %s, %j tells of a worry, and finds %s among the first three",
  async (locale, typed, title) => {
    const { results } = await searchContent(typed, locale);
    const first = results.slice(0, 3).map((one) => one.title);
    expect(first.join("\n").toLowerCase()).toContain(title);
  },
);

/** Worries that there are help lines for, and a word of a title that must be among the first two. */
const worries: [Locale, string, string][] = [
  ["en", "my son is suicidal", "Self-harm"],
  ["en", "my son wants to die", "seems low"],
  ["en", "he says he wants to kill himself", "seems low"],
  ["en", "he does not want to live anymore", "seems low"],
  ["en", "my daughter cuts herself", "Self-harm"],
  ["en", "hates herself", "seems low"],
  ["en", "anorexia", "food and bodies"],
  ["en", "my daughter is anorexic", "food and bodies"],
  ["en", "predator", "Grooming"],
  ["en", "rape", "Grooming"],
  ["en", "bullying", "joke turns mean"],
  ["en", "my son is bullied at school", "joke turns mean"],
  ["en", "son smokes weed", "vape or a pill"],
  ["en", "school refusal", "seems low"],
  ["es", "mi hijo quiere morir", "Autolesiones"],
  ["es", "no quiere vivir", "Autolesiones"],
  ["es-mx", "mi hijo quiere morir", "Autolesiones"],
  ["es", "sobredosis", "drogas"],
  ["es", "depredador", "Grooming"],
  ["es", "anorexia", "comida"],
  ["fr", "mon fils veut mourir", "automutilation"],
  ["fr", "il ne veut plus vivre", "abattu"],
  ["fr", "anorexie", "nourriture"],
  ["de", "mein sohn will sterben", "Selbstverletzung"],
  ["de", "er will nicht mehr leben", "bedrückt"],
  ["de", "nicht mehr da sein", "Selbstverletzung"],
  ["de", "Überdosis", "Drogen"],
  ["pt", "meu filho quer morrer", "Autolesão"],
  ["pt", "não quer mais viver", "desanimado"],
  ["pt", "anorexia", "comida"],
];
test.each(worries)("in %s, %j is answered first with what helps: %s", async (locale, typed, title) => {
  const { results, isPartial, isTooCommon } = await searchContent(typed, locale);
  const first = results.slice(0, 2);
  expect(first.map((one) => one.title).join("\n")).toContain(title);
  expect(first[0]?._type).not.toBe("glossaryTerm");
  expect({ isPartial, isTooCommon }).toEqual({ isPartial: false, isTooCommon: false });
});

test("what took its pills is found beside what cannot wait", async () => {
  for (const [locale, typed, title] of [
    ["en", "overdose", "drugs"],
    ["fr", "overdose", "cachet"],
    ["pt", "overdose", "comprimido"],
  ] as const) {
    const { results } = await searchContent(typed, locale);
    const first = results.slice(0, 4).map((one) => one.title);
    expect(first.join("\n"), locale).toContain(title);
  }
});

test.each([
  ["my son is suicidal", "mewing"],
  ["my son wants to die", "swatting"],
  ["my daughter cuts herself", "The ads inside free apps for kids"],
  ["my husband hits me", "aimbot"],
  ["baby choking", "Toca Boca, Sago Mini and other pretend-play apps"],
])("%j does not find %s, which shares a word or a spelling with it", async (typed, title) => {
  const { results } = await searchContent(typed, "en");
  expect(results.map((one) => one.title)).not.toContain(title);
});

test("who asks for a word of a worry by its name is told first what it means", async () => {
  for (const typed of ["cyberbullying", "grooming", "sextortion", "nudes"]) {
    const { results } = await searchContent(typed, "en");
    expect(results[0]).toMatchObject({ _type: "glossaryTerm", title: typed });
    const helping = results.slice(1, 3).filter(({ _type }) => _type !== "glossaryTerm");
    expect(helping, typed).not.toEqual([]);
  }
});
