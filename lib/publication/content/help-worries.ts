/** The worries that a reader of the page of help lines can begin with, and whom each leads to. Pure. */
import {
  chooseHelpLines,
  countriesOf,
  type Choosable,
  type HelpGroup,
  type HelpSubject,
} from "#lib/publication/content/choose-help-lines";
import type { Locale } from "#lib/base/i18n/locales";

/** The most urgent first. Danger is none of them: its numbers stand above all. */
const worries = [
  "poison",
  "crisis",
  "abuse",
  "images",
  "bullying",
  "relationships",
  "identity",
  "substances",
  "gambling",
  "worry",
  "parenting",
] as const satisfies readonly HelpSubject[];

export type Worry = (typeof worries)[number];

/** The lines of a country, and whether they are for any worry because it has none for this one. */
type WorryGroup<Line> = HelpGroup<Line> & { isForAny: boolean };

type LinesOfWorry<Line> = { worry: Worry; everywhere: Line[]; countries: WorryGroup<Line>[] };

/**
 * The lines that serve each worry, in the reader's language, by the countries where it is spoken. A country without a line for it
 * has those for any worry of a child, so that nobody is led to another country's; parents who want advice are no such worry. A
 * worry for which no country has a line is left out.
 */
export function linesByWorry<Line extends Choosable>(
  lines: readonly Line[],
  locale: Locale,
): LinesOfWorry<Line>[] {
  const forAny = chooseHelpLines(lines, locale, ["worry"]).countries;
  return worries
    .map((worry) => {
      const { everywhere, countries: own } = chooseHelpLines(lines, locale, [worry]);
      const others = own.length === 0 || worry === "parenting" ? [] : forAny;
      const countries = countriesOf[locale].flatMap((country): WorryGroup<Line>[] => {
        const isHere = (group: HelpGroup<Line>) => group.country === country;
        const group = own.find(isHere);
        if (group) return [{ ...group, isForAny: false }];
        return others.filter(isHere).map((other) => ({ ...other, isForAny: true }));
      });
      return { worry, everywhere, countries };
    })
    .filter(({ countries }) => countries.length > 0);
}
