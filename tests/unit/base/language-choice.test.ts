import { afterEach, expect, test, vi } from "vitest";
import { isSwitchable, languageCookieSeconds, languageOption } from "#lib/base/i18n/language-choice";
import { languageInSentence } from "#lib/base/i18n/language-in-sentence";
import { locales } from "#lib/base/i18n/locales";

test("only English can be switched to", () => {
  expect(locales.filter(isSwitchable)).toEqual(["en"]);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ["es,fr", ["en", "es", "fr"]],
  [" pt ", ["en", "pt"]],
  ["en", ["en"]],
  ["", ["en"]],
])("an operator opens further languages: %j", async (value, wanted) => {
  vi.stubEnv("LANTERN_LANGUAGES", value);
  vi.resetModules();
  const opened = await import("#lib/base/i18n/switchable-locales");
  expect(opened.switchableLocales).toEqual(wanted);
});

test("without JavaScript English leads to the same page, any other language to its waitlist", () => {
  expect(languageOption("en", "/about", "es-mx").href).toBe("/about");
  expect(languageOption("es", "/about", "en").href).toBe("/waitlist?language=es");
  expect(languageOption("es-mx", "/about", "fr").href).toBe("/fr/waitlist?language=es-mx");
});

test("each language is shown by its own name", () => {
  expect(locales.map((locale) => languageOption(locale, "/", "en").label)).toEqual([
    "English",
    "Español",
    "Español Latinoamérica",
    "Français",
    "Deutsch",
    "Português",
  ]);
});

test("in a sentence a language is called as the language of the page calls it, and written as it writes it", () => {
  const french = locales.map((page) => languageInSentence("fr", page));
  expect(french).toEqual(["French", "francés", "francés", "français", "Französisch", "francês"]);
  expect(languageInSentence("es-mx", "en")).toBe("Latin American Spanish");
});

test("a choice is remembered for seven days", () => {
  expect(languageCookieSeconds).toBe(7 * 24 * 60 * 60);
});
