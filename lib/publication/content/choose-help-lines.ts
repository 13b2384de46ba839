/** Which help lines are shown with a text, and in what order their countries come. Pure. */
import {
  countries,
  helpCountries,
  helpRegions,
  type helpSubjects,
} from "#lib/publication/content/schema/vocabulary";
import { countryName } from "#lib/base/i18n/country-names";
import { displayNames, listFormat } from "#lib/base/i18n/formats";
import { baseOf, languages, type Locale } from "#lib/base/i18n/locales";

export type HelpCountry = (typeof helpCountries)[number];
export type HelpSubject = (typeof helpSubjects)[number];

/** What choosing needs to know of a line. */
export type Choosable = {
  readonly country: HelpCountry;
  readonly languages: readonly string[];
  readonly subjects: readonly HelpSubject[];
  readonly form: string | null;
};

export type HelpGroup<Line> = { country: HelpCountry; lines: Line[] };

/** Where readers of a language live. Nobody's country is guessed from their address, so the language has to do. */
export const countriesOf: Record<Locale, readonly HelpCountry[]> = {
  en: ["US", "CA", "GB", "IE", "AU", "NZ"],
  es: ["ES", "US"],
  "es-mx": ["MX", "US"],
  fr: ["FR", "BE", "CH", "CA"],
  de: ["DE", "AT", "CH"],
  pt: ["BR", "PT"],
};

const regions: readonly HelpCountry[] = helpRegions;

/** Whether a line of there answers in several countries, as one of Europe or of the world does. */
export const isRegion = (country: HelpCountry): boolean => regions.includes(country);

/** A line's name in a box. It names the region of a line that answers in several countries, but not in the whole world. */
export const nameInBox = ({ name, country }: { name: string; country: HelpCountry }, tag: string): string =>
  country !== "001" && isRegion(country) ? `${name} (${countryName(country, tag)})` : name;

const grouped = <Line extends Choosable>(
  lines: readonly Line[],
  order: readonly HelpCountry[],
): HelpGroup<Line>[] =>
  order
    .map((country) => ({ country, lines: lines.filter((line) => line.country === country) }))
    .filter((group) => group.lines.length > 0);

const isForDanger = (line: Choosable) => line.subjects.includes("danger");
/** Where minutes count, nobody looks for somebody to talk to. */
const accidents: readonly HelpSubject[] = ["danger", "poison"];
/** With these subjects the emergency number is shown beside the lines that listen. */
const urgent: readonly HelpSubject[] = [...accidents, "crisis", "abuse", "relationships"];

/** Whether there may be no time to lose with one of these subjects. */
export const isUrgent = (subjects: readonly HelpSubject[]): boolean =>
  subjects.some((subject) => urgent.includes(subject));

/** Whether a body may be in danger, so that a doctor has to be called. */
export const isAccident = (subjects: readonly HelpSubject[]): boolean =>
  subjects.some((subject) => accidents.includes(subject));

/**
 * The lines that fit a text's subjects, in three groups. `everywhere`: those that serve the whole world. `countries`: those in
 * the reader's language, by the countries where it is spoken, with the emergency number where a subject may be urgent, and
 * alone where a doctor may be needed at once. `elsewhere`: those that lead on in any other country. A country `where` the help is
 * known to be needed, in two letters, comes first; in its own language if it has no line in the reader's, or nothing but the
 * emergency number where somebody has to listen.
 */
export function chooseHelpLines<Line extends Choosable>(
  lines: readonly Line[],
  locale: Locale,
  subjects: readonly HelpSubject[],
  where = "",
): { everywhere: Line[]; countries: HelpGroup<Line>[]; elsewhere: Line[] } {
  const fitting = lines.filter(
    (line) =>
      line.subjects.some((subject) => subjects.includes(subject)) ||
      (isForDanger(line) && isUrgent(subjects)),
  );
  const ofRegions = fitting.filter((line) => isRegion(line.country));
  const isEverywhere = (line: Line) => line.country === "001" && line.form !== null;
  const understood = fitting.filter((line) => line.languages.includes(baseOf(locale)));
  const there = countries.filter((country) => country === where);
  const [inLanguage] = grouped(understood, there);
  // Otherwise in the one that most people there would answer in.
  const spoken = lines.find(({ country }) => country === where)?.languages[0];
  const inItsOwn = fitting.filter((line) => spoken !== undefined && line.languages.includes(spoken));
  const isEnough = inLanguage !== undefined && (isAccident(subjects) || !inLanguage.lines.every(isForDanger));
  return {
    everywhere: ofRegions.filter(isEverywhere),
    countries: [
      ...grouped(isEnough ? understood : inItsOwn, there),
      ...grouped(
        understood,
        countriesOf[locale].filter((country) => country !== where),
      ),
    ].filter(
      ({ country, lines: ofCountry }) =>
        isAccident(subjects) || country === where || !ofCountry.every(isForDanger),
    ),
    elsewhere: ofRegions.filter((line) => !isEverywhere(line)),
  };
}

/** Every line by country: those of the language's readers first, the others by name, Europe and the world at the end. */
export function allHelpLines<Line extends Choosable>(
  lines: readonly Line[],
  locale: Locale,
): HelpGroup<Line>[] {
  const own = countriesOf[locale];
  const { tag } = languages[locale];
  const others = helpCountries
    .filter((country) => !own.includes(country) && !isRegion(country))
    .toSorted((one, other) => countryName(one, tag).localeCompare(countryName(other, tag), tag));
  return grouped(lines, [...own, ...others, ...regions]);
}

/** Languages in words, in a sentence of the page's language. */
export const languageNames = (codes: readonly string[], tag: string): string =>
  listFormat(tag, {}).format(codes.map((code) => displayNames(tag, { type: "language" }).of(code) ?? code));
