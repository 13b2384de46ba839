import { expect, test } from "vitest";
import { languageThere } from "#lib/product/calls/form/call-language";
import { baseOf, languages, locales, type Locale } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";

test.each<[country: string, page: Locale, language: Locale | null]>([
  ["US", "es", "en"],
  ["US", "es-mx", "en"],
  ["GB", "de", "en"],
  ["DE", "en", "de"],
  ["AT", "pt", "de"],
  ["FR", "en", "fr"],
  ["ES", "en", "es"],
  ["MX", "en", "es-mx"],
  ["AR", "de", "es-mx"],
  ["BR", "en", "pt"],
  ["PT", "es", "pt"],
  // Understood as it is.
  ["US", "en", null],
  ["MX", "es", null],
  ["ES", "es-mx", null],
  // Several languages are at home there.
  ["CA", "fr", null],
  ["CA", "es", "en"],
  ["CH", "fr", null],
  ["CH", "en", "de"],
  ["CM", "en", null],
  ["LU", "de", null],
  ["PR", "en", null],
  // The Spanish of Spain is also spoken elsewhere.
  ["GQ", "en", "es"],
  // None of ours, or nothing to go by.
  ["IT", "en", null],
  ["JP", "de", null],
  ["", "fr", null],
])("a business of %j is called from a page in %s in %s", (country, page, language) => {
  expect(languageThere({ country, languages: [] }, page)).toBe(language);
});

test("a business that says it speaks the page's language is called in that", () => {
  const languages = ["en", "es"];
  expect(languageThere({ country: "US", languages }, "es-mx")).toBeNull();
  expect(languageThere({ country: "US", languages }, "fr")).toBe("en");
});

test.each(locales)(
  "the form in %s says that what came of the call is read in the language of the page",
  async (page) => {
    const { calls } = await readMessages(page);
    const named = new Intl.DisplayNames(languages[page].tag, { type: "language" }).of(baseOf(page)) ?? "none";
    expect(calls.start.languageHint).toMatch(new RegExp(`${named}\\.$`));
  },
);
