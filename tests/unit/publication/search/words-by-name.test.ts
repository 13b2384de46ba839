/** Whether each word of the shipped glossary is found first by who types it, or a phrase that its definition quotes. */
import { expect, test } from "vitest";
import { quotedIn } from "#lib/publication/search/piece-names";
import { searchContent } from "#lib/publication/search/search";
import type { Locale } from "#lib/base/i18n/locales";
import { shippedLibrary } from "@/tests/support/samples/shipped-library";
import { storeOfDocuments } from "@/tests/support/services/store-of-documents";

const library = shippedLibrary();
storeOfDocuments(library);

const termsOf = (locale: Locale) =>
  library.flatMap(({ _type, term, definition, language = "en" }) =>
    _type === "glossaryTerm" && language === locale
      ? [{ term: String(term), definition: String(definition) }]
      : [],
  );

test.each([
  ["en", "what does * mean"],
  ["es", "qué quiere decir *"],
  ["fr", "que veut dire *"],
  ["de", "was heißt *"],
  ["pt", "significado de *"],
] as const)(
  "in %s, each word of the glossary comes first for who types it as it is, or asks “%s”",
  async (locale, question) => {
    const terms = termsOf(locale);
    const late: string[] = [];
    for (const { term } of terms)
      for (const asked of [term, question.replace("*", term)]) {
        const { results } = await searchContent(asked, locale);
        if (results[0]?.title !== term) late.push(asked);
      }
    expect(terms.length).toBeGreaterThan(100);
    expect(late).toEqual([]);
  },
);

test.each(["en", "es", "fr", "de", "pt"] as const)(
  "in %s, a phrase that a definition has in quotes leads to its term first, a word among the first three",
  async (locale) => {
    const named = termsOf(locale).flatMap(({ term, definition }) =>
      quotedIn(definition).map((name) => ({ name, term })),
    );
    const byName = Map.groupBy(named, ({ name }) => lettersOf(name));
    const late: string[] = [];
    for (const [name, terms] of byName) {
      const written = terms[0]?.name ?? "";
      const isPhrase = written.includes(" ");
      const { results, isTooCommon } = await searchContent(written, locale);
      if (isTooCommon && !isPhrase) continue;
      const meant = new Set([name, ...terms.map(({ term }) => lettersOf(term))].map(withoutSpaces));
      const first = results.slice(0, isPhrase ? 1 : 3);
      if (!first.some(({ title }) => meant.has(withoutSpaces(lettersOf(title))))) late.push(name);
    }
    expect(byName.size).toBeGreaterThan(100);
    expect(late).toEqual([]);
  },
);

const lettersOf = (text: string) =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();
const withoutSpaces = (text: string) => text.replaceAll(" ", "");
