/** Whom each worry on the page of help lines leads to. */
import { expect, test } from "vitest";
import type { DatasetDocument } from "#lib/local/query-documents";
import { countriesOf, type Choosable } from "#lib/publication/content/choose-help-lines";
import { linesByWorry, type Worry } from "#lib/publication/content/help-worries";
import { locales, type Locale } from "#lib/base/i18n/locales";
import { shippedLibrary } from "@/tests/support/samples/shipped-library";

/** What is stored of a line. */
type Stored = DatasetDocument &
  Pick<Choosable, "country" | "subjects"> &
  Partial<Choosable> & { order?: number };

const lines = (shippedLibrary() as Stored[])
  .filter(({ _type }) => _type === "helpLine")
  .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
  .map(({ languages = [], form = null, ...line }): Choosable => ({ ...line, languages, form }));

const worriesOf = (locale: Locale) => linesByWorry(lines, locale).map(({ worry }) => worry);
const countriesIn = (locale: Locale, wanted: Worry) =>
  linesByWorry(lines, locale).find(({ worry }) => worry === wanted)?.countries ?? [];

test("in every language a parent finds what weighs most, the most urgent first", () => {
  for (const locale of locales)
    expect(worriesOf(locale), locale).toEqual(
      expect.arrayContaining([
        "poison",
        "crisis",
        "abuse",
        "images",
        "bullying",
        "relationships",
        "worry",
        "parenting",
      ]),
    );
  expect(worriesOf("en").slice(0, 3)).toEqual(["poison", "crisis", "abuse"]);
  expect(worriesOf("en")).not.toContain("danger");
});

test("a worry leads to the lines of every country of the language, in their order", () => {
  for (const locale of locales)
    for (const { worry, countries } of linesByWorry(lines, locale).filter(
      ({ worry }) => worry !== "parenting",
    ))
      expect(
        countries.map(({ country }) => country),
        `${locale} ${worry}`,
      ).toEqual(countriesOf[locale]);
});

test("where minutes may count, each country begins with its emergency number", () => {
  for (const locale of locales)
    for (const worry of ["poison", "crisis", "abuse", "relationships"] as const)
      for (const { country, lines: shown } of countriesIn(locale, worry))
        expect(shown[0]?.subjects, `${locale} ${worry} ${country}`).toEqual(["danger"]);
});

test("a country without a line for a worry has those for any, and says so", () => {
  const [mexico, usa] = countriesIn("es-mx", "bullying");
  expect(mexico).toMatchObject({ country: "MX", isForAny: true });
  expect(mexico?.lines.length).toBeGreaterThan(0);
  expect(mexico?.lines.every(({ subjects }) => subjects.includes("worry"))).toBe(true);
  expect(usa).toMatchObject({ country: "US", isForAny: false });
  expect(usa?.lines.length).toBeGreaterThan(0);
  expect(usa?.lines.every(({ subjects }) => subjects.includes("bullying"))).toBe(true);
});

test("what no country has a line for is not among the worries", () => {
  expect(worriesOf("de")).not.toContain("gambling");
  expect(worriesOf("en")).toContain("gambling");
  expect(linesByWorry([], "en")).toEqual([]);
});

test("for advice to parents nobody is led to a line for children", () => {
  for (const locale of locales) {
    const countries = countriesIn(locale, "parenting");
    expect(countries.length, locale).toBeGreaterThan(0);
    expect(
      countries.every(({ isForAny }) => !isForAny),
      locale,
    ).toBe(true);
  }
  expect(countriesIn("en", "parenting").map(({ country }) => country)).not.toContain("CA");
});
